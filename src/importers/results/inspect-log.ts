import { closeSync, openSync, readSync } from "node:fs";
import { InputError } from "../../contract/errors.ts";
import { parseJson } from "../../exact-json/index.ts";
import { openLogZip, type LogZip } from "./log-zip.ts";
import { readEpisode, readRun } from "./logged-episode.ts";
import type { ExportedEpisode, OwnResults } from "./recorded-results.ts";
import { readTextFile } from "../../files/read-text-file.ts";

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
    file,
    manifest,
    async *episodes(): AsyncIterable<ExportedEpisode> {
      for await (const { place, sample } of log.samples()) {
        yield { place: `${file}: ${place}`, ...readEpisode(sample, manifest, { file, path: place }) };
      }
    },
  };
}

type OpenLog = { header: unknown; samples(): AsyncGenerator<{ place: string; sample: unknown }> };

function openJson(file: string): OpenLog {
  const log = parsed(readTextFile(file, { most: Infinity }), { file });
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
  const zip = await openLogZip(file);
  try {
    const entry = zip.entries.get("header.json") ?? zip.entries.get("_journal/start.json");
    if (entry === undefined) {
      throw new InputError([{ file, problem: "a zip, but no Inspect log: it has no header.json" }]);
    }
    const header = parsed(await zip.text(entry), { file, path: entry.fileName });
    return { header, samples: () => samplesIn(zip, file) };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function* samplesIn(zip: LogZip, file: string): ReturnType<OpenLog["samples"]> {
  try {
    for (const [place, entry] of zip.entries) {
      if (!place.startsWith("samples/")) continue;
      yield { place, sample: parsed(await zip.text(entry), { file, path: place }) };
    }
  } finally {
    zip.close();
  }
}

function parsed(text: string, at: { file: string; path?: string }): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    const problem = `not JSON: ${error instanceof Error ? error.message : String(error)}`;
    throw new InputError([{ ...at, problem }]);
  }
}
