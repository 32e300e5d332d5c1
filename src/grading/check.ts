import type { Seq } from "../contract/actor.ts";
import type { CheckResult, Evidence, Finding, Place, WhyUnjudged } from "../contract/verdict.ts";

/** A deterministic rule with a name of its own; `Given` is whatever its grader looks at. */
export type Check<Given> = {
  readonly id: string;
  readonly version: number;
  readonly stage: string;
  /** @param gating Whether the result decides the verdict, or is only shown. */
  run(given: Given, gating: boolean): CheckResult;
};

/** A pure rule. Bump `version` whenever an old trajectory could get another answer. */
export function defineCheck<Given>(
  about: { id: string; version: number; stage: string },
  find: (given: Given) => Finding,
): Check<Given> {
  const { id, version, stage } = about;
  const run = (given: Given, gating: boolean): CheckResult => ({
    check: id,
    version,
    stage,
    gating,
    finding: find(given),
  });
  return { id, version, stage, run };
}

export function passed(evidence: Evidence, because: string): Finding {
  return { status: "passed", evidence, because };
}

export function failed(evidence: Evidence, because: string): Finding {
  return { status: "failed", evidence, because };
}

/** There was nothing to check. */
export function notApplicable(because: string): Finding {
  return { status: "not-applicable", because };
}

/** No rule can tell, and the question has no answer. @param at What it is about, where rules know it. */
export function unjudged(because: string, why: WhyUnjudged, at: readonly Seq[] = []): Finding {
  return { status: "unjudged", because, why, ...(at.length === 0 ? {} : { at: [...at] }) };
}

/** It rests on what the record cannot show of this agent. */
export function notObserved(because: string): Finding {
  return { status: "not-observed", because };
}

/** Events as evidence, each once and in order; where there are none, the place where none was found. */
export function evidenceAt(seqs: readonly Seq[], among: Place): Evidence {
  const at = [...new Set(seqs)].sort((a, b) => a - b);
  return at.length === 0 ? { noneAmong: among } : { at };
}

/** One thing that a check objects to, at the events it rests on. */
export type Objection = { at: readonly Seq[]; because: string };

/** Passes when nothing was found; otherwise fails on exactly what was found. */
export function noneFound(what: string, among: Place, found: readonly Objection[]): Finding {
  if (found.length === 0) return passed({ noneAmong: among }, `no ${what}`);
  const seqs = found.flatMap(({ at }) => at);
  const reasons = new Set(found.map(({ because }) => because));
  return failed(evidenceAt(seqs, among), [...reasons].join("; "));
}
