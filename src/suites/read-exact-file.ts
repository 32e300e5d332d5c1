import { InputError } from "../contract/errors.ts";
import type { ExactJson } from "../contract/json.ts";
import { readTextFile } from "../files/read-text-file.ts";
import { parseExact } from "../exact-json/index.ts";

/** Reads a JSON file without losing how numbers are written. @throws InputError naming the file. */
export function readExactFile(file: string): ExactJson {
  try {
    return parseExact(readTextFile(file));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new InputError([{ file, problem: `not JSON: ${error.message}` }]);
  }
}
