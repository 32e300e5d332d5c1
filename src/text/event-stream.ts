import { createParser } from "eventsource-parser";

/** Longest event that is read where nothing else is said, in characters. */
const LONGEST = 1 << 20;

/**
 * The data of each event of a server-sent event stream, in order, several data lines joined by line breaks. Comments, ids
 * and events without data are passed over. Many servers end the last event with the connection: at a clean end it counts.
 *
 * @throws RangeError for an event of more characters than may be; whatever the stream throws.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  longest = LONGEST,
): AsyncGenerator<string> {
  const events: string[] = [];
  let isTooLong = false;
  const parser = createParser({
    maxBufferSize: longest,
    // The parser bounds what it has not yet read to its end; an event may also come whole.
    onEvent: ({ data }) => {
      isTooLong ||= data.length > longest;
      if (!isTooLong) events.push(data);
    },
    onError: ({ type }) => {
      if (type === "max-buffer-size-exceeded") isTooLong = true;
    },
  });
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* events.splice(0);
    if (isTooLong) throw new RangeError("an event is too long");
  }
  parser.feed(`${decoder.decode()}\n\n`);
  yield* events;
}
