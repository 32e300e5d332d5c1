import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { sampleGrading, sampleVerdict } from "../conformance/samples.ts";
import { openRunStore } from "./open-run-store.ts";
import { pack } from "./packing.ts";

const directory = mkdtempSync(join(tmpdir(), "store-listing-"));
afterAll(() => rmSync(directory, { recursive: true }));

describe("a run of 100,000 episodes", () => {
  it("is listed, with 20,000 verdicts of 20 kB, in 64 MB of heap", async () => {
    await (await openRunStore(directory, { mode: "write" }))[Symbol.asyncDispose]();
    seed({ episodes: 100_000, verdicts: 20_000 });
    const program = join(import.meta.dirname, "listing.fixture.ts");
    const { stdout } = await promisify(execFile)(process.execPath, [
      "--max-old-space-size=64",
      program,
      directory,
    ]);
    expect(JSON.parse(stdout)).toEqual({ episodes: 100_000, verdicts: 20_000 });
  }, 60_000);
});

/** Rows as the store writes them, made by SQLite itself. */
function seed({ episodes, verdicts }: { episodes: number; verdicts: number }): void {
  using database = new DatabaseSync(join(directory, "run.sqlite"));
  const { body } = pack(JSON.stringify(sampleVerdict(sampleGrading, "no forbidden call. ".repeat(1_000))));
  database.exec(`PRAGMA synchronous = OFF; BEGIN;
    WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${episodes - 1})
    INSERT INTO episode (id, agent, scenario, trial, scenario_hash, ending)
    SELECT i, 'agent-' || i % 3, 'scenario-' || i % 1000, i, 'hash', 'completed' FROM n`);
  database
    .prepare("INSERT INTO verdict SELECT id, ?, ?, 1, ?, ? FROM episode WHERE id < ?")
    .run(sampleGrading.profile, sampleGrading.judge, body, '{"format": 1, "judgements": []}', verdicts);
  database.exec("COMMIT");
}
