import { lstatSync, realpathSync, statSync, type Stats } from "node:fs";
import { dirname, isAbsolute, relative, sep } from "node:path";
import type { InputProblem } from "../contract/errors.ts";
import { isCode } from "./is-code.ts";

/** Whether something lies there, be it a link to nothing. */
export function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    // Below a file there is nothing.
    if (isCode(error, "ENOTDIR")) return false;
    throw error;
  }
}

/** Whether a path, with its links followed, lies in a folder (whose own links are followed, too). */
export function liesWithin(path: string, folder: string): boolean {
  const way = relative(realpathSync(folder), realpathSync(path));
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/**
 * Why a file is not to be read, if it is not: it is none, it is a link out of the folder that it belongs to, or one that
 * leads nowhere. Nothing is opened, so that nothing waits for a pipe that nobody writes to.
 *
 * @param within Folder that the file may not lead out of.
 */
export function fileProblem(file: string, within?: string): InputProblem | undefined {
  const found = placeOf(file);
  if (typeof found === "string") return { file, problem: found };
  if (within !== undefined && !liesWithin(file, within)) return linkOut(file, within);
  const kind = kindOf(found);
  return kind === "file" || isGivenByShell(file, found)
    ? undefined
    : { file, problem: `is ${kind}, not a file` };
}

/** What lies there, with links followed; in words, where nothing does that could be read. */
export function placeOf(path: string): Stats | string {
  try {
    return statSync(path);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    if (code === "ELOOP") return "is a link that leads to itself";
    if (code !== "ENOENT" && code !== "ENOTDIR") return `cannot be read: ${code}`;
    if (isThere(path)) return "is a link to nothing";
    return `there is no such file${isAbsolute(path) ? "" : ` in ${process.cwd()}`}`;
  }
}

/** What something is, as a message says it. */
export function kindOf(found: Stats): string {
  if (found.isFile()) return "file";
  if (found.isDirectory()) return "a folder";
  if (found.isFIFO()) return "a pipe";
  return found.isSocket() ? "a socket" : "a device";
}

export function linkOut(file: string, within: string): InputProblem {
  return {
    file,
    problem: `is a link out of ${within}`,
    remedy: "Put a copy of what it leads to there",
  };
}

/** `<(command)` and standard input are pipes that somebody does write to. */
function isGivenByShell(file: string, found: Stats): boolean {
  return found.isFIFO() && (dirname(file) === "/dev/fd" || file === "/dev/stdin");
}
