import { loadFraudSuite } from "../suites/fraud/authoring/load-suite.ts";
import { fraudLintRules, lintFraudSuite } from "../suites/fraud/authoring/lint-suite.ts";
import { loadRetailSuite } from "../suites/retail/authoring/load-suite.ts";
import { lintRetailSuite, retailLintRules } from "../suites/retail/authoring/lint-suite.ts";
import { suiteFolder, suiteKind } from "./load-playable-suite.ts";

/** One thing to mend, as data and as a line of text. */
export type LintResult = { code: string; file: string; path: string; problem: string; text: string };

/**
 * Lints a suite beyond what loading already refuses.
 *
 * @throws InputError for files that do not even load.
 */
export function lintSuite(name: string): {
  findings: LintResult[];
  rules: readonly { code: string; summary: string }[];
} {
  const folder = suiteFolder(name);
  const isFraud = suiteKind(folder) === "fraud";
  const rules = isFraud ? fraudLintRules : retailLintRules;
  const found = isFraud ? lintFraudSuite(loadFraudSuite(folder)) : lintRetailSuite(loadRetailSuite(folder));
  const findings = found.map(({ code, file = "", path = "", problem, remedy }) => {
    const where = path === "" ? file : `${file}: ${path}`;
    return {
      code,
      file,
      path,
      problem,
      text: `${where}: ${problem}${remedy === undefined ? "" : `. ${remedy}`} [${code}]`,
    };
  });
  return { findings, rules: rules.map(({ code, summary }) => ({ code, summary })) };
}
