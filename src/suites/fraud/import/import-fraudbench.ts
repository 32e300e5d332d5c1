import { findParts } from "../../banking-pack/knowledge/find-parts.ts";
import { makePack, type BankingImportOptions } from "../../banking-pack/knowledge/make-pack.ts";
import type { BankingPack } from "../../banking-pack/knowledge/pack.ts";
import { readFraudbench } from "./read-fraudbench.ts";

export type FraudbenchImportOptions = BankingImportOptions & {
  /** A folder of derived checks by task. */
  checks?: string;
};

/**
 * Makes a pack of the user's checkout of FraudBench.
 *
 * @param checkout The repository's folder, or one with its parts side by side. @param out The pack's folder.
 * @returns What the pack says of itself.
 * @throws InputError with every problem in every file, and when `out` is taken.
 */
export function importFraudbench(
  checkout: string,
  out: string,
  options: FraudbenchImportOptions = {},
): BankingPack {
  const { checks, scripts, knowledge } = options;
  const read = (problems: Parameters<typeof readFraudbench>[2]) =>
    readFraudbench(findParts(checkout, "fraudbench", knowledge), { checks, scripts }, problems);
  return makePack({ id: "fraudbench", title: "FraudBench", suite: "fraud", checkout, out, read }, options);
}
