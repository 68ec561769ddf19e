/**
 * The events of a stream as they come, by the rules of the HTML standard, however its bytes are cut.
 * A comment, such as a heartbeat, is an event without name and data.
 */
export async function* serverSentEvents(body) {
    let event = "";
    let id = "";
    let data = [];
    for await (const line of lines(body)) {
        if (line === "") {
            if (data.length > 0)
                yield { event: event || "message", data: data.join("\n"), id };
            event = "";
            data = [];
            continue;
        }
        const colon = line.indexOf(":");
        const field = colon < 0 ? line : line.slice(0, colon);
        const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
        if (field === "")
            yield undefined;
        else if (field === "event")
            event = value;
        else if (field === "data")
            data.push(value);
        else if (field === "id" && !value.includes("\0"))
            id = value;
    }
}
/** Lines that end with CR, LF or both. What is cut off at the end is no line. */
async function* lines(body) {
    const reader = body.getReader();
    const decoder = new TextDecoder(); // which also drops a byte order mark
    let rest = "";
    try {
        for (;;) {
            const { done, value } = await reader.read();
            if (done)
                return;
            rest += decoder.decode(value, { stream: true });
            // A CR that ends the chunk may be the first half of CR LF: wait for what follows.
            const complete = rest.endsWith("\r") ? rest.slice(0, -1) : rest;
            const found = complete.split(/\r\n|\r|\n/);
            rest = (found.pop() ?? "") + rest.slice(complete.length);
            yield* found;
        }
    }
    finally {
        await reader.cancel().catch(() => undefined);
    }
}
