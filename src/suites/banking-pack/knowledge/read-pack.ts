import { PACK_FILE } from "../../import/write-pack.ts";
import { dirname, join } from "node:path";
import { InputError } from "../../../contract/errors.ts";
import { isThere } from "../../../files/file-problem.ts";
import { readTextFile } from "../../../files/read-text-file.ts";
import { problemsOf } from "../../import/problems.ts";
import { BankingPack } from "./pack.ts";
import { isFolder } from "./source-file.ts";

/** What a pack says of itself. @throws InputError for a folder that is no pack, or one of a newer format. */
export function readBankingPack(folder: string): BankingPack {
  const file = join(folder, PACK_FILE);
  const parsed = BankingPack.safeParse(parseFile(file), { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new InputError(problemsOf(parsed.error).map((problem) => ({ ...problem, file })));
}

/** A folder of a pack that it has only where something was given for it. */
export function optionalFolder(pack: string, name: string): string | undefined {
  const folder = join(pack, name);
  return isFolder(folder) ? folder : undefined;
}

const REMEDY = "Make a pack of a checkout with `tellerproof import`";

function parseFile(file: string): unknown {
  const folder = dirname(file);
  if (!isThere(file)) throw new InputError([{ file, problem: "no pack here", remedy: REMEDY }]);
  try {
    return JSON.parse(readTextFile(file, { within: folder }));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const problem = `not JSON: ${error.message}`;
    throw new InputError([{ file, problem, remedy: REMEDY }]);
  }
}
