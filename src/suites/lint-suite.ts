import { suiteAt } from "./load-playable-suite.ts";
import type { LintRule } from "./suite-kind.ts";

/** One thing to mend, as data and as a line of text. */
export type LintResult = { code: string; file: string; path: string; problem: string; text: string };

/**
 * Lints a suite beyond what loading already refuses.
 *
 * @throws InputError for files that do not even load.
 */
export function lintSuite(name: string): { findings: LintResult[]; rules: LintRule[] } {
  const { kind, place } = suiteAt(name);
  const { rules, findings } = kind.lint(place.folder);
  return {
    findings: findings.map(({ code, file = "", path = "", problem, remedy }) => {
      const where = path === "" ? file : `${file}: ${path}`;
      const text = `${where}: ${problem}${remedy === undefined ? "" : `. ${remedy}`} [${code}]`;
      return { code, file, path, problem, text };
    }),
    rules: rules.map(({ code, summary }) => ({ code, summary })),
  };
}
