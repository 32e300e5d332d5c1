import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import yauzl from "yauzl";
import { zipPieces, type ZipMember } from "./zip-pieces.ts";

const at = new Date("2026-11-30T19:22:46Z");

/** A zip of the members, opened by another implementation of the format. */
async function opened(members: Iterable<ZipMember>): Promise<yauzl.ZipFile> {
  const bytes = await buffer(zipPieces(members, at));
  return yauzl.fromBufferPromise(bytes, { lazyEntries: true });
}

test("another reader finds each member under its name, with its time, size and content", async () => {
  const members = [
    { name: "samples/ünïcode/₹_epoch_1.json", content: Buffer.from('{"a":1}') },
    { name: "empty.json", content: Buffer.alloc(0) },
    { name: "large.bin", content: randomBytes(300_000) },
  ];
  const found: ZipMember[] = [];
  const zip = await opened(members);
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    expect(entry.getLastModDate({ timezone: "UTC" })).toEqual(at);
    expect(entry.uncompressedSize).toBe(content.length);
    expect(entry.generalPurposeBitFlag & 8).toBe(0);
    found.push({ name: entry.fileName, content });
  }
  expect(found).toEqual(members);
});

test("no member at all is a zip, too", async () => {
  expect((await opened([])).entryCount).toBe(0);
});

test("more members than the old form can count", async () => {
  const count = 65_536;
  const content = Buffer.from("{}");
  const zip = await opened(Array.from({ length: count }, (_, index) => ({ name: `${index}.json`, content })));
  expect(zip.entryCount).toBe(count);
  for await (const entry of zip.eachEntry()) {
    expect(entry.fileName).toBe("0.json");
    expect(await buffer(await zip.openReadStreamPromise(entry))).toEqual(content);
    break;
  }
});
