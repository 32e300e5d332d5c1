import type { Results } from "../recorded-results.ts";
import { foreignResults } from "./foreign-results.ts";
import { isOwn, ownResults } from "./own-results.ts";
import { openTau2 } from "./source.ts";

export { tau2Files } from "./source.ts";

/**
 * Reads results files of the public tau2 harness, or what Tellerproof exported in their form.
 *
 * @param path As it was named. @param files What {@link tau2Files} found there.
 * @throws InputError naming file and place for what is not of that form, or was changed after the export.
 */
export function readTau2(path: string, files: readonly string[]): Results {
  const sources = files.map(openTau2);
  return isOwn(sources) ? ownResults(path, sources) : foreignResults(path, sources);
}
