import type { DatabaseSync } from "node:sqlite";
import type { StoreCorrupt } from "../../contract/errors.ts";
import type { Judgement } from "../../contract/judgement.ts";
import type { Manifest } from "../../contract/manifest.ts";
import type { EpisodeKey, Grading, RunStore, ScenarioText, StoreStats } from "../../contract/ports.ts";
import type { Trajectory } from "../../contract/trajectory.ts";
import type { VerdictRecord } from "../../contract/verdict.ts";
import { intact } from "../intact.ts";
import {
  anotherText,
  assertSameEpisode,
  assertStorableKey,
  describeEpisode,
  describeScenario,
  differingParts,
  mayBeReplaced,
  theManifest,
  verdictOnNothing,
} from "../record-key.ts";
import {
  encodeRecord,
  judgementsKind,
  manifestKind,
  type ScenarioRecord,
  scenarioKind,
  trajectoryKind,
  verdictKind,
} from "../record-kind.ts";
import { scenarioRecords, SHARED_END } from "../scenario-records.ts";
import { pack } from "./packing.ts";
import { type EpisodeRow, prepareStatements, type Statements } from "./prepare-statements.ts";
import type { RunFile } from "./run-file.ts";
import { SqliteJournal } from "./sqlite-journal.ts";
import type { Query } from "./statement.ts";

/** Listings read this many rows at a time: flat memory, and no read transaction held open while the caller works. */
const pageRows = 200;

/** A run in one SQLite file. Trajectories, verdicts and the manifest are on the disk when their promise resolves. */
export class SqliteStore implements RunStore {
  readonly journal: SqliteJournal;
  readonly #file: RunFile;
  readonly #statements: Statements;
  readonly #close: () => void;

  constructor(file: RunFile, database: DatabaseSync, close: () => void) {
    this.#file = file;
    this.#statements = prepareStatements(database);
    this.journal = new SqliteJournal(file, database);
    this.#close = close;
  }

  async readManifest(): Promise<Manifest | undefined> {
    const row = this.#file.reading("manifest", () => this.#statements.manifest.first());
    return row === undefined ? undefined : this.#file.decode(manifestKind, theManifest, row.body);
  }

  async writeManifest(manifest: Manifest): Promise<void> {
    const { body } = pack(encodeRecord(manifestKind, theManifest, manifest));
    this.#file.durably("manifest", () => this.#statements.putManifest.run(body));
  }

  async putScenario({ id, hash, ...whole }: ScenarioText & { id: string; hash: string }): Promise<void> {
    assertStorableKey({ id, hash });
    const words = describeScenario(id, hash);
    const { own, shared } = scenarioRecords(whole);
    this.#file.durably(`scenario ${words}`, () => {
      const kept = intact(() => this.#scenarioText(id, hash));
      if (kept !== undefined && kept !== whole.text) throw anotherText(words);
      if (kept !== undefined) return;
      if (shared !== undefined && intact(() => this.#scenarioRecord(SHARED_END, shared.hash)) === undefined)
        this.#keepScenario(SHARED_END, shared.hash, shared.record);
      this.#keepScenario(id, hash, own);
    });
  }

  async getScenario(id: string, hash: string): Promise<string | undefined> {
    return this.#file.reading(`scenario ${describeScenario(id, hash)}`, () => this.#scenarioText(id, hash));
  }

  async putTrajectory(key: EpisodeKey, trajectory: Trajectory): Promise<"stored" | "already-stored"> {
    const { agent, scenario, trial, scenarioHash } = key;
    assertStorableKey({ agent, scenario, trial, scenarioHash });
    assertSameEpisode(key, trajectory);
    const words = describeEpisode(key);
    const ending = trajectory.ending.type;
    const { body, jsonBytes } = pack(encodeRecord(trajectoryKind, words, trajectory));
    return this.#file.durably(`trajectory ${words}`, () => {
      const kept = this.#statements.episode.first(...columnsOf(key));
      if (kept === undefined) {
        const { lastInsertRowid } = this.#statements.insertEpisode.run(...columnsOf(key), ending);
        this.#statements.putTrajectory.run(lastInsertRowid, jsonBytes, body);
        return "stored";
      }
      const stays = !mayBeReplaced(kept.ending) && intact(() => this.#trajectory(key)) !== undefined;
      if (stays) return "already-stored";
      this.#statements.setEnding.run(ending, kept.id);
      this.#statements.dropVerdicts.run(kept.id);
      this.#statements.putTrajectory.run(kept.id, jsonBytes, body);
      return "stored";
    });
  }

  async getTrajectory(key: EpisodeKey): Promise<Trajectory | undefined> {
    return this.#trajectory(key);
  }

