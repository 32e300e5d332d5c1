import type { DatabaseSync } from "node:sqlite";
import { InputError } from "../../contract/errors.ts";
import { inTransaction, querying } from "./statement.ts";

/** Marks the file as ours in SQLite's header, so that another program's database is not taken for a run. */
const applicationId = 0x54_50_52_31;

/**
 * `migrations[n]` brings schema n to n + 1; the last one gives the schema that this version reads. Never edit one that
 * was released. Tables are STRICT: a column holds what its type says. Bodies are ANY: see packing.ts.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE manifest (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    body ANY NOT NULL
  ) STRICT;

  CREATE TABLE scenario (
    id TEXT NOT NULL,
    hash TEXT NOT NULL,
    json_bytes INTEGER NOT NULL,
    body ANY NOT NULL,
    PRIMARY KEY (id, hash)
  ) STRICT;

  -- Apart from their bodies, so that listing 100,000 episodes reads few pages.
  CREATE TABLE episode (
    id INTEGER PRIMARY KEY,
    agent TEXT NOT NULL,
    scenario TEXT NOT NULL,
    trial INTEGER NOT NULL,
    scenario_hash TEXT NOT NULL,
    ending TEXT NOT NULL,
    UNIQUE (agent, scenario, trial, scenario_hash)
  ) STRICT;

  CREATE TABLE trajectory (
    episode INTEGER PRIMARY KEY REFERENCES episode (id),
    json_bytes INTEGER NOT NULL,
    body ANY NOT NULL
  ) STRICT;

  CREATE TABLE verdict (
    episode INTEGER NOT NULL REFERENCES episode (id),
    profile TEXT NOT NULL,
    judge TEXT NOT NULL,
    json_bytes INTEGER NOT NULL,
    record ANY NOT NULL,
    judgements ANY NOT NULL,
    PRIMARY KEY (episode, profile, judge)
  ) STRICT;

  CREATE TABLE reply (
    agent TEXT NOT NULL,
    scenario TEXT NOT NULL,
    trial INTEGER NOT NULL,
    role TEXT NOT NULL,
    call INTEGER NOT NULL,
    request_hash TEXT NOT NULL,
    json_bytes INTEGER NOT NULL,
    body ANY NOT NULL,
    PRIMARY KEY (agent, scenario, trial, role, call, request_hash)
  ) STRICT;
  `,
];

/**
 * Brings a file to the schema of this version, in one transaction: after a crash it has the old schema or the new one.
 * The caller holds the run's lock.
 *
 * @throws InputError when the file is another program's, or of a newer version.
 */
export function migrate(database: DatabaseSync, file: string, steps: readonly string[] = migrations): void {
  if (schemaVersion(database, file, steps.length) === steps.length) return;
  // Only now, so that nothing is changed in a file that is refused.
  database.exec("PRAGMA journal_mode = WAL");
  inTransaction(database, () => {
    const version = schemaVersion(database, file, steps.length);
    for (const step of steps.slice(version)) database.exec(step);
    database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${steps.length}`);
  });
}

/**
 * Checks that a file that is only read has the schema of this version.
 *
 * @throws InputError when it has not, or is another program's.
 */
export function assertCurrentSchema(database: DatabaseSync, file: string): void {
  const version = schemaVersion(database, file, migrations.length);
  if (version === migrations.length) return;
  const [problem, remedy] =
    version === 0
      ? ["holds no run yet", "Name the folder of a run that was started."]
      : [
          `has schema ${version}, this version reads ${migrations.length}`,
          "Open the run once for writing: that brings it up to date.",
        ];
  throw new InputError([{ file, problem, remedy }]);
}

function schemaVersion(database: DatabaseSync, file: string, known: number): number {
  const pragma = (name: string): unknown => database.prepare(`PRAGMA ${name}`).get()?.[name];
  const version = Number(pragma("user_version"));
  const empty = querying<{ tables: number }>(
    database,
    "SELECT count(*) AS tables FROM sqlite_schema",
  ).first();
  if (version === 0 && empty?.tables === 0) return 0;
  if (pragma("application_id") !== applicationId) {
    const remedy = "Move it away or name another folder.";
    throw new InputError([{ file, problem: "is a database of another program", remedy }]);
  }
  if (version > known) {
    const problem = `has schema ${version}, written by a newer version; this one reads up to ${known}`;
    throw new InputError([
      { file, problem, remedy: "Open it with the version that wrote it, or a later one." },
    ]);
  }
  return version;
}
