import { existsSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "../../../contract/errors.ts";
import { caseFilePaths } from "./case-files.ts";
import { PROMPT_FILE } from "./pack.ts";
import { HARNESS_FILE, TOOLS_FILE } from "./public-tools.ts";

/**
 * Where the parts of a public benchmark lie: the case bank, its files, and the folder of tools and prompts, which case
 * data that was downloaded alone does not have.
 */
export type Checkout = { bank: string; casePaths: string[]; toolsFolder: string | undefined };

const INNER = "indicbankbench";
const BANK = "case_bank";
const APART = [TOOLS_FILE, HARNESS_FILE];

/**
 * Finds the public benchmark's parts, whether the folder is the repository, its inner folder, or the case data alone.
 * Cases in the folder given come before those that `INDICBANKBENCH_DATA` names.
 *
 * @param tools A folder with the tool files, for case data that comes without them.
 * @throws InputError saying what was not found and where it was looked for.
 */
export function findCheckout(folder: string, tools: string | undefined, data: string | undefined): Checkout {
  if (!existsSync(folder)) throw new InputError([{ file: folder, problem: "no such folder" }]);
  const bank = findBank(folder, data);
  const toolsFolder = findTools(folder, tools);
  const problems = [
    ...(bank === undefined ? [noCases(folder, data)] : []),
    ...(toolsFolder === undefined && (tools !== undefined || isRepository(folder))
      ? [noTools(tools ?? folder)]
      : []),
  ];
  if (bank === undefined || problems.length > 0) throw new InputError(problems);
  return { ...bank, toolsFolder };
}

type Bank = Pick<Checkout, "bank" | "casePaths">;

function findBank(folder: string, data: string | undefined): Bank | undefined {
  const candidates = [
    join(folder, BANK),
    join(folder, INNER, BANK),
    // Without the harness around them the JSON files of a folder are the cases themselves.
    ...(isRepository(folder) ? [] : [folder]),
    ...(data === undefined || data === "" ? [] : [join(data, BANK), data]),
  ];
  for (const bank of candidates) {
    const casePaths = caseFilePaths(bank, APART);
    if (casePaths.length > 0) return { bank, casePaths };
  }
  return undefined;
}

function isRepository(folder: string): boolean {
  return existsSync(join(folder, INNER)) || existsSync(join(folder, PROMPT_FILE));
}

function findTools(folder: string, tools: string | undefined): string | undefined {
  const candidates = tools === undefined ? [join(folder, INNER), folder] : [tools, join(tools, INNER)];
  return candidates.find((candidate) => existsSync(join(candidate, TOOLS_FILE)));
}

function noCases(folder: string, data: string | undefined) {
  const also =
    data === undefined || data === "" ? "" : `, and none where INDICBANKBENCH_DATA points (${data})`;
  return {
    file: folder,
    problem: `no case files here, in ${BANK} or in ${INNER}/${BANK}${also}`,
    remedy: "Give the folder of a checkout, or set INDICBANKBENCH_DATA to the downloaded case data",
  };
}

function noTools(folder: string) {
  return {
    file: folder,
    problem: `no ${TOOLS_FILE} here or in ${INNER}`,
    remedy: "Name the folder of the repository that has the tool files with --tools",
  };
}
