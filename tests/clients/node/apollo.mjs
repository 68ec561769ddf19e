// Apollo Client: a cached query, a move, an illegal move as data, and persisted queries by GET.
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, gql } from "@apollo/client";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import { createHash } from "node:crypto";

const [url] = process.argv.slice(2);
const requests = [];
const watched = (address, options) => {
  requests.push(options.method ?? "GET");
  return fetch(address, options);
};
const sha256 = (query) => createHash("sha256").update(query).digest("hex");
const client = new ApolloClient({
  cache: new InMemoryCache({
    possibleTypes: { Problem: ["RedPlanetIllegalMove", "InvalidState", "InvalidMove"] },
  }),
  link: ApolloLink.from([
    new PersistedQueryLink({ sha256, useGETForHashedQueries: true }),
    new HttpLink({ uri: url, fetch: watched }),
  ]),
});

const GAMES = gql`
  query Games {
    games {
      id
      title
    }
  }
`;
const SETUP = gql`
  query Setup {
    redPlanet {
      setup(seats: { count: 3 }, seed: "apollo") {
        ... on RedPlanetPosition {
          document
          legalMoves {
            seat
            moves {
              document
            }
          }
        }
      }
    }
  }
`;
const APPLY = gql`
  query Apply($state: Document!, $seat: Int, $move: Document!) {
    redPlanet {
      apply(state: $state, seat: $seat, move: { document: $move }) {
        ... on RedPlanetPosition {
          digest
          state {
            ply
          }
        }
        ... on RedPlanetIllegalMove {
          rule {
            id
          }
        }
        ... on Problem {
          message
        }
      }
    }
  }
`;

const { data: listed } = await client.query({ query: GAMES });
await client.query({ query: GAMES });
const afterGames = requests.length;
const { data: begun } = await client.query({ query: SETUP });
const { document: state, legalMoves } = begun.redPlanet.setup;
const [{ seat, moves }] = legalMoves;
const apply = async (move) => {
  const variables = { state, seat, move };
  const context = { fetchOptions: { method: "POST" } };
  return (await client.query({ query: APPLY, variables, context })).data.redPlanet.apply;
};
console.log(
  JSON.stringify({
    games: listed.games.map((game) => game.id),
    requestsForTwoQueries: requests.slice(0, afterGames),
    applied: await apply(moves[0].document),
    refused: await apply({ type: "pass" }),
  }),
);
