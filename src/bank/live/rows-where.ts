import type { ExactJson } from "../../contract/json.ts";
import { fieldIn } from "./bank-record.ts";
import type { EpisodeDatabase } from "./episode-database.ts";
import { sameValue } from "./lenient-values.ts";
import type { Row } from "./table-snapshot.ts";

/** The records whose field equals a value, in order of insertion. */
export function rowsWhere(
  db: EpisodeDatabase,
  table: string,
  field: string,
  value: ExactJson,
): readonly Row[] {
  if (typeof value === "string") return db.rowsWhere(table, field, value);
  return [...db.rows(table)].filter(([, record]) => sameValue(fieldIn(record, field), value));
}

/** The first record whose field equals a value. */
export function rowWhere(
  db: EpisodeDatabase,
  table: string,
  field: string,
  value: ExactJson,
): Row | undefined {
  return rowsWhere(db, table, field, value)[0];
}
