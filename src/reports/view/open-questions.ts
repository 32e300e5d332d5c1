import type { Verdict } from "../../contract/verdict.ts";
import { openResults } from "../../contract/why-unscored.ts";

/** Questions of one check that are open: nobody answered, and the verdict hangs on them. */
export type OpenQuestions = {
  check: string;
  count: number;
  /** Those about which a judge said that it cannot tell. */
  cannotTell: number;
};

/** Counts what the open verdicts of one agent wait for. */
export class OpenQuestionCounter {
  readonly #byCheck = new Map<string, OpenQuestions>();

  add(verdict: Verdict): void {
    for (const { check, finding } of openResults(verdict)) {
      const known = this.#byCheck.get(check) ?? { check, count: 0, cannotTell: 0 };
      const cannotTell = known.cannotTell + (finding.why === "cannot-tell" ? 1 : 0);
      this.#byCheck.set(check, { check, count: known.count + 1, cannotTell });
    }
  }

  /** Most frequent first. */
  get counts(): OpenQuestions[] {
    return [...this.#byCheck.values()].toSorted((a, b) => b.count - a.count || (a.check < b.check ? -1 : 1));
  }
}
