import { join } from "node:path";
import { z } from "zod";
import { BANKS, ownBank, type DefinedBank } from "../../../bank/live/index.ts";
import { InputError, type InputProblem } from "../../../contract/errors.ts";
import { requireModule } from "../../require-module.ts";
import { didYouMean } from "../../authoring/did-you-mean.ts";

/** What `defineBank` makes, as far as a module's export can be told from anything else. */
const Defined = z.custom<DefinedBank>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    "standing" in value &&
    "tableNames" in value &&
    Array.isArray(value.tableNames),
);

/**
 * The bank that a suite's folder names: one of ours by its id, or a module of the folder (`./bank.ts`) whose export `bank` was
 * made by `defineBank`. A module runs as code, like an agent's; what is imported from elsewhere names none.
 * Faults go to `problems`; then ours stands in for it.
 */
export function loadCore(name: string, directory: string, problems: InputProblem[]): DefinedBank {
  const file = join(directory, "suite.yaml");
  const path = "core";
  if (!name.startsWith("./")) {
    const known = BANKS.get(name);
    if (known !== undefined) return known;
    const ids = [...BANKS.keys()];
    const remedy = didYouMean(name, ids) ?? `Name one of ${ids.join(", ")}, or a module: ./bank.ts`;
    problems.push({ file, path, problem: "no such bank", value: name, remedy });
    return ownBank;
  }
  try {
    const parsed = z.object({ bank: Defined }).safeParse(requireModule(name, { file, path }));
    if (parsed.success) return parsed.data.bank;
    const remedy = "Export it: export const bank = defineBank({ … })";
    problems.push({ file, path, problem: "the module exports no bank", value: name, remedy });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    problems.push(...error.problems);
  }
  return ownBank;
}
