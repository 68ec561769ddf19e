// A server on this machine that answers what a test tells it to, and remembers what it was asked.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestContext } from "node:test";
import { Areopagus, type ClientOptions } from "areopagus-client";

export interface Asked {
  method: string;
  url: URL;
  headers: IncomingMessage["headers"];
  body: string;
}

/** Answers one request. */
export type Reply = (response: ServerResponse, asked: Asked) => void;

/** A server that gives these replies one after the other, and a client that knows it. */
export async function unkind(
  test: TestContext,
  replies: Reply[],
  options: Partial<ClientOptions> = {},
): Promise<{ mars: Areopagus; asked: Asked[] }> {
  const asked: Asked[] = [];
  const left = [...replies];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const { method = "", url = "", headers } = request;
    const one = { method, url: new URL(url, "http://here"), headers, body };
    asked.push(one);
    const reply = left.shift() ?? problem(500, "internal");
    reply(response, one);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  test.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const mars = new Areopagus({
    baseUrl: `http://127.0.0.1:${port}/`,
    retry: { firstDelay: 1, maxDelay: 4 },
    ...options,
  });
  return { mars, asked };
}

export function json(content: unknown, status = 200): Reply {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(content));
  };
}

export function problem(status: number, name: string, headers: Record<string, string> = {}): Reply {
  return (response) => {
    response.writeHead(status, {
      "content-type": "application/problem+json",
      "x-request-id": "r-1",
      ...headers,
    });
    const title = "A problem";
    response.end(JSON.stringify({ type: `/problems/${name}`, title, status, detail: "So it is." }));
  };
}

/** Takes the request, and lets go of the connection without an answer. */
export const hangUp: Reply = (response) => response.destroy();

/** Begins to answer, and lets go in the middle. */
export const breakOff: Reply = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  response.write('{"half":');
  setTimeout(() => response.destroy(), 5);
};

/** Never answers. */
export const silence: Reply = () => undefined;

/** An event stream with these bytes, and what becomes of it then. */
export function stream(text: string, then: "end" | "destroy" | "hold" = "destroy"): Reply {
  return (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(text);
    if (then === "end") response.end();
    if (then === "destroy") setTimeout(() => response.destroy(), 5);
  };
}

export function opened(version: number): string {
  return `retry: 1000\nid: ${version}\nevent: open\ndata: {"version":${version}}\n\n`;
}

export function update(version: number): string {
  const data = { game: "red-planet", version, time: 0, seat: 0, at: null, events: [] };
  const more = { toAct: [0], over: false };
  return `id: ${version}\nevent: update\ndata: ${JSON.stringify({ ...data, ...more })}\n\n`;
}

export function ended(reason: string): string {
  return `event: end\ndata: {"reason":"${reason}","version":0}\n\n`;
}
