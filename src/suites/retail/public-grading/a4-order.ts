import type { Detail, GradedTranscript, LiveCall, Place } from "./graded-transcript.ts";

/**
 * A4: tools that were first called before, or in the same message as, the tool they depend on (section 7.8). Later
 * calls neither mend nor spoil the order.
 */
export function a4Order({ scenario, calls }: GradedTranscript): Detail[] {
  const first = (tool: string): LiveCall | undefined => calls.find((call) => call.tool === tool);
  return scenario.gold.dependencies.flatMap(([before, after]) => {
    const dependent = first(after);
    if (dependent === undefined) return [];
    const prerequisite = first(before);
    if (prerequisite === undefined) {
      return [{ at: [placeOf(dependent)], because: `${after} was called, but ${before} never was` }];
    }
    if (prerequisite.message < dependent.message) return [];
    const because = `${after} was called before the answer of ${before} was there`;
    return [{ at: [placeOf(dependent), placeOf(prerequisite)], because }];
  });
}

function placeOf({ message, call }: LiveCall): Place {
  return { message, call };
}