  #trajectory(key: EpisodeKey): Trajectory | undefined {
    const words = describeEpisode(key);
    const row = this.#file.reading(`trajectory ${words}`, () =>
      this.#statements.trajectory.first(...columnsOf(key)),
    );
    if (row === undefined) return undefined;
    const trajectory = this.#file.decode(trajectoryKind, words, row.body);
    const differing = differingParts(key, trajectory);
    if (differing.length === 0) return trajectory;
    throw this.#file.misplaced(trajectoryKind, words, `is another episode's: ${differing.join(", ")}`);
  }

  async *episodes(): AsyncGenerator<EpisodeKey & { ending: Trajectory["ending"]["type"] }> {
    for (const row of this.#inPages(this.#statements.episodes)) yield { ...keyOf(row), ending: row.ending };
  }

  async putVerdict(key: EpisodeKey, record: VerdictRecord, judgements: readonly Judgement[]): Promise<void> {
    const { profile, judge } = record;
    assertStorableKey({ profile, judge });
    const words = describeEpisode(key);
    const packed = pack(encodeRecord(verdictKind, words, record));
    const asked = pack(encodeRecord(judgementsKind, words, { format: 1, judgements: [...judgements] }));
    const jsonBytes = packed.jsonBytes + asked.jsonBytes;
    this.#file.durably(`verdict ${words}`, () => {
      const kept = this.#statements.episode.first(...columnsOf(key));
      if (kept === undefined) throw verdictOnNothing(key);
      this.#statements.putVerdict.run(kept.id, profile, judge, jsonBytes, packed.body, asked.body);
    });
  }

  async getVerdict(
    key: EpisodeKey,
    { profile, judge }: Grading,
  ): Promise<{ record: VerdictRecord; judgements: Judgement[] } | undefined> {
    const words = describeEpisode(key);
    const row = this.#file.reading(`verdict ${words}`, () =>
      this.#statements.verdict.first(...columnsOf(key), profile, judge),
    );
    if (row === undefined) return undefined;
    return {
      record: this.#file.decode(verdictKind, words, row.record),
      judgements: this.#file.decode(judgementsKind, words, row.judgements).judgements,
    };
  }

  async *verdicts(
    { profile, judge }: Grading,
    damaged?: (key: EpisodeKey, damage: StoreCorrupt) => void,
  ): AsyncGenerator<EpisodeKey & { record: VerdictRecord }> {
    for (const row of this.#inPages(this.#statements.verdicts, profile, judge)) {
      const key = keyOf(row);
      const read = (): VerdictRecord => this.#file.decode(verdictKind, describeEpisode(key), row.record);
      const record = damaged === undefined ? read() : intact(read, (damage) => damaged(key, damage));
      if (record !== undefined) yield { ...key, record };
    }
  }

  async stats(): Promise<StoreStats> {
    return this.#file.reading("sizes", () => {
      const { scenarios, trajectories, replies, verdicts } = this.#statements.sizes;
      return {
        scenarios: { ...scenarios.only() },
        trajectories: { ...trajectories.only() },
        replies: { ...replies.only() },
        verdicts: { ...verdicts.only() },
      };
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#close();
  }

  #keepScenario(id: string, hash: string, record: ScenarioRecord): void {
    const { body, jsonBytes } = pack(encodeRecord(scenarioKind, describeScenario(id, hash), record));
    this.#statements.insertScenario.run(id, hash, jsonBytes, body);
  }

  #scenarioText(id: string, hash: string): string | undefined {
    const own = this.#scenarioRecord(id, hash);
    if (own?.sharedEnd === undefined) return own?.text;
    const end = this.#scenarioRecord(SHARED_END, own.sharedEnd);
    if (end !== undefined) return own.text + end.text;
    throw this.#file.misplaced(scenarioKind, describeScenario(id, hash), "the end of its text is missing");
  }

  #scenarioRecord(id: string, hash: string): ScenarioRecord | undefined {
    const row = this.#statements.scenario.first(id, hash);
    return row === undefined
      ? undefined
      : this.#file.decode(scenarioKind, describeScenario(id, hash), row.body);
  }

  *#inPages<Row extends EpisodeRow>(query: Query<Row>, ...grading: string[]): Generator<Row> {
    let after: [string, string, number, string] = ["", "", -1, ""];
    for (;;) {
      const rows = this.#file.reading("listing", () => query.all(...grading, ...after, pageRows));
      yield* rows;
      const last = rows.at(-1);
      if (last === undefined || rows.length < pageRows) return;
      after = columnsOf(last);
    }
  }
}

/** In the order of the table's key. */
function columnsOf({ agent, scenario, trial, scenarioHash }: EpisodeKey): [string, string, number, string] {
  return [agent, scenario, trial, scenarioHash];
}

function keyOf({ agent, scenario, scenarioHash, trial }: EpisodeKey): EpisodeKey {
  return { agent, scenario, scenarioHash, trial };
}
