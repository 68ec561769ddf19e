"use strict";

// One tab per game, with a query that can be run as it stands.
async function show() {
  const examples = await (await fetch("/graphql/graphiql/examples.json")).json();
  const fetcher = GraphiQL.createFetcher({ url: "/graphql" });
  const page = React.createElement(GraphiQL, {
    fetcher,
    defaultTabs: examples,
    variables: examples[0].variables, // of the first tab it would show the query alone
    defaultEditorToolsVisibility: "variables",
    shouldPersistHeaders: false,
  });
  ReactDOM.createRoot(document.getElementById("graphiql")).render(page);
}

show();
