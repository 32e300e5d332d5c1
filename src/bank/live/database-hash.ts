import type { BankRecord } from "./bank-record.ts";
import { byCodePoint, canonicalText } from "./canonical-text.ts";
import type { EpisodeDatabase } from "./episode-database.ts";
import type { TableSnapshot } from "./table-snapshot.ts";

/** SHA-256 of a text in UTF-8, as 64 hex digits. Given from outside: the bank itself is pure. */
export type Sha256 = (text: string) => string;

/** The public bank's hash of a whole database: its canonical text through SHA-256. Equal states, equal hashes. */
export function databaseHash(db: EpisodeDatabase, sha256: Sha256): string {
  return sha256(databaseText(db));
}

/** The canonical JSON text of all tables with their notes. */
export function databaseText(db: EpisodeDatabase): string {
  const tables = [...db.tableNames]
    .sort(byCodePoint)
    .map((table) => `"${table}": ${sharedTableText(db, table)}`);
  return `{${tables.join(", ")}}`;
}

/** Snapshots never change, so the text of each is made once, and that of each record, too. */
const tableTexts = new WeakMap<TableSnapshot, string>();
const recordTexts = new WeakMap<BankRecord, string>();

function sharedTableText(db: EpisodeDatabase, table: string): string {
  const shared = db.untouched(table);
  if (shared === undefined) return tableText(db, table);
  let text = tableTexts.get(shared);
  if (text === undefined) {
    text = tableText(db, table);
    tableTexts.set(shared, text);
  }
  return text;
}

function tableText(db: EpisodeDatabase, table: string): string {
  const rows = [...db.rows(table)].sort(([a], [b]) => byCodePoint(a, b));
  const records = rows.map(([key, record]) => `${canonicalText(key)}: ${recordText(record)}`);
  return `{"data": {${records.join(", ")}}, "notes": ${canonicalText(db.notes(table))}}`;
}

function recordText(record: BankRecord): string {
  let text = recordTexts.get(record);
  if (text === undefined) {
    text = canonicalText(record);
    recordTexts.set(record, text);
  }
  return text;
}
