import { readFileSync } from "node:fs";
import { InputError } from "../contract/errors.ts";
import type { ExactJson } from "../contract/json.ts";
import { parseExact } from "../exact-json/index.ts";

/** Reads a JSON file without losing how numbers are written. @throws InputError naming the file. */
export function readExactFile(file: string): ExactJson {
  try {
    return parseExact(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    const problem = error instanceof SyntaxError ? `not JSON: ${error.message}` : "cannot be read";
    throw new InputError([
      { file, problem, ...(error instanceof SyntaxError ? {} : { remedy: String(error) }) },
    ]);
  }
}
