// Writes src/contract/ anew from the OpenAPI document: one module of named types for each game, and
// one for what all games share. The version of the package is that of the document.
//
//   node scripts/generate.mjs [--check]     --check writes nothing and fails where something differs
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

const root = new URL("../", import.meta.url);
const contract = JSON.parse(read(new URL("../../openapi/openapi.json", root)));
const schemas = contract.components.schemas;

/** What the hand-written layer needs of each game, as members of its table of types. */
const PARTS = [
  "State",
  "Move",
  "Event",
  "View",
  "Decision",
  "Position",
  "LegalMoves",
  "Seen",
  "Suggestions",
  "SetupRequest",
  "JudgeRequest",
  "StateRequest",
  "RenderRequest",
  "SuggestRequest",
  "ReplayRequest",
  "SealedSetup",
  "SealedPosition",
  "SealedView",
  "SealedLegalMoves",
  "SealedSuggestions",
  "SessionRequest",
  "SessionSeen",
  "Update",
  "Updates",
  "Record",
];

const games = contract.components.parameters.game.schema.enum;
const prefixes = new Map(games.map((id) => [id, pascal(id)]));

/** In which module a schema is. */
function moduleOf(name) {
  return games.find((id) => name.startsWith(prefixes.get(id))) ?? "shared";
}

const declarations = await declare(schemas);
const written = new Map();
for (const module of ["shared", ...games]) {
  const own = declarations.filter(({ name }) => moduleOf(name) === module);
  written.set(`src/contract/${module}.ts`, print(module, own));
}
written.set("package.json", withVersion("package.json", (data, version) => ({ ...data, version })));
written.set(
  "package-lock.json",
  withVersion("package-lock.json", (data, version) => {
    const packages = { ...data.packages, "": { ...data.packages[""], version } };
    return { ...data, version, packages };
  }),
);

const stale = [...written].filter(([path, text]) => read(new URL(path, root)) !== text);
if (process.argv.includes("--check")) {
  if (stale.length > 0) {
    console.error(`Not as the contract says: ${stale.map(([path]) => path).join(", ")}.`);
    console.error("Run `npm run generate` in clients/typescript.");
    process.exit(1);
  }
} else {
  for (const [path, text] of stale) {
    writeFileSync(new URL(path, root), text);
    console.log(path);
  }
}

/** Every schema as a declaration of its own, with the names of the schemas that it refers to. */
async function declare(all) {
  const document = {
    openapi: "3.1.0",
    info: contract.info,
    paths: {},
    components: { schemas: plain(all) },
  };
  const nodes = await openapiTS(document, { defaultNonNullable: false });
  const components = nodes.find((node) => node.name?.text === "components");
  const members = components.members.find((member) => member.name.text === "schemas").type.members;
  return members.map((member) => {
    const name = member.name.text;
    const refers = new Set();
    const type = named(member.type, refers);
    const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
    const node = ts.isTypeLiteralNode(type)
      ? ts.factory.createInterfaceDeclaration(exported, name, undefined, undefined, type.members)
      : ts.factory.createTypeAliasDeclaration(exported, name, undefined, type);
    comment(node, member);
    return { name, node, refers };
  });
}

/** The type with `components["schemas"]["Score"]` as `Score`. */
function named(type, refers) {
  const visit = (node) => {
    if (ts.isIndexedAccessTypeNode(node) && ts.isIndexedAccessTypeNode(node.objectType)) {
      const name = node.indexType.literal.text;
      refers.add(name);
      return ts.factory.createTypeReferenceNode(name);
    }
    const visited = ts.visitEachChild(node, visit, undefined);
    return ts.isPropertySignature(node) ? comment(visited, node) : visited;
  };
  return visit(type);
}

/** Gives a node the comment of another one, as a plain docstring. */
function comment(node, from) {
  const comments = ts.getSyntheticLeadingComments(from) ?? [];
  ts.setSyntheticLeadingComments(
    node,
    comments.map((one) => ({ ...one, text: one.text.replaceAll("@description ", "") })),
  );
  return node;
}

/** Schemas without titles, which are their names, and without what only a validator reads. */
function plain(content) {
  if (Array.isArray(content)) return content.map(plain);
  if (content === null || typeof content !== "object") return content;
  const kept = Object.entries(content).filter(
    ([key, value]) =>
      !(key === "title" && typeof value === "string") &&
      !(key === "discriminator" && "mapping" in value) &&
      !(key === "pattern" && typeof value === "string"),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, plain(value)]));
}

function print(module, own) {
  const lines = [
    "// Made by scripts/generate.mjs from openapi/openapi.json. Do not edit: `npm run generate`.",
  ];
  const here = new Set(own.map(({ name }) => name));
  const needed = new Map();
  for (const name of new Set(own.flatMap(({ refers }) => [...refers]))) {
    if (here.has(name)) continue;
    const from = moduleOf(name);
    needed.set(from, [...(needed.get(from) ?? []), name].sort());
  }
  for (const [from, names] of [...needed].sort()) {
    lines.push(`import type {\n  ${names.join(",\n  ")},\n} from "./${from}.js";`);
  }
  lines.push("", module === "shared" ? sharedTables() : tableOf(module), "");
  lines.push(astToString(own.map(({ node }) => node)).trim(), "");
  return lines.join("\n").replaceAll("    ", "  ");
}

function tableOf(game) {
  const prefix = prefixes.get(game);
  const parts = PARTS.map((part) => `  ${part}: ${prefix}${part};`);
  const title = contract.tags.find((tag) => tag.name === game).description;
  const packs = contract.paths[`/v1/games/${game}/packs`]; // which not every game has
  return [
    `/** The types of ${title}. */`,
    `export interface ${prefix} {`,
    `  Id: ${JSON.stringify(game)};`,
    ...parts,
    `  Components: ${answerOf(contract.paths[`/v1/games/${game}/components`].get)};`,
    `  PackInput: ${packs ? requestOf(packs.post) : "never"};`,
    `  PackAccepted: ${packs ? answerOf(packs.post) : "never"};`,
    "}",
  ].join("\n");
}

/** The name of what an operation is sent. */
function requestOf({ requestBody }) {
  return nameIn(requestBody);
}

/** The name of what an operation answers. */
function answerOf({ responses }) {
  return nameIn(responses["200"]);
}

function nameIn({ content }) {
  return content["application/json"].schema.$ref.split("/").at(-1);
}

function sharedTables() {
  const names = contract.components.parameters.name.schema.enum;
  const included = contract.components.parameters.include.schema.items.enum;
  const languages = contract.components.parameters.lang.schema.enum;
  return [
    "/** The version of the service whose contract these types are. */",
    `export const VERSION = ${JSON.stringify(contract.info.version)};`,
    "",
    "/** The id of a game. */",
    `export type GameId = ${union(games)};`,
    "",
    "/** The languages of texts. */",
    `export type Language = ${union(languages)};`,
    "",
    "/** What may be answered besides a position. */",
    `export type Part = ${union(included)};`,
    "",
    "/** The names of the kinds of problem. */",
    `export type ProblemName =\n  | ${names.map((name) => JSON.stringify(name)).join("\n  | ")};`,
  ].join("\n");
}

function union(values) {
  return values.map((value) => JSON.stringify(value)).join(" | ");
}

function withVersion(path, change) {
  const data = change(JSON.parse(read(new URL(path, root))), contract.info.version);
  return `${JSON.stringify(data, null, 2)}\n`;
}

function read(url) {
  try {
    return readFileSync(url, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}

function pascal(id) {
  return id.replace(/(^|-)(.)/g, (_, __, letter) => letter.toUpperCase());
}
