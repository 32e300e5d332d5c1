import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ExactJson, ExactObject } from "../../src/contract/json.ts";
import { tau2Bank } from "../../src/bank/live/banks/index.ts";
import { readBankDatabase, type BankSnapshot } from "../../src/bank/live/base-snapshot.ts";
import { parseExact } from "../../src/exact-json/index.ts";
import { referenceDir } from "../reference.ts";

/** A change of one record, as the vectors hold it: canonical texts where a record holds a float. */
export type VectorDiff = {
  table: string;
  key: string | null;
  before: ExactJson;
  after: ExactJson;
  before_canon?: string;
  after_canon?: string;
};

/** A call of the public bank, what it answered and what it changed. */
export type VectorCall = {
  requestor: "assistant" | "user";
  name: string;
  arguments: ExactObject;
  result: string;
  error: boolean;
  diff: VectorDiff[];
  db_hash: string;
  probe?: boolean;
};

/** Calls made in order in one environment. */
export type VectorRun = {
  id: string;
  fixture: ExactObject | null;
  readLog: string[];
  calls: VectorCall[];
};

const folder = referenceDir() === undefined ? undefined : join(referenceDir() ?? "", "tau2-banking");

/** The vectors' folder, or `undefined` where the reference is not at hand. */
export const tau2Dir = folder;

/** Reads a JSON file of the vectors, with numbers as they are written. The caller knows its shape. */
export function readVectors(path: string): unknown {
  return parseExact(readFileSync(join(folder ?? "", path), "utf8"));
}

export function readDatabase(): BankSnapshot {
  return readBankDatabase(readFileSync(join(folder ?? "", "data/db.json"), "utf8"), tau2Bank);
}

type Fixtures = { fixtures: { [name: string]: ExactObject | null } };
type GoldRun = { task_id: string; read_log_allowlist: string[]; calls: VectorCall[] };
type Task = { initial_state: { initialization_data: ExactObject | null } | null };
type EdgeCase = { id: string; fixture: string; read_log_allowlist: string[]; steps: VectorCall[] };

export function readFixtures(): Map<string, ExactObject | null> {
  const { fixtures } = readVectors("vectors/edge/_fixtures.json") as Fixtures;
  return new Map(Object.entries(fixtures));
}

/** The gold action runs of the public tasks. */
export function goldRuns(): VectorRun[] {
  return readdirSync(join(folder ?? "", "vectors/gold")).map((file) => {
    const run = readVectors(`vectors/gold/${file}`) as GoldRun;
    const task = readVectors(`data/tasks/${file}`) as Task;
    return {
      id: run.task_id,
      fixture: task.initial_state?.initialization_data ?? null,
      readLog: run.read_log_allowlist,
      calls: run.calls,
    };
  });
}

/** The probes of each tool, set-up steps included. */
export function edgeRuns(): VectorRun[] {
  const fixtures = new Map<string, ExactObject | null>();
  for (const [name, agent_data] of readFixtures()) fixtures.set(name, agent_data && { agent_data });
  return readdirSync(join(folder ?? "", "vectors/edge"))
    .filter((file) => file !== "_fixtures.json")
    .flatMap((file) => (readVectors(`vectors/edge/${file}`) as { cases: EdgeCase[] }).cases)
    .map((one) => ({
      id: one.id,
      fixture: fixtures.get(one.fixture) ?? null,
      readLog: one.read_log_allowlist,
      calls: one.steps,
    }));
}
