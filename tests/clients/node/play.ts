// A whole game of Mission: Red Planet, by random legal moves, with types made from the schema.
import type { ResultOf, TypedDocumentNode } from "@graphql-typed-document-node/core";
import { print } from "graphql";
import type { RedPlanetMoveInput } from "./build/gql/graphql.js";
import { graphql } from "./build/gql/index.js";

declare const process: { argv: string[]; exit(code: number): never };

const Setup = graphql(`
  query Setup($seed: String!) {
    redPlanet {
      setup(seats: { names: ["Ann", "Bob", null] }, seed: $seed) {
        __typename
        ... on RedPlanetPosition {
          ...Turn
        }
        ... on Problem {
          message
        }
      }
    }
  }
`);

const Apply = graphql(`
  query Apply($state: Document!, $seat: Int!, $move: RedPlanetMoveInput!) {
    redPlanet {
      apply(state: $state, seat: $seat, move: $move) {
        __typename
        ... on RedPlanetPosition {
          ...Turn
        }
        ... on RedPlanetIllegalMove {
          message
          rule {
            id
            title
          }
        }
        ... on Problem {
          message
        }
      }
    }
  }
`);

const Turn = graphql(`
  fragment Turn on RedPlanetPosition {
    document
    over
    state {
      ply
      round
      phase
      companies {
        name
        reserve
        tokens {
          ice
          sylvanite
          celerium
        }
      }
    }
    events {
      __typename
      ... on RedPlanetShipLandedEvent {
        ship
        zone
      }
    }
    legalMoves {
      seat
      moves {
        __typename
        document
        ... on RedPlanetBoardMove {
          ship
          astronauts
        }
        ... on RedPlanetChooseMove {
          character
        }
      }
    }
    score {
      final
      winners
      seats {
        seat
        total
      }
    }
  }
`);
void Turn;

/** Only typed here: what follows a session of any game, and knows one of them better. */
const Follow = graphql(`
  subscription Follow($session: String!, $after: Int) {
    session(session: $session, after: $after) {
      __typename
      ... on SessionUpdate {
        version
        toAct
        over
        events {
          __typename
          document
        }
      }
      ... on RedPlanetUpdate {
        events {
          ... on RedPlanetShipLandedEvent {
            ship
            zone
          }
        }
      }
      ... on StreamEnded {
        reason
        version
      }
      ... on Problem {
        message
      }
    }
  }
`);
type Told = ResultOf<typeof Follow>["session"];

export function version(told: Told): number | string {
  switch (told.__typename) {
    case "StreamEnded":
      return told.reason;
    case "RedPlanetUpdate":
      return told.events.filter((event) => event.__typename === "RedPlanetShipLandedEvent").length;
    default:
      return "version" in told ? told.version : told.message;
  }
}

const [, , url = ""] = process.argv;

async function ask<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/graphql-response+json",
    },
    body: JSON.stringify({ query: print(document), variables }),
  });
  const answer = (await response.json()) as { data?: Data; errors?: unknown };
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}

const begun = (await ask(Setup, { seed: "typescript" })).redPlanet.setup;
if (begun.__typename !== "RedPlanetPosition") throw new Error(begun.__typename);

let position = begun;
let landings = 0;
for (let turn = 0; !position.over; turn++) {
  const decision = position.legalMoves[0];
  const move = decision?.moves[(turn * 7) % decision.moves.length];
  if (!decision || !move) throw new Error("nobody may move, and it is not over");
  // What is typed is handed back typed; anything else as the document that it came with.
  const chosen: RedPlanetMoveInput =
    move.__typename === "RedPlanetBoardMove"
      ? { board: { ship: move.ship, astronauts: move.astronauts } }
      : move.__typename === "RedPlanetChooseMove"
        ? { choose: { character: move.character } }
        : { document: move.document };
  const variables = { state: position.document, seat: decision.seat, move: chosen };
  const answer = (await ask(Apply, variables)).redPlanet.apply;
  switch (answer.__typename) {
    case "RedPlanetPosition":
      position = answer;
      break;
    case "RedPlanetIllegalMove":
      throw new Error(`${answer.rule.id}: ${answer.message}`);
    default:
      throw new Error(answer.message);
  }
  landings += position.events.filter((e) => e.__typename === "RedPlanetShipLandedEvent").length;
}

const { state, score } = position;
console.log(
  JSON.stringify({
    plies: state.ply,
    round: state.round,
    phase: state.phase,
    landings,
    names: state.companies.map((company) => company.name),
    totals: score.seats.map((seat) => seat.total),
    final: score.final,
    winners: score.winners,
  }),
);
