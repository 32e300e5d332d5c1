import { dirname, resolve } from "node:path";
import { shellPath } from "../text/shell-word.ts";

/** A run as a pasted command names it: with where it is kept, unless that is the usual place. */
export function runAsNamed(run: string, folder: string): string {
  const usual = process.env["TELLERPROOF_RUNS"] ?? "runs";
  const place = dirname(folder);
  return resolve(usual) === resolve(place) ? run : `${run} --runs-dir ${shellPath(place)}`;
}
