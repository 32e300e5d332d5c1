import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Vectors by content, kept between runs: a text is embedded once by one model. */
export interface VectorFile extends Disposable {
  get(hash: string): readonly number[] | undefined;
  put(hash: string, vector: readonly number[]): void;
}

/** Opens or makes the file. Several processes may use it at once. */
export function openVectorFile(file: string): VectorFile {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.exec(
    "PRAGMA journal_mode = WAL; CREATE TABLE IF NOT EXISTS vector (hash TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT",
  );
  const read = database.prepare("SELECT value FROM vector WHERE hash = ?");
  const write = database.prepare("INSERT OR IGNORE INTO vector (hash, value) VALUES (?, ?)");
  return {
    get(hash) {
      const value = read.get(hash)?.["value"];
      if (!(value instanceof Uint8Array)) return undefined;
      // A copy, because the bytes may not lie at a multiple of eight.
      return [...new Float64Array(value.slice().buffer)];
    },
    put(hash, vector) {
      write.run(hash, new Uint8Array(Float64Array.from(vector).buffer));
    },
    [Symbol.dispose]: () => database.close(),
  };
}
