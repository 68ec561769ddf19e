// graphql-ws, alone and as Apollo and urql use it for subscriptions.
import { ApolloClient, InMemoryCache, gql } from "@apollo/client";
import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { Client, subscriptionExchange } from "@urql/core";
import { createClient } from "graphql-ws";
import WebSocket from "ws";

const [, , url, query, session, token] = process.argv;

const connect = (bearer) =>
  createClient({
    url,
    webSocketImpl: WebSocket,
    connectionParams: { Authorization: `Bearer ${bearer}` },
  });

async function follow(bearer, after, count) {
  const client = connect(bearer);
  const told = [];
  for await (const answer of client.iterate({ query, variables: { session, after } })) {
    told.push(Object.values(answer.data)[0]);
    if (told.length === count) break;
  }
  await client.dispose();
  return told;
}

/** The first answers of a source, which subscribes an observer and answers how to leave. */
function some(count, subscribe) {
  return new Promise((resolve, reject) => {
    const told = [];
    const subscription = subscribe({
      error: reject,
      next({ data, error }) {
        if (error) reject(error);
        told.push(data.session);
        if (told.length < count) return;
        resolve(told);
        setTimeout(() => subscription.unsubscribe());
      },
    });
  });
}

async function followByApollo() {
  const socket = connect(token);
  const client = new ApolloClient({
    cache: new InMemoryCache({ possibleTypes: { SessionUpdate: ["RedPlanetUpdate"] } }),
    link: new GraphQLWsLink(socket),
  });
  const asked = { query: gql(query), variables: { session, after: 0 } };
  const told = await some(4, (observer) => client.subscribe(asked).subscribe(observer));
  await socket.dispose();
  return told;
}

async function followByUrql() {
  const socket = connect(token);
  const forwardSubscription = (request) => ({
    subscribe: (sink) => ({ unsubscribe: socket.subscribe(request, sink) }),
  });
  const client = new Client({ url, exchanges: [subscriptionExchange({ forwardSubscription })] });
  const told = await some(4, (observer) =>
    client.subscription(query, { session, after: 0 }).subscribe(observer.next),
  );
  await socket.dispose();
  return told;
}

const first = await follow(token, 0, 2);
const second = await follow(token, first.at(-1).version, 2);
const [refused] = await follow("nobody's", 0, 1);
const noProtocol = await new Promise((resolve) => {
  new WebSocket(url).on("close", resolve);
});
const versions = (updates) => updates.map((update) => update.version);
console.log(
  JSON.stringify({
    versions: versions([...first, ...second]),
    apollo: versions(await followByApollo()),
    urql: versions(await followByUrql()),
    wrongToken: refused.__typename,
    noProtocol,
  }),
);
