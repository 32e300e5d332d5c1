import type { ExactObject } from "./json.ts";

/** A scenario as a task of the public banking benchmarks, as far as it has a place there. */
export type ScenarioTask = {
  persona?: string;
  instructions: string;
  initialState?: ExactObject;
  criteria: { actions?: ExactObject[]; communicate?: string[] };
  assertions: readonly { id: string; requirement: string }[];
  /** What decides under the public rules; left out where they do not apply. */
  basis?: readonly string[];
  documents?: readonly string[];
  callerTools?: readonly string[] | undefined;
};
