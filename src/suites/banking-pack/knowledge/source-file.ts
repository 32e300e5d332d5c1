import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import { InputError, type InputProblem } from "../../../contract/errors.ts";
import { filesBelow } from "../../../files/files-below.ts";
import { readBytes } from "../../../files/read-bytes.ts";
import type { ExactJson } from "../../../contract/json.ts";
import { parseExact } from "../../../exact-json/index.ts";

/** A file of a checkout or a pack: where it was read, and where it lies within a pack, with forward slashes. */
export type SourceFile = { readonly file: string; readonly path: string; readonly bytes: Uint8Array };

/** One file, to lie at `path` in a pack. @throws InputError for a link out of its folder, and what is no file. */
export function readSource(file: string, path: string): SourceFile {
  return { file, path, bytes: readBytes(file, { within: dirname(file) }) };
}

/**
 * All files of a folder with one of these endings, at any depth, in the order of their paths. Links within it are followed.
 *
 * @throws InputError for links out of it, and all that filesBelow finds wrong.
 */
export function readSources(folder: string, within: string, endings: readonly string[]): SourceFile[] {
  const { files, problems } = filesBelow(folder);
  if (problems.length > 0) throw new InputError(problems);
  return files
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => {
      const file = join(folder, path);
      return { file, path: `${within}/${path}`, bytes: readBytes(file, { within: folder }) };
    });
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** A file's text; `undefined`, with a problem, where it is no UTF-8. */
export function textOf({ bytes, file }: SourceFile, problems: InputProblem[]): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    problems.push({ file, problem: "not UTF-8" });
    return undefined;
  }
}

/** A file's JSON with numbers as they are written; `undefined`, with a problem, where it holds none. */
export function jsonOf(source: SourceFile, problems: InputProblem[]): ExactJson | undefined {
  const text = textOf(source, problems);
  if (text === undefined) return undefined;
  try {
    return parseExact(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    problems.push({ file: source.file, problem: `not JSON: ${error.message}` });
    return undefined;
  }
}

/** SHA-256 (hex) over paths and contents, whatever their order. */
export function hashOf(files: readonly SourceFile[]): string {
  const hash = createHash("sha256");
  for (const { path, bytes } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
