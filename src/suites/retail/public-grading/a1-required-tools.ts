import type { Detail, GradedTranscript } from "./graded-transcript.ts";

/** A1: tools that a right agent calls and this one never did (section 7.5). */
export function a1RequiredTools({ scenario, calls }: GradedTranscript): Detail[] {
  const called = new Set(calls.map(({ tool }) => tool));
  const required = new Set(scenario.gold.calls.map(({ tool }) => tool));
  return [...required.difference(called)].map((tool) => ({ at: [], because: `${tool} was never called` }));
}
