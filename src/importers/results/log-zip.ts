import { crc32, inflateRawSync, zstdDecompressSync } from "node:zlib";
import yauzl from "yauzl";
import { InputError } from "../../contract/errors.ts";

/** Zip's numbers for how a member is packed; Inspect itself writes Zstandard. */
const UNPACK: Readonly<Record<number, (packed: Buffer) => Buffer>> = {
  0: (packed) => packed,
  8: (packed) => inflateRawSync(packed, { maxOutputLength: MOST_BYTES }),
  93: (packed) => zstdDecompressSync(packed, { maxOutputLength: MOST_BYTES }),
};

/** A small member can unpack to more than any memory holds; one sample, or a header, is far below this. */
const MOST_BYTES = 256 << 20;

const AGAIN = "Was the log cut off or changed on its way? Copy or export it again";

/** A zip file of which members are read one by one. */
export type LogZip = {
  /** By name. Where a log was written on, the last member of a name holds. */
  entries: ReadonlyMap<string, yauzl.Entry>;
  /** @throws InputError for a member that is not whole, is encrypted, or is too large. */
  text(entry: yauzl.Entry): Promise<string>;
  close(): void;
};

/** @throws InputError for a file that is no zip. */
export async function openLogZip(file: string): Promise<LogZip> {
  const zip = await reading({ file }, () =>
    yauzl.openPromise(file, { lazyEntries: true, autoClose: false, validateEntrySizes: false }),
  );
  const close = (): void => zip.close();
  try {
    const entries = new Map<string, yauzl.Entry>();
    await reading({ file }, async () => {
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    });
    const text = (entry: yauzl.Entry) => reading({ file, path: entry.fileName }, () => unpacked(zip, entry));
    return { entries, text, close };
  } catch (error) {
    close();
    throw error;
  }
}

async function unpacked(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<string> {
  const { compressionMethod, compressedSize, uncompressedSize } = entry;
  if (entry.isEncrypted()) throw new Error("it is encrypted");
  if (Math.max(compressedSize, uncompressedSize) > MOST_BYTES) {
    throw new Error(`it is larger than ${MOST_BYTES >> 20} MB`);
  }
  const unpack = UNPACK[compressionMethod];
  if (unpack === undefined) throw new Error(`it is packed by an unknown method (${compressionMethod})`);
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry, { decodeFileData: false })) {
    chunks.push(chunk as Buffer); // a file's stream without encoding gives buffers
  }
  const content = unpack(Buffer.concat(chunks));
  if (content.length !== uncompressedSize || crc32(content) !== entry.crc32) {
    throw new Error("its content is not what its size and checksum say");
  }
  return content.toString("utf8");
}

/** The zip's own readers report all that is wrong with a file as plain errors. */
async function reading<Result>(
  at: { file: string; path?: string },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const because = (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
    throw new InputError([{ ...at, problem: `cannot be unpacked: ${because}`, remedy: AGAIN }]);
  }
}
