// Runs the samples of a folder, and prints what each asked the service for.
//
// Whoever opens a stream sees the session closed, so that no sample goes on for ever.
import { readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { fetch: ask } = globalThis;
const folder = pathToFileURL(`${process.argv[2]}/`);
let asked;
let host;

globalThis.fetch = async (address, options = {}) => {
  const { pathname } = new URL(address);
  asked.push(`${options.method ?? "GET"} ${pathname}`);
  const answer = await ask(address, options);
  if (pathname === "/v1/sessions") ({ host } = await answer.clone().json());
  if (pathname.endsWith("/stream")) {
    const session = new URL(pathname.slice(0, -"/stream".length), address);
    await ask(session, { method: "DELETE", headers: { authorization: `Bearer ${host}` } });
  }
  return answer;
};
console.log = () => {};

const report = {};
for (const name of readdirSync(folder).filter((name) => name.endsWith(".js"))) {
  asked = [];
  await import(new URL(name, folder));
  report[name.slice(0, -".js".length)] = asked;
}
process.stdout.write(JSON.stringify(report));
