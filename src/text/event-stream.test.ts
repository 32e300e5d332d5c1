import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readEventStream } from "./event-stream.ts";

async function read(...chunks: (string | Uint8Array)[]): Promise<string[]> {
  const bytes = chunks.map((chunk) => (typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk));
  const events: string[] = [];
  for await (const data of readEventStream(ReadableStream.from(bytes))) events.push(data);
  return events;
}

test("gives the data of each event and passes over the rest", async () => {
  expect(
    await read(": hello\n\nevent: a\ndata: one\nid: 7\n\ndata:two\ndata: three\n\nretry: 5\n\n"),
  ).toEqual(["one", "two\nthree"]);
});

test.each(["data: whole\n\ndata: last", "data: whole\n\ndata: last\n", "data: whole\n\ndata: last\r"])(
  "the last event may end with the connection: %j",
  async (stream) => {
    expect(await read(stream)).toEqual(["whole", "last"]);
  },
);

test("an event that the stream breaks off in is none", async () => {
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("data: whole\n\ndata: half"));
    },
    pull: (controller) => controller.error(new Error("cut")),
  });
  const events: string[] = [];
  const reading = (async () => {
    for await (const data of readEventStream(broken)) events.push(data);
  })();
  await expect(reading).rejects.toThrow("cut");
  expect(events).not.toContain("half");
});

test("too long an event is refused rather than gathered", async () => {
  await expect(read(`data: ${"x".repeat(2 << 20)}`)).rejects.toThrow(RangeError);
  await expect(read(`data: ${"x".repeat(2 << 20)}\n\n`)).rejects.toThrow(RangeError);
  await expect(read(...Array.from({ length: 40 }, () => `data: ${"x".repeat(1 << 15)}\n`))).rejects.toThrow(
    RangeError,
  );
});

test("however the bytes are cut and the lines end, the same comes out", async () => {
  const data = fc.string({ unit: fc.constantFrom("a", "é", "₹", "𝌆", " ", ":", "{") });
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        data.filter((text) => !text.startsWith(" ")),
        { minLength: 1 },
      ),
      fc.constantFrom("\n", "\r\n", "\r"),
      fc.integer({ min: 1, max: 5 }),
      async (events, end, size) => {
        const bytes = new TextEncoder().encode(events.map((text) => `data: ${text}${end}${end}`).join(""));
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
          bytes.slice(n * size, (n + 1) * size),
        );
        // A carriage return that ends the stream ends its line only once more comes.
        const seen = await read(...chunks, "\n\n");
        expect(seen).toEqual(events);
      },
    ),
  );
});
