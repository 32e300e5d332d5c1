import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { InputError } from "../contract/errors.ts";
import { codeVersion } from "../library/code-version.ts";

const packageFolder = fileURLToPath(new URL("../..", import.meta.url));
const template = join(packageFolder, "templates/project");

/** npm leaves files of this name out of packages, so the template has it without its dot. */
const IGNORE_FILE = "gitignore";

/** The checkout that this runs from, whose build a project links to; `undefined` where it is an installed package. */
export const checkout = existsSync(join(packageFolder, "src")) ? packageFolder : undefined;

/** Which of a project's files were written, and which were there already and stay as they are; paths in the folder. */
export type WrittenProject = { created: string[]; kept: string[] };

/**
 * Writes the files of a project that tests an assistant. Whatever is there already is kept.
 *
 * @throws InputError where the folder cannot be written to.
 */
export function writeProject(folder: string): WrittenProject {
  const written: WrittenProject = { created: [], kept: [] };
  const dependency = checkout === undefined ? `^${codeVersion()}` : `file:${relative(folder, checkout)}`;
  for (const path of templateFiles()) {
    const name = path === IGNORE_FILE ? `.${IGNORE_FILE}` : path;
    const text = readFileSync(join(template, path), "utf8").replaceAll("{{tellerproof}}", dependency);
    written[writeNew(join(folder, name), text)].push(name);
  }
  return written;
}

function templateFiles(): string[] {
  return readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(template, join(entry.parentPath, entry.name)))
    .toSorted();
}

function writeNew(file: string, text: string): keyof WrittenProject {
  try {
    mkdirSync(dirname(file), { recursive: true });
    if (existsSync(file)) return "kept";
    writeFileSync(file, text, { flag: "wx" });
    return "created";
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new InputError([{ file, problem: `cannot be written: ${problem}` }]);
  }
}
