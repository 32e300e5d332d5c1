import type { Json } from "../../contract/json.ts";
import type { Transcript, TranscriptItem } from "./transcript.ts";

/** What one side said or did in the graded conversation. */
export type Step = Extract<TranscriptItem, { type: "message" | "call" | "empty-reply" }>;

/** One turn of both conversations: from a caller's message to the next. */
export type TurnPair = { turn: number; left: Step[]; right: Step[] };

export type Divergence = {
  turns: TurnPair[];
  /** Places of the events at which they first differ; absent on a side that had ended by then. */
  at?: { left?: number; right?: number };
};

/** Two conversations turn by turn, and where they first part: another word, another call, another answer of the bank. */
export function divergence(left: Transcript, right: Transcript): Divergence {
  const [mine, other] = [stepsOf(left), stepsOf(right)];
  const turns = [...new Set([...mine, ...other].map(({ turn }) => turn))].toSorted((a, b) => a - b);
  const pairs = turns.map((turn) => ({
    turn,
    left: mine.filter((step) => step.turn === turn),
    right: other.filter((step) => step.turn === turn),
  }));
  const first = Array.from({ length: Math.max(mine.length, other.length) }).findIndex((_, place) => {
    const [here, there] = [mine[place], other[place]];
    return here === undefined || there === undefined || nameOf(here) !== nameOf(there);
  });
  if (first < 0) return { turns: pairs };
  const [here, there] = [mine[first], other[first]];
  return {
    turns: pairs,
    at: {
      ...(here === undefined ? {} : { left: here.seq }),
      ...(there === undefined ? {} : { right: there.seq }),
    },
  };
}

function stepsOf({ items }: Transcript): Step[] {
  return items
    .filter(({ earlier }) => !earlier)
    .filter((item) => item.type === "message" || item.type === "call" || item.type === "empty-reply");
}

/** One text for what a step says or does; spacing, order of arguments and times do not count. */
function nameOf(step: Step): string {
  switch (step.type) {
    case "message":
      return JSON.stringify([step.by, "says", step.text.replace(/\s+/g, " ").trim()]);
    case "empty-reply":
      return JSON.stringify([step.by, "says nothing"]);
    case "call": {
      const { by, tool, arguments: parsed, rawArguments, result } = step;
      const given = parsed.ok ? sorted(parsed.value) : rawArguments;
      return JSON.stringify([by, tool, given, result?.status, result?.text]);
    }
  }
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
