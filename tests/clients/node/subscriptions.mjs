// graphql-ws: the client that Apollo and urql hand subscriptions to.
import { createClient } from "graphql-ws";
import WebSocket from "ws";

const [, , url, query, session, token] = process.argv;

async function follow(bearer, after, count) {
  const client = createClient({
    url,
    webSocketImpl: WebSocket,
    connectionParams: { Authorization: `Bearer ${bearer}` },
  });
  const told = [];
  for await (const answer of client.iterate({ query, variables: { session, after } })) {
    told.push(Object.values(answer.data)[0]);
    if (told.length === count) break;
  }
  await client.dispose();
  return told;
}

const first = await follow(token, 0, 2);
const second = await follow(token, first.at(-1).version, 2);
const [refused] = await follow("nobody's", 0, 1);
const noProtocol = await new Promise((resolve) => {
  new WebSocket(url).on("close", resolve);
});
const versions = [...first, ...second].map((update) => update.version);
console.log(JSON.stringify({ versions, wrongToken: refused.__typename, noProtocol }));
