import { bundledToolFiles } from "./bundled-tool-files.ts";
import { InputError, type InputProblem } from "../../../contract/errors.ts";
import type { RetailCase } from "../retail-case.ts";
import { readCaseFiles } from "./case-files.ts";
import { checkoutSource } from "../../import/checkout-source.ts";
import { findCheckout } from "./find-checkout.ts";
import { caseBankHash, promptHash } from "./hashes.ts";
import { CASES_FOLDER, PROMPT_FILE, type Pack } from "./pack.ts";
import { HARNESS_FILE, TOOLS_FILE } from "./public-tools.ts";
import { readCases } from "./read-cases.ts";
import { inFolder, readToolFiles } from "./tool-files.ts";
import { refuseTaken, writePack } from "../../import/write-pack.ts";

export type ImportOptions = {
  /** A folder with tool files and prompts, for case data that comes without them. */
  tools?: string;
  /** Where the case data lies if not in the checkout; by default what `INDICBANKBENCH_DATA` says. */
  data?: string;
  /** Replaces an earlier pack. Any other folder is never replaced. */
  force?: boolean;
  /** The time of the import, in milliseconds since the epoch. */
  now?: number;
};

/**
 * Makes a pack of the user's copy of the public benchmark: cases, tools and prompt byte for byte, checked as a whole.
 * The pack is there whole or not at all.
 *
 * @param checkout The repository's folder, or the downloaded case data. @param out The pack's folder.
 * @returns What the pack says of itself.
 * @throws InputError with every problem in every file, and when `out` is taken.
 */
export function importCheckout(checkout: string, out: string, options: ImportOptions = {}): Pack {
  const {
    tools: toolsOption,
    data = process.env["INDICBANKBENCH_DATA"],
    force = false,
    now = Date.now(),
  } = options;
  refuseTaken(out, force);
  const { bank, casePaths, toolsFolder } = findCheckout(checkout, toolsOption, data);
  const problems: InputProblem[] = [];
  const { shown, known, prompt, tools } =
    toolsFolder === undefined ? bundledToolFiles() : readToolFiles(toolsFolder, problems);
  const caseFiles = readCaseFiles(bank, casePaths);
  const caseProblems: InputProblem[] = [];
  const cases = readCases(caseFiles, tools, caseProblems);
  problems.push(...inFolder(caseProblems, bank));
  if (problems.length > 0) throw new InputError(problems);
  const pack: Pack = {
    format: 1,
    id: "indicbankbench",
    title: "IndicBankBench",
    suite: "retail",
    profile: "indicbankbench",
    tools: toolsFolder === undefined ? "bundled" : "public",
    source: checkoutSource(checkout),
    licences: { tools: "MIT", prompts: "MIT", cases: "CC BY 4.0" },
    importedAt: new Date(now).toISOString(),
    counts: { cases: cases.length, tools: tools?.size ?? 0, ...countsOf(cases) },
    hashes: { caseBank: caseBankHash(caseFiles), prompt: promptHash(prompt) },
  };
  writePack(out, pack, [
    { path: TOOLS_FILE, bytes: shown },
    { path: HARNESS_FILE, bytes: known },
    { path: PROMPT_FILE, bytes: prompt },
    ...caseFiles.map(({ path, bytes }) => ({ path: `${CASES_FOLDER}/${path}`, bytes })),
  ]);
  return pack;
}

function countsOf(cases: readonly RetailCase[]): Pick<Pack["counts"], "byDomain" | "byAxis"> {
  return {
    byDomain: tally(cases.map(({ domain }) => domain)),
    byAxis: tally(cases.map(({ axis }) => axis)),
  };
}

function tally(names: readonly string[]): { [name: string]: number } {
  const counts = new Map<string, number>();
  for (const name of names.toSorted()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries(counts);
}
