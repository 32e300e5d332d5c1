import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Says which lessons of a folder weights were learned from: it is another as soon as one of them is. */
export function lessonsHash(folder: string): string {
  const labelled = readdirSync(folder).filter((name) => name.startsWith("authored-"));
  const phrases = readdirSync(join(folder, "phrases")).map((name) => join("phrases", name));
  const hash = createHash("sha256");
  for (const name of [...labelled, ...phrases].toSorted((one, other) => (one < other ? -1 : 1))) {
    hash.update(readFileSync(join(folder, name)));
  }
  return hash.digest("hex");
}
