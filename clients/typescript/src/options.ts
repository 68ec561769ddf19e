import type { Language, Part } from "./contract/shared.js";

/** `fetch`, or what stands in for it. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** How often, and after how long, a request is sent again. */
export interface RetryOptions {
  /** How often at most; 2 unless told, 0 for never. */
  attempts?: number | undefined;
  /** Milliseconds before the first retry; 500 unless told. Each further one waits twice as long. */
  firstDelay?: number | undefined;
  /** Milliseconds that a retry waits at most; 8000 unless told. */
  maxDelay?: number | undefined;
  /** The longest `Retry-After` that is waited for, in milliseconds; 60000 unless told. */
  maxRetryAfter?: number | undefined;
}

/** How the service is reached. */
export interface ClientOptions {
  /** Where the service is: `https://rules.example`. */
  baseUrl: string | URL;
  /** For services that give out keys. */
  apiKey?: string | undefined;
  /** The language of texts; unless told, the service goes by `Accept-Language`. */
  lang?: Language | undefined;
  /** Milliseconds for one attempt; 30000 unless told. */
  timeout?: number | undefined;
  /** How requests are sent again. */
  retry?: RetryOptions | undefined;
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Unless told, the `fetch` of the platform. */
  fetch?: Fetch | undefined;
}

/** What any call may be told. */
export interface CallOptions {
  /** Gives the call up, its retries included. */
  signal?: AbortSignal | undefined;
  /** The language of texts in the answer. */
  lang?: Language | undefined;
  /** Milliseconds for one attempt. */
  timeout?: number | undefined;
  /** How often the request is sent again at most. */
  retries?: number | undefined;
}

/** What a call may be told that is answered with a position or a view. */
export interface AnswerOptions extends CallOptions {
  /**
   * What to answer besides the position; all but words and pictures unless told. Naming only
   * `labels`, `texts`, `picture` or `closed` adds them to the rest.
   */
  include?: readonly Part[] | undefined;
}

/** What a call may be told about a real-time game. */
export interface Timed {
  /** When: milliseconds since the start of play. */
  at?: number | null | undefined;
}
