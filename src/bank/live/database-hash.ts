import type { BankRecord } from "./bank-record.ts";
import { byCodePoint, canonicalText } from "./canonical-text.ts";
import type { EpisodeDatabase } from "./episode-database.ts";
import { TABLES } from "./tables.ts";

/** SHA-256 of a text in UTF-8, as 64 hex digits. Given from outside: the bank itself is pure. */
export type Sha256 = (text: string) => string;

/** The public bank's hash of a whole database: its canonical text through SHA-256. Equal states, equal hashes. */
export function databaseHash(db: EpisodeDatabase, sha256: Sha256): string {
  return sha256(databaseText(db));
}

/** The canonical JSON text of all tables with their notes. */
export function databaseText(db: EpisodeDatabase): string {
  const tables = [...TABLES].sort(byCodePoint).map((table) => {
    const rows = [...db.rows(table)].sort(([a], [b]) => byCodePoint(a, b));
    const records = rows.map(([key, record]) => `${canonicalText(key)}: ${recordText(record)}`);
    return `"${table}": {"data": {${records.join(", ")}}, "notes": ${canonicalText(db.notes(table))}}`;
  });
  return `{${tables.join(", ")}}`;
}

/** Records are frozen, so the text of each is made once. */
const texts = new WeakMap<BankRecord, string>();

function recordText(record: BankRecord): string {
  let text = texts.get(record);
  if (text === undefined) {
    text = canonicalText(record);
    texts.set(record, text);
  }
  return text;
}
