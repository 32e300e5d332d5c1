import { execFileSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import * as fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { InputError, StoreCorrupt } from "../../contract/errors.ts";
import type { EpisodeKey, RunStore } from "../../contract/ports.ts";
import {
  all,
  awkwardText,
  sampleCall,
  sampleGrading,
  sampleJudgements,
  sampleKey,
  sampleManifest,
  sampleReply,
  sampleTrajectory,
  sampleVerdict,
} from "../conformance/samples.ts";
import { openRunStore } from "./open-run-store.ts";
import { migrations } from "./schema.ts";

const root = mkdtempSync(join(tmpdir(), "store-open-"));
afterAll(() => rmSync(root, { recursive: true }));
const newFolder = (): string => mkdtempSync(join(root, "run-"));
const longText = awkwardText.repeat(60);

describe("opening a run", () => {
  it("finds again what was stored, in a folder that was made for it", async () => {
    const directory = join(newFolder(), "a", "ü b");
    await fill(directory, 3);
    for (const mode of ["read", "write"] as const) {
      await using store = await openRunStore(directory, { mode });
      await expectFilled(store, 3);
    }
  });

  it("undoes a write that was cut off outside the log, also for a reader", async () => {
    const directory = newFolder();
    await fill(directory, 3);
    const torn = newFolder();
    {
      using database = new DatabaseSync(join(directory, "run.sqlite"));
      database.exec("PRAGMA cache_size = 1; BEGIN IMMEDIATE; CREATE TABLE half (written); ");
      const insert = database.prepare("INSERT INTO half VALUES (?)");
      for (let row = 0; row < 200; row += 1) insert.run(longText);
      for (const name of ["run.sqlite", "run.sqlite-journal"])
        copyFileSync(join(directory, name), join(torn, name));
    }
    await using store = await openRunStore(torn, { mode: "read" });
    await expectFilled(store, 3);
    expect(readdirSync(torn).sort()).toEqual(["run.lock", "run.sqlite"]);
  });

  it("leaves one file that can be copied and read elsewhere", async () => {
    const directory = newFolder();
    await fill(directory, 3);
    expect(readdirSync(directory).sort()).toEqual(["run.lock", "run.sqlite"]);
    const elsewhere = newFolder();
    copyFileSync(join(directory, "run.sqlite"), join(elsewhere, "run.sqlite"));
    await using store = await openRunStore(elsewhere, { mode: "read" });
    await expectFilled(store, 3);
    expect(readdirSync(elsewhere)).toEqual(["run.sqlite"]);
  });

  it("refuses to read where no run is", async () => {
    const directory = newFolder();
    await refusal(directory, "read", /run\.sqlite: there is no run here\. Name the folder/);
    expect(readdirSync(directory)).toEqual([]);
    writeFileSync(join(directory, "run.sqlite"), "");
    await refusal(directory, "read", /holds no run yet/);
  });

  it("refuses a folder that is a file, and a file that is no database", async () => {
    const directory = newFolder();
    writeFileSync(join(directory, "file"), "");
    await refusal(join(directory, "file"), "write", /file: cannot be made/);
    mkdirSync(join(directory, "run.sqlite"));
    await refusal(directory, "write", /run\.sqlite: cannot be opened/);
    const text = newFolder();
    writeFileSync(join(text, "run.sqlite"), '{"format": 1}'.repeat(100));
    for (const mode of ["read", "write"] as const) await refusal(text, mode, /is no SQLite database\. Name/);
    expect(readFileSync(join(text, "run.sqlite"), "utf8")).toBe('{"format": 1}'.repeat(100));
  });

  it.each(["run.sqlite", "run.sqlite-wal", "run.sqlite-journal", "run.lock", "run.owner.json"])(
    "refuses a pipe by the name of %s, and does not wait for who writes to it",
    async (name) => {
      const directory = newFolder();
      execFileSync("mkfifo", [join(directory, name)]);
      const told = new RegExp(`${name.replaceAll(".", "\\.")}: is a pipe, not a file`);
      for (const mode of ["read", "write"] as const) await refusal(directory, mode, told);
    },
  );

  it("refuses another program's database and leaves it as it was", async () => {
    const directory = newFolder();
    const file = join(directory, "run.sqlite");
    sql(directory, "CREATE TABLE notes (x)");
    const before = readFileSync(file);
    for (const mode of ["read", "write"] as const) await refusal(directory, mode, /another program/);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it("refuses a newer version's run and leaves it as it was", async () => {
    const directory = newFolder();
    await fill(directory, 1);
    sql(directory, `PRAGMA user_version = ${migrations.length + 1}`);
    const before = readFileSync(join(directory, "run.sqlite"));
    for (const mode of ["read", "write"] as const) await refusal(directory, mode, /newer version.*later one/);
    expect(readFileSync(join(directory, "run.sqlite")).equals(before)).toBe(true);
  });
});

// A thread cannot become another user.
const hasUsers = process.platform !== "win32" && (isMainThread || process.geteuid?.() !== 0);

describe.runIf(hasUsers)("a run that may not be written", () => {
  it("is read, and refused for writing", async () => {
    const directory = newFolder();
    await fill(directory, 2);
    chmodSync(join(directory, "run.sqlite"), 0o444);
    chmodSync(directory, 0o555);
    await asOrdinaryUser(directory, async () => {
      await refusal(directory, "write", /cannot be (opened|written).*[Cc]heck the.* permissions/);
      await using store = await openRunStore(directory, { mode: "read" });
      await expectFilled(store, 2);
    });
    chmodSync(directory, 0o755);
  });

  it("is refused where it may not even be read", async () => {
    const directory = newFolder();
    await fill(directory, 1);
    chmodSync(join(directory, "run.sqlite"), 0);
    await asOrdinaryUser(directory, () =>
      refusal(directory, "read", /cannot be opened.*Check the permissions/),
    );
  });
});

describe("a damaged run", () => {
  const cases: { what: string; table: string; column?: string; body: SQLInputValue; says: RegExp }[] = [
    {
      what: "no JSON",
      table: "trajectory",
      body: '{"format": 1, "ev',
      says: /trajectory \(agent "teller-a".*trial 0.*no JSON/,
    },
    {
      what: "damaged compression",
      table: "trajectory",
      body: new Uint8Array([40, 181, 47, 253, 1]),
      says: /trajectory .*damaged/,
    },
    { what: "a number for a record", table: "trajectory", body: 7, says: /trajectory .*neither text/ },
    {
      what: "a record that lacks fields",
      table: "trajectory",
      body: '{"format": 1, "suite": "retail"}',
      says: /trajectory .*: scenario: .* more\)/,
    },
    {
      what: "an event of no known type",
      table: "trajectory",
      body: JSON.stringify({ ...sampleTrajectory(sampleKey), events: [{ type: "dance" }] }),
      says: /trajectory .*: events\[0\]\.type: /,
    },
    {
      what: "another episode's record",
      table: "trajectory",
      body: JSON.stringify(sampleTrajectory({ ...sampleKey, trial: 5 })),
      says: /trajectory .*another episode's: trial/,
    },
    {
      what: "a reply without its record",
      table: "reply",
      body: '{"format": 1, "reply": {}}',
      says: /reply .*"agent" call 3.*: reply\./,
    },
    {
      what: "a verdict of no status",
      table: "verdict",
      column: "record",
      body: '{"format": 1, "verdict": {"status": "ok"}}',
      says: /verdict .*: /,
    },
    {
      what: "judgements of no list",
      table: "verdict",
      column: "judgements",
      body: '{"format": 1}',
      says: /judgements .*: judgements: /,
    },
    {
      what: "a scenario without text",
      table: "scenario",
      body: '{"format": 1}',
      says: /scenario \(id "s", hash "h"\): text: /,
    },
    { what: "no manifest", table: "manifest", body: "null", says: /manifest \(of the run\): / },
  ];
  for (const { what, table, column = "body", body, says } of cases) {
    it(`names the record that holds ${what}`, async () => {
      const directory = newFolder();
      await fill(directory, 1);
      sql(directory, `UPDATE ${table} SET ${column} = ?`, body);
      await using store = await openRunStore(directory, { mode: "read" });
      const reading = readAll(store);
      await expect(reading).rejects.toThrow(StoreCorrupt);
      await expect(reading).rejects.toThrow(says);
      await expect(reading).rejects.toThrow(join(directory, "run.sqlite"));
    });
  }

  it("says of a record of a newer format what to do", async () => {
    const directory = newFolder();
    await fill(directory, 1);
    sql(directory, "UPDATE trajectory SET body = ?", '{"format": 2, "actors": []}');
    await using store = await openRunStore(directory, { mode: "read" });
    await expect(readAll(store)).rejects.toThrow(InputError);
    await expect(readAll(store)).rejects.toThrow(
      /run\.sqlite: trajectory \(agent.*format 2.*up to 1.*later one/,
    );
  });

  it("is told wherever the file was cut off", async () => {
    const whole = newFolder();
    await fill(whole, 8);
    const bytes = statSync(join(whole, "run.sqlite")).size;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: bytes - 1 }), async (length) => {
        const directory = newFolder();
        copyFileSync(join(whole, "run.sqlite"), join(directory, "run.sqlite"));
        truncateSync(join(directory, "run.sqlite"), length);
        for (const mode of ["read", "write"] as const) {
          const problem = await problemOf(directory, mode, readAll);
          expect(problem instanceof StoreCorrupt || problem instanceof InputError, String(problem)).toBe(
            true,
          );
          expect(String(problem)).toContain(join(directory, "run.sqlite"));
        }
      }),
      { numRuns: 30, examples: [[2], [99], [100], [512], [4096], [bytes - 1]] },
    );
  });

  it("gives what was stored or says that it is damaged, whichever byte was changed", async () => {
    const whole = newFolder();
    await fill(whole, 4);
    const original = readFileSync(join(whole, "run.sqlite"));
    await fc.assert(
      fc.asyncProperty(fc.nat(original.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const directory = newFolder();
        const bytes = Buffer.from(original);
        bytes.writeUInt8(bytes.readUInt8(at) ^ change, at);
        writeFileSync(join(directory, "run.sqlite"), bytes);
        const problem = await problemOf(directory, "read", readAll);
        const told =
          problem === undefined || problem instanceof StoreCorrupt || problem instanceof InputError;
        expect(told, `byte ${at}: ${String(problem)}`).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

async function fill(directory: string, trials: number): Promise<void> {
  await using store = await openRunStore(directory, { mode: "write" });
  await store.writeManifest(sampleManifest);
  await store.putScenario({ id: "s", hash: "h", text: longText });
  store.journal.put(sampleCall, sampleReply(longText));
  for (let trial = 0; trial < trials; trial++) {
    await store.putTrajectory(keyOf(trial), sampleTrajectory(keyOf(trial), { text: longText }));
    await store.putVerdict(keyOf(trial), sampleVerdict(sampleGrading), sampleJudgements);
  }
}

async function expectFilled(store: RunStore, trials: number): Promise<void> {
  expect(await store.readManifest()).toEqual(sampleManifest);
  expect(await store.getScenario("s", "h")).toBe(longText);
  expect(store.journal.get(sampleCall)).toEqual(sampleReply(longText));
  const keys = Array.from({ length: trials }, (_, trial) => keyOf(trial));
  expect(await all(store.episodes())).toEqual(keys.map((key) => ({ ...key, ending: "completed" })));
  for (const key of keys) {
    expect(await store.getTrajectory(key)).toEqual(sampleTrajectory(key, { text: longText }));
    expect((await store.getVerdict(key, sampleGrading))?.judgements).toEqual(sampleJudgements);
  }
}

/** Reads every record; what is found must be valid, not equal: a changed byte within a short text is not told. */
async function readAll(store: RunStore): Promise<void> {
  await store.readManifest();
  await store.getScenario("s", "h");
  store.journal.get(sampleCall);
  await store.stats();
  for await (const { ending: _, ...key } of store.episodes()) {
    await store.getTrajectory(key);
    await store.getVerdict(key, sampleGrading);
  }
  await all(store.verdicts(sampleGrading));
}

async function problemOf(
  directory: string,
  mode: "read" | "write",
  read: (store: RunStore) => Promise<void>,
): Promise<unknown> {
  try {
    await using store = await openRunStore(directory, { mode });
    await read(store);
    return undefined;
  } catch (error) {
    return error;
  }
}

async function refusal(directory: string, mode: "read" | "write", says: RegExp): Promise<void> {
  const opening = openRunStore(directory, { mode });
  await expect(opening).rejects.toThrow(InputError);
  await expect(opening).rejects.toThrow(says);
}

/** Changes a run's file behind the store's back. */
function sql(directory: string, statement: string, ...values: SQLInputValue[]): void {
  using database = new DatabaseSync(join(directory, "run.sqlite"));
  database.prepare(statement).run(...values);
  expect(existsSync(join(directory, "run.sqlite"))).toBe(true);
}

/** Root may do everything, so permissions are tried as nobody. */
async function asOrdinaryUser(directory: string, work: () => Promise<void>): Promise<void> {
  if (process.geteuid?.() !== 0) return work();
  const nobody = 65_534;
  chmodSync(root, 0o755);
  expect(statSync(directory).isDirectory()).toBe(true);
  process.seteuid?.(nobody);
  try {
    await work();
  } finally {
    process.seteuid?.(0);
  }
}

const keyOf = (trial: number): EpisodeKey => ({ ...sampleKey, trial });
