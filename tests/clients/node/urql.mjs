// urql: a query, a move and an illegal move through its usual exchanges.
import { Client, cacheExchange, fetchExchange, gql } from "@urql/core";

const [url] = process.argv.slice(2);
const client = new Client({ url, exchanges: [cacheExchange, fetchExchange], preferGetMethod: false });
const ask = async (query, variables = {}) => {
  const { data, error } = await client.query(query, variables).toPromise();
  if (error) throw error;
  return data;
};

const { redPlanet } = await ask(gql`
  {
    redPlanet {
      setup(seats: { count: 3 }, seed: "urql") {
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
`);
const { document: state, legalMoves } = redPlanet.setup;
const [{ seat, moves }] = legalMoves;
const apply = async (move) => {
  const query = gql`
    query Apply($state: Document!, $seat: Int, $move: RedPlanetMoveInput!) {
      redPlanet(lang: FR) {
        apply(state: $state, seat: $seat, move: $move) {
          __typename
          ... on RedPlanetPosition {
            state {
              ply
            }
          }
          ... on RedPlanetIllegalMove {
            message
          }
        }
      }
    }
  `;
  return (await ask(query, { state, seat, move })).redPlanet.apply;
};
const wrong = await client.query("{ nothing }", {}).toPromise();
console.log(
  JSON.stringify({
    applied: await apply({ document: moves[0].document }),
    refused: await apply({ pass: true }),
    error: wrong.error.graphQLErrors[0].extensions.code,
  }),
);
