import { readFileSync } from "node:fs";
import { isAbsolute } from "node:path";
import { InputError } from "../contract/errors.ts";

/** A file's text. @throws InputError where it is not there, saying from where a relative path was looked for, or is unreadable. */
export function readTextFile(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new InputError([{ file, problem: code === "ENOENT" ? notThere(file) : `cannot be read: ${code}` }]);
  }
}

function notThere(file: string): string {
  return `there is no such file${isAbsolute(file) ? "" : ` in ${process.cwd()}`}`;
}
