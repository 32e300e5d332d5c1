import { InputError, type InputProblem } from "../../../contract/errors.ts";
import type { BankingContent } from "../../banking-pack/knowledge/banking-content.ts";
import { findParts } from "../../banking-pack/knowledge/find-parts.ts";
import type { BankingPack } from "../../banking-pack/knowledge/pack.ts";
import { optionalFolder, readBankingPack } from "../../banking-pack/knowledge/read-pack.ts";
import { readFraudbench, type FraudbenchTask } from "./read-fraudbench.ts";

/** A FraudBench pack ready to be played, its tasks in the order of their files. */
export type LoadedFraudbench = {
  pack: BankingPack;
  content: BankingContent;
  tasks: readonly FraudbenchTask[];
};

/**
 * Reads a pack that `importFraudbench` made.
 *
 * @throws InputError with every problem in every file, and for a folder that is no pack or one of a newer format.
 */
export function loadFraudbench(folder: string): LoadedFraudbench {
  const pack = readBankingPack(folder);
  const problems: InputProblem[] = [];
  const folders = { checks: optionalFolder(folder, "checks"), scripts: optionalFolder(folder, "scripts") };
  const read = readFraudbench(findParts(folder, "fraudbench", undefined), folders, problems);
  if (read === undefined || problems.length > 0) throw new InputError(problems);
  return { pack, content: read.content, tasks: read.tasks };
}
