import type { Ending } from "./trajectory.ts";
import type { Side } from "./actor.ts";

/** A user's mistake: names the place, the value and what to do. Printed without a stack, exit code 2. */
export class InputError extends Error {
  readonly problems: readonly InputProblem[];
  constructor(problems: readonly InputProblem[]) {
    const rest = problems.length - MOST_DESCRIBED;
    const lines = problems.slice(0, MOST_DESCRIBED).map(describeProblem);
    super([...lines, ...(rest > 0 ? [`… and ${rest} more`] : [])].join("\n"));
    this.name = "InputError";
    this.problems = problems;
  }
}

/** Who gave the wrong folder has no use for a line on each file in it. */
const MOST_DESCRIBED = 50;

/** One thing wrong with what a user gave. `path` is a place within the file, such as `tools[2].name`. */
export type InputProblem = {
  file?: string;
  path?: string;
  value?: unknown;
  problem: string;
  remedy?: string;
};

function describeProblem({ file, path, value, problem, remedy }: InputProblem): string {
  const where = [file, path].filter((part) => part !== undefined && part !== "").join(": ");
  const shown = value === undefined ? "" : ` (got ${JSON.stringify(value)?.slice(0, 200)})`;
  return `${where === "" ? "" : `${where}: `}${problem}${shown}${remedy === undefined ? "" : `. ${remedy}`}`;
}

/** Endings that a participant itself can bring about by not being able to go on. */
export type ParticipantEnding = Extract<
  Ending,
  { type: "truncated-reply" | "filtered-reply" | "context-overflow" | "fault" }
>["type"];

/** A participant that cannot move (provider down, context full, reply cut off). Ends the episode, never the run. */
export class ParticipantFault extends Error {
  readonly by: Side;
  readonly ending: ParticipantEnding;
  constructor(by: Side, ending: ParticipantEnding, message: string) {
    super(message);
    this.name = "ParticipantFault";
    this.by = by;
    this.ending = ending;
  }
}

/** Something that no retry and no other episode will mend (a refused key, an unknown model): the run stops. */
export class RunStopper extends Error {
  constructor(message: string) {
    super(message);
    this.name = "RunStopper";
  }
}

/** Whether an error is more than one episode's: what the user gave, or what no other episode will mend. */
export function endsRun(error: unknown): boolean {
  return error instanceof InputError || error instanceof RunStopper;
}

/** A stored record, or the file that holds it, is not what it claims to be. Names the file, the record and the place in it. */
export class StoreCorrupt extends Error {
  readonly file: string;
  readonly record: string;
  constructor(at: { file: string; record: string }, problem: string, options?: ErrorOptions) {
    super(`${at.file}: ${at.record}: ${problem}`, options);
    this.name = "StoreCorrupt";
    this.file = at.file;
    this.record = at.record;
  }
}
