/** Calls that a side may make in one turn, for each reply that it may take. */
const CALLS_PER_ITERATION = 5;

/** How many calls a side may make in one turn, over whatever channel: a reply may hold calls without end. */
export function mostCalls({ toolIterations }: { toolIterations: number }): number {
  return toolIterations * CALLS_PER_ITERATION;
}
