import type { Seq } from "../../../contract/actor.ts";
import type { Moment } from "../../../contract/moment.ts";
import type { Fact } from "../../../contract/fact.ts";
import type { Place } from "../../../contract/verdict.ts";
import { describeFact } from "../../../text/fact-matches.ts";
import { describePattern, isCompleted, matchesPattern } from "./calls.ts";
import type { FraudView, Said } from "./fraud-view.ts";
import { cover, type Part } from "../../../text/spellings/part.ts";
import { valueReader, type ReadableValue } from "../../../text/spellings/value-reader.ts";

/** A moment that came: when, and the events it rests on. */
export type Occurrence = { seq: Seq; at: readonly Seq[] };

/**
 * Every time a moment came, in order. A call comes when it is completed. Words come when the last of their facts has
 * been said, over several messages or in one, and again with each later message that says all of them.
 */
export function occurrences(moment: Moment, view: FraudView): readonly Occurrence[] {
  if ("call" in moment) {
    return view.calls
      .filter((call) => isCompleted(call) && matchesPattern(call, moment.call, view.ownerOf))
      .map(({ seq, at }) => ({ seq, at }));
  }
  if ("callerSays" in moment) return sayings(moment.callerSays, view.callerSaid);
  if ("agentSays" in moment) return sayings(moment.agentSays, view.agentSaid);
  return given(moment, view);
}

/** Where a moment is looked for. */
export function placeOf(moment: Moment): Place {
  if ("call" in moment) return moment.call.by === "agent" ? "agent-calls" : "caller-calls";
  return "agentSays" in moment ? "agent-messages" : "messages";
}

/** A moment in words. */
export function describeMoment(moment: Moment): string {
  if ("call" in moment) return describePattern(moment.call);
  if ("callerSays" in moment) return `the caller saying ${describeFacts(moment.callerSays)}`;
  if ("agentSays" in moment) return `the agent saying ${describeFacts(moment.agentSays)}`;
  return `the caller giving ${moment.atLeast} of ${moment.callerGives.length} values`;
}

/** Several facts in words. */
export function describeFacts(facts: readonly Fact[]): string {
  return facts.map(describeFact).join(" and ");
}

/** When all of these facts had been said, and by which messages; `undefined` where one was never said. */
export function allSaid(facts: readonly Fact[], said: readonly Said[]): Occurrence | undefined {
  const firsts = facts.map((fact) => said.find(({ states }) => states(fact))?.seq);
  if (firsts.some((seq) => seq === undefined)) return undefined;
  const at = firsts.filter((seq) => seq !== undefined);
  return { seq: Math.max(...at), at };
}

function sayings(facts: readonly Fact[], said: readonly Said[]): Occurrence[] {
  const first = allSaid(facts, said);
  if (first === undefined) return [];
  const again = said.filter(({ seq, states }) => seq > first.seq && facts.every(states));
  return [first, ...again.map(({ seq }) => ({ seq, at: [seq] }))];
}

type Given = Extract<Moment, { callerGives: unknown }>;

/** When the caller had given enough of the values, each of them whole. */
function given({ callerGives, atLeast }: Given, { callerSaid }: FraudView): Occurrence[] {
  const complete = callerGives
    .flatMap((value) => givenWhole(value, callerSaid) ?? [])
    .toSorted((a, b) => a.seq - b.seq)
    .slice(0, atLeast);
  const last = complete[atLeast - 1];
  return last === undefined ? [] : [{ seq: last.seq, at: complete.flatMap(({ at }) => at) }];
}

function givenWhole(value: ReadableValue, callerSaid: readonly Said[]): Occurrence | undefined {
  const reader = valueReader(value);
  const parts: Part[] = [];
  const at: Seq[] = [];
  for (const { seq, message } of callerSaid) {
    const found = reader.find(message);
    if (found.length === 0) continue;
    parts.push(...found);
    at.push(seq);
    if (isGiven(parts, value, reader.length)) return { seq, at };
  }
  return undefined;
}

/** Of an address, house and street are enough: few callers give the town and its code as well. */
function isGiven(parts: readonly Part[], { value, as }: ReadableValue, length: number): boolean {
  const needed = as === "address" ? (value.split(",")[0] ?? value).length : length;
  return cover(parts, { from: 0, to: needed });
}

/** The moment of several that came first, and when. */
export function firstOf(
  moments: readonly Moment[],
  view: FraudView,
): (Occurrence & { moment: Moment }) | undefined {
  return moments
    .flatMap((moment) => {
      const [first] = occurrences(moment, view);
      return first === undefined ? [] : [{ ...first, moment }];
    })
    .toSorted((a, b) => a.seq - b.seq)[0];
}
