import { InputError, type InputProblem } from "../../../contract/errors.ts";
import type { BankingContent } from "../../banking-pack/knowledge/banking-content.ts";
import { findParts } from "../../banking-pack/knowledge/find-parts.ts";
import type { BankingPack } from "../../banking-pack/knowledge/pack.ts";
import { optionalFolder, readBankingPack } from "../../banking-pack/knowledge/read-pack.ts";
import { readTau2, type Tau2Task } from "./read-tau2.ts";

/** A tau2 pack ready to be played, its tasks in the order of their files. */
export type LoadedTau2 = { pack: BankingPack; content: BankingContent; tasks: readonly Tau2Task[] };

/**
 * Reads a pack that `importTau2` made.
 *
 * @throws InputError with every problem in every file, and for a folder that is no pack or one of a newer format.
 */
export function loadTau2(folder: string): LoadedTau2 {
  const pack = readBankingPack(folder);
  const problems: InputProblem[] = [];
  const parts = findParts(folder, "banking_knowledge", undefined);
  const read = readTau2(parts, optionalFolder(folder, "scripts"), problems);
  if (read === undefined || problems.length > 0) throw new InputError(problems);
  return { pack, content: read.content, tasks: read.tasks };
}
