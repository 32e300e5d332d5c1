/** Longest event that is read, in characters. */
const LONGEST = 1 << 20;

/**
 * The data of each event of a server-sent event stream, in order, several data lines joined by line breaks (WHATWG HTML,
 * 9.2.6). Comments, ids and events without data are passed over; an event that the stream breaks off in is dropped.
 *
 * @throws RangeError for an event of more than a million characters; whatever the stream throws.
 */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = [];
  for await (const line of lines(body)) {
    if (line === "") {
      if (data.length > 0) yield data.join("\n");
      data = [];
      continue;
    }
    const [, field, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === "data") data.push(value);
    if (data.reduce((sum, part) => sum + part.length, 0) > LONGEST)
      throw new RangeError("an event is too long");
  }
}

/** Lines that have ended, however they end. */
async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true });
    // A carriage return at the end may be the first half of a line break.
    const complete = rest.endsWith("\r") ? rest.slice(0, -1) : rest;
    const parts = complete.split(/\r\n|\n|\r/);
    const last = parts.pop() ?? "";
    rest = last + rest.slice(complete.length);
    if (rest.length > LONGEST) throw new RangeError("an event is too long");
    yield* parts;
  }
}
