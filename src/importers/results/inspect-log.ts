import { closeSync, openSync, readFileSync, readSync } from "node:fs";
import { text as textOf } from "node:stream/consumers";
import { zstdDecompressSync } from "node:zlib";
import yauzl from "yauzl";
import { InputError } from "../../contract/errors.ts";
import { readEpisode, readRun } from "./logged-episode.ts";
import type { ExportedEpisode, OwnResults } from "./recorded-results.ts";

/** Zip's number for Zstandard, in which Inspect itself writes. */
const ZSTANDARD = 93;

/** Whether a file is an Inspect log, by its name or by how it begins: the format puts these fields first, in this order. */
export function isInspectLog(file: string): boolean {
  if (/\.eval$/i.test(file)) return true;
  return /\.json$/i.test(file) && /^\s*\{\s*"version"\s*:\s*\d+\s*,\s*"status"/.test(beginning(file));
}

function beginning(file: string): string {
  const descriptor = openSync(file, "r");
  try {
    const bytes = Buffer.alloc(200);
    return bytes.toString("utf8", 0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Reads an Inspect log that Tellerproof exported, also after Inspect wrote it again. Samples of an `.eval` file are read
 * one by one; a `.json` file is read whole.
 *
 * @throws InputError for a log that was made elsewhere or that was edited, naming the sample and the place in it.
 */
export async function readInspectLog(file: string): Promise<OwnResults> {
  const log = file.toLowerCase().endsWith(".eval") ? await openEval(file) : openJson(file);
  const manifest = readRun(log.header, file);
  return {
    origin: "tellerproof",
    manifest,
    async *episodes(): AsyncIterable<ExportedEpisode> {
      for await (const { place, sample } of log.samples()) {
        yield readEpisode(sample, manifest, { file, path: place });
      }
    },
  };
}

type OpenLog = { header: unknown; samples(): AsyncIterable<{ place: string; sample: unknown }> };

function openJson(file: string): OpenLog {
  const log = parsed(read(file), { file });
  const samples = typeof log === "object" && log !== null && "samples" in log ? log.samples : [];
  return {
    header: log,
    async *samples() {
      for (const [index, sample] of (Array.isArray(samples) ? samples : []).entries()) {
        yield { place: `samples[${index}]`, sample };
      }
    },
  };
}

async function openEval(file: string): Promise<OpenLog> {
  const zip = await opened(file);
  const [samples, others] = [new Map<string, yauzl.Entry>(), new Map<string, yauzl.Entry>()];
  // Where Inspect wrote a member again, the last one holds.
  for await (const entry of zip.eachEntry()) {
    (entry.fileName.startsWith("samples/") ? samples : others).set(entry.fileName, entry);
  }
  const header = others.get("header.json") ?? others.get("_journal/start.json");
  if (header === undefined) {
    throw new InputError([{ file, problem: "a zip, but no Inspect log: it has no header.json" }]);
  }
  return {
    header: parsed(await member(zip, header), { file, path: header.fileName }),
    async *samples() {
      try {
        for (const [place, entry] of samples) {
          yield { place, sample: parsed(await member(zip, entry), { file, path: place }) };
        }
      } finally {
        zip.close();
      }
    },
  };
}

async function opened(file: string): Promise<yauzl.ZipFile> {
  try {
    return await yauzl.openPromise(file, { lazyEntries: true, autoClose: false });
  } catch (error) {
    const problem = `not a zip file: ${error instanceof Error ? error.message : String(error)}`;
    throw new InputError([{ file, problem, remedy: "An .eval log is one; was it cut off?" }]);
  }
}

async function member(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<string> {
  if (entry.compressionMethod !== ZSTANDARD) return textOf(await zip.openReadStreamPromise(entry));
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry, { decodeFileData: false })) {
    chunks.push(chunk as Buffer); // a file's stream without encoding gives buffers
  }
  return zstdDecompressSync(Buffer.concat(chunks)).toString("utf8");
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new InputError([{ file, problem: "cannot be read", remedy: String(error) }]);
  }
}

function parsed(text: string, at: { file: string; path?: string }): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const problem = `not JSON: ${error instanceof Error ? error.message : String(error)}`;
    throw new InputError([{ ...at, problem }]);
  }
}
