/** A call with what is left out filled in from another one. */
export function inherited(call, from) {
    return { lang: from.lang, include: from.include, ...call };
}
/** The operations that answer parts on request; the others refuse to be asked for them. */
const WITH_PARTS = new Set(["setup", "replay", "apply", "view", "legal-moves"]);
/** The options that an operation takes. */
export function takenBy(operation, options) {
    return WITH_PARTS.has(operation) ? options : { ...options, include: undefined };
}
/** What goes into the body: options without those of the call. */
export function withoutCall(options) {
    const { signal, lang, timeout, retries, include, ...rest } = options;
    return rest;
}
/** A key that no other request has, for `Idempotency-Key`; also where `randomUUID` is missing. */
export function newKey() {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
