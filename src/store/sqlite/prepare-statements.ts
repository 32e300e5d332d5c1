import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { EpisodeKey, StoredAmount } from "../../contract/ports.ts";
import type { Ending } from "../../contract/trajectory.ts";
import { type Query, querying } from "./statement.ts";

type Body = { body: unknown };
export type EpisodeRow = EpisodeKey & { ending: Ending["type"] };

/** Every statement of a run's store but the journal's, prepared once. Parameters go in the order of the columns. */
export type Statements = {
  manifest: Query<Body>;
  putManifest: StatementSync;
  scenario: Query<Body>;
  insertScenario: StatementSync;
  episode: Query<{ id: number; ending: Ending["type"] }>;
  insertEpisode: StatementSync;
  setEnding: StatementSync;
  episodes: Query<EpisodeRow>;
  trajectory: Query<Body>;
  putTrajectory: StatementSync;
  verdict: Query<{ record: unknown; judgements: unknown }>;
  putVerdict: StatementSync;
  dropVerdicts: StatementSync;
  verdicts: Query<EpisodeRow & { record: unknown }>;
  sizes: Record<"scenarios" | "trajectories" | "replies" | "verdicts", { only(): StoredAmount }>;
};

const key = "agent, scenario, trial, scenario_hash";
const listed = "agent, scenario, scenario_hash AS scenarioHash, trial, ending";
const oneEpisode = `(${key}) = (?, ?, ?, ?)`;
/** The next page in the order of the key's index; it asks for the key that the page before ended with, and a number. */
const nextPage = `(${key}) > (?, ?, ?, ?) ORDER BY ${key} LIMIT ?`;

export function prepareStatements(database: DatabaseSync): Statements {
  const read = <Row>(sql: string): Query<Row> => querying<Row>(database, sql);
  return {
    manifest: read("SELECT body FROM manifest"),
    putManifest: database.prepare("INSERT OR REPLACE INTO manifest (one, body) VALUES (1, ?)"),
    scenario: read("SELECT body FROM scenario WHERE id = ? AND hash = ?"),
    insertScenario: database.prepare(
      "INSERT OR REPLACE INTO scenario (id, hash, json_bytes, body) VALUES (?, ?, ?, ?)",
    ),
    episode: read(`SELECT id, ending FROM episode WHERE ${oneEpisode}`),
    insertEpisode: database.prepare(`INSERT INTO episode (${key}, ending) VALUES (?, ?, ?, ?, ?)`),
    setEnding: database.prepare("UPDATE episode SET ending = ? WHERE id = ?"),
    episodes: read(`SELECT ${listed} FROM episode WHERE ${nextPage}`),
    trajectory: read(
      `SELECT body FROM episode JOIN trajectory ON trajectory.episode = episode.id WHERE ${oneEpisode}`,
    ),
    putTrajectory: database.prepare(
      "INSERT OR REPLACE INTO trajectory (episode, json_bytes, body) VALUES (?, ?, ?)",
    ),
    verdict: read(
      `SELECT record, judgements FROM episode JOIN verdict ON verdict.episode = episode.id
       WHERE ${oneEpisode} AND profile = ? AND judge = ?`,
    ),
    putVerdict: database.prepare(
      `INSERT OR REPLACE INTO verdict (episode, profile, judge, json_bytes, record, judgements)
       VALUES (?, ?, ?, ?, ?, ?)`,
    ),
    dropVerdicts: database.prepare("DELETE FROM verdict WHERE episode = ?"),
    // CROSS JOIN keeps episodes on the outside, so that rows come in their order without sorting.
    verdicts: read(
      `SELECT ${listed}, record FROM episode CROSS JOIN verdict
       ON verdict.episode = episode.id AND profile = ? AND judge = ? WHERE ${nextPage}`,
    ),
    sizes: {
      scenarios: amount(database, "scenario", "octet_length(body)"),
      trajectories: amount(database, "trajectory", "octet_length(body)"),
      replies: amount(database, "reply", "octet_length(body)"),
      verdicts: amount(database, "verdict", "octet_length(record) + octet_length(judgements)"),
    },
  };
}

function amount(database: DatabaseSync, table: string, stored: string): { only(): StoredAmount } {
  const query = querying<StoredAmount>(
    database,
    `SELECT count(*) AS records, coalesce(sum(json_bytes), 0) AS jsonBytes,
       coalesce(sum(${stored}), 0) AS storedBytes FROM ${table}`,
  );
  return {
    only() {
      const row = query.first();
      if (row === undefined) throw new Error(`no sum over ${table}`);
      return row;
    },
  };
}
