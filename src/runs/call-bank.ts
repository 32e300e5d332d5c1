import { existsSync } from "node:fs";
import { sha256 } from "../files/sha256.ts";
import { z } from "zod";
import {
  readBankDatabase,
  readClock,
  runBankCalls,
  type BankChanges,
  type BankSnapshot,
  type DefinedBank,
  type ScriptedCall,
} from "../bank/live/index.ts";
import { InputError } from "../contract/errors.ts";
import { ExactObject, type ExactJson } from "../contract/json.ts";
import { fieldOf, isExactObject, parseExact, toJson } from "../exact-json/index.ts";
import { readExactFile } from "../suites/read-exact-file.ts";
import { readTextFile } from "../files/read-text-file.ts";

/** What a call did to one record; null where there was none. */
export type ShownWrite = { table: string; key: string; before: unknown; after: unknown };

/** What came of one call. */
export type ShownCall = { outcome: "ok" | "refused" | "error"; message: string; writes: ShownWrite[] };

/** Where database, patch and calls are; the calls as text of JSON lines. */
export type BankInput = { db: string; patch: string | undefined; calls: { file: string; text: string } };

/** In which bank and at what time calls are made. */
export type BankManner = {
  bank: DefinedBank;
  readLog: readonly string[] | undefined;
  clock: string | undefined;
};

const CallLine = z.object({
  requestor: z.enum(["assistant", "user"]).default("assistant"),
  name: z.string().min(1),
  arguments: ExactObject.default({}),
});

/**
 * Makes calls in a fresh copy of a database, in order, in one episode.
 *
 * @throws InputError naming file, line or path of what cannot be read.
 */
export function callBank({ db, patch, calls }: BankInput, manner: BankManner): { results: ShownCall[] } {
  if (!existsSync(db)) throw new InputError([{ file: db, path: "--db", problem: "no such file" }]);
  const clock = manner.clock === undefined ? undefined : checkedClock(manner.clock);
  const { results } = runBankCalls({
    base: readBase(db, manner.bank),
    ...(patch === undefined ? {} : { patch: readPatch(patch) }),
    bank: manner.bank,
    calls: readCalls(calls),
    ...(manner.readLog === undefined ? {} : { readLog: manner.readLog }),
    ...(clock === undefined ? {} : { clock }),
    sha256,
  });
  return {
    results: results.map(({ outcome, message, writes }) => ({
      outcome,
      message,
      writes: writes.map(({ table, key, before, after }) => ({
        table,
        key,
        before: toJson(before),
        after: toJson(after),
      })),
    })),
  };
}

function checkedClock(stamp: string): string {
  try {
    return readClock(stamp).stamp;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const remedy = "Write it as 2025-11-14 03:40:00 EST";
    throw new InputError([{ path: "--clock", value: stamp, problem: "not a time of the bank", remedy }]);
  }
}

function readBase(file: string, bank: DefinedBank): BankSnapshot {
  try {
    return readBankDatabase(readTextFile(file), bank);
  } catch (error) {
    if (error instanceof SyntaxError) throw new InputError([{ file, problem: `not JSON: ${error.message}` }]);
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.problems.map((problem) => ({ file, ...problem })));
  }
}

/** A patch in the public form (`{table: {data: {key: fields}}}`) or ours (`{table: {key: fields}}`). */
function readPatch(file: string): BankChanges {
  const parsed = readExactFile(file);
  if (!isExactObject(parsed))
    throw new InputError([{ file, problem: "a patch is one JSON object of tables" }]);
  return Object.fromEntries(
    Object.entries(parsed).map(([table, records]) => [table, recordsOf(file, table, records)]),
  );
}

function recordsOf(file: string, table: string, given: ExactJson): BankChanges[string] {
  const records = isExactObject(given) ? (fieldOf(given, "data") ?? given) : given;
  const read = z.record(z.string(), ExactObject).safeParse(records);
  if (read.success) return read.data;
  throw new InputError([{ file, path: table, problem: "a table is an object of records by key" }]);
}

function readCalls({ file, text }: BankInput["calls"]): ScriptedCall[] {
  return text.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    const { requestor, name, arguments: given } = readLine(line, `${file}:${index + 1}`);
    return [{ by: requestor === "user" ? "caller" : "agent", tool: name, arguments: given } as const];
  });
}

function readLine(line: string, file: string): z.infer<typeof CallLine> {
  try {
    const parsed = CallLine.safeParse(parseExact(line));
    if (parsed.success) return parsed.data;
    throw new InputError(
      parsed.error.issues.map(({ path, message }) => ({ file, path: path.join("."), problem: message })),
    );
  } catch (error) {
    if (error instanceof SyntaxError) throw new InputError([{ file, problem: `not JSON: ${error.message}` }]);
    throw error;
  }
}
