import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseExact } from "../../src/exact-json/index.ts";
import { referenceDir } from "../reference.ts";

/** The public retail reference data, or `undefined` where it is absent and tests skip themselves. */
export const publicReference = ((): string | undefined => {
  const folder = referenceDir();
  return folder === undefined ? undefined : join(folder, "indicbankbench");
})();

export function readPublicText(file: string): string {
  return readFileSync(join(publicReference ?? "", file), "utf8");
}

/** A reference file, numbers kept as written. The caller says what shape the vectors have (README section 12). */
export function readPublicJson(file: string): unknown {
  return parseExact(readPublicText(file));
}
