// The public audit of GraphQL over HTTP, as one line of JSON per audit.
import { serverAudits } from "graphql-http";

const [url] = process.argv.slice(2);
for (const audit of serverAudits({ url, fetchFn: fetch })) {
  const result = await audit.fn();
  const reason = result.status === "ok" ? null : result.reason;
  console.log(JSON.stringify({ id: audit.id, name: audit.name, status: result.status, reason }));
}
