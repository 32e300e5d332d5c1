import { readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { InputProblem } from "../contract/errors.ts";
import { kindOf, linkOut, liesWithin, placeOf } from "./file-problem.ts";

/** What lies below a folder: files by their paths in it, with forward slashes, in order; and what could not be read. */
export type FilesBelow = { files: string[]; problems: InputProblem[] };

/**
 * All files below a folder, but hidden ones. Links are followed where they stay within; links elsewhere, to nothing or to
 * a folder that they lie in, pipes, devices, folders named as files, and names that differ in case alone are problems:
 * nothing is left out in silence.
 *
 * @param within Folder that links may lead to; the folder itself where left out.
 * @param skipped Whether a folder of that name is passed over, with all that is in it.
 */
export function filesBelow(
  folder: string,
  { within = folder, skipped = () => false }: { within?: string; skipped?: (name: string) => boolean } = {},
): FilesBelow {
  const found: FilesBelow = { files: [], problems: [] };
  const walk = (inner: string, above: readonly string[]): void => {
    for (const name of namesIn(join(folder, inner), found.problems)) {
      const path = inner === "" ? name : `${inner}/${name}`;
      const place = join(folder, path);
      const what = placeOf(place);
      const isFolder = typeof what !== "string" && what.isDirectory();
      if (isFolder ? skipped(name) : name.startsWith(".")) continue;
      if (typeof what === "string") found.problems.push({ file: place, problem: what });
      else if (!liesWithin(place, within)) found.problems.push(linkOut(place, within));
      else if (what.isFile()) found.files.push(path);
      else if (!isFolder) found.problems.push({ file: place, problem: `is ${kindOf(what)}, not a file` });
      else if (FILE_NAME.test(name)) found.problems.push({ file: place, problem: "is a folder, not a file" });
      else if (above.includes(realpathSync(place))) {
        found.problems.push({ file: place, problem: "is a link to a folder that it lies in" });
      } else walk(path, [...above, realpathSync(place)]);
    }
  };
  const root = rootProblem(folder, within);
  if (root !== undefined) return { files: [], problems: [root] };
  walk("", [realpathSync(folder)]);
  const files = found.files.toSorted();
  return { files, problems: [...found.problems, ...alike(folder, files)] };
}

function rootProblem(folder: string, within: string): InputProblem | undefined {
  const what = placeOf(folder);
  if (typeof what === "string") return { file: folder, problem: what };
  if (!liesWithin(folder, within)) return linkOut(folder, within);
  return what.isDirectory() ? undefined : { file: folder, problem: "is no folder" };
}

/** Such folders are meant to be files. */
const FILE_NAME = /\.(?:ya?ml|md|json)$/i;

function namesIn(folder: string, problems: InputProblem[]): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    problems.push({ file: folder, problem: `cannot be read: ${code}` });
    return [];
  }
}

/** On a file system that does not tell upper from lower case one of them would vanish. */
function alike(folder: string, files: readonly string[]): InputProblem[] {
  const first = new Map<string, string>();
  return files.flatMap((path): InputProblem[] => {
    const earlier = first.get(path.toLowerCase());
    if (earlier !== undefined) {
      return [{ file: join(folder, path), problem: `differs from ${earlier} in upper and lower case alone` }];
    }
    first.set(path.toLowerCase(), path);
    return [];
  });
}
