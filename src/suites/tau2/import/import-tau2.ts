import type { InputProblem } from "../../../contract/errors.ts";
import { findParts } from "../../banking-pack/knowledge/find-parts.ts";
import { makePack, type BankingImportOptions } from "../../banking-pack/knowledge/make-pack.ts";
import type { BankingPack } from "../../banking-pack/knowledge/pack.ts";
import { readTau2 } from "./read-tau2.ts";

/**
 * Makes a pack of the banking domain of the user's checkout of tau2-bench.
 *
 * @param checkout The repository's folder, or one with its parts side by side. @param out The pack's folder.
 * @returns What the pack says of itself.
 * @throws InputError with every problem in every file, and when `out` is taken.
 */
export function importTau2(checkout: string, out: string, options: BankingImportOptions = {}): BankingPack {
  const { scripts, knowledge } = options;
  const read = (problems: InputProblem[]) =>
    readTau2(findParts(checkout, "banking_knowledge", knowledge), scripts, problems);
  return makePack({ id: "tau2", title: "tau2 banking", suite: "tau2", checkout, out, read }, options);
}
