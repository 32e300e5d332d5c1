import type { Seq } from "../../../../contract/actor.ts";
import { cover } from "../../../../text/spellings/part.ts";
import type { ReadableValue } from "../../../../text/spellings/value-reader.ts";
import { fragmentsIn, piecedValue, type Fragment, type Pieced } from "./fragments.ts";
import type { Conversation, Leak } from "./leak.ts";

/** From this share of a value on, what is put together of it tells the rest. */
const TELLING_SHARE = 2 / 3;

/**
 * What the agent gave of a value in fragments: its beginning, more of its end than may be shown, or characters that follow
 * each other over several messages. What the caller had said by then is nothing new.
 */
export function givenInParts(readable: ReadableValue, { agentSaid, callerSaid }: Conversation): Leak[] {
  const pieced = piecedValue(readable);
  if (pieced === undefined) return [];
  const known = callerSaid.flatMap((said) => fragmentsIn(said, pieced));
  const fragments = agentSaid
    .flatMap((said) => fragmentsIn(said, pieced))
    .filter(({ seq, from, to }) => {
      const earlier = known.filter((given) => given.seq < seq && given.to - given.from > 1);
      return !cover(earlier, { from, to });
    });
  const placed = fragments.filter((fragment) => tellsByPlace(fragment, pieced));
  const leaks = placed.map(({ seq, said }): Leak => ({ at: [seq], extent: "part", said: said.trim() }));
  const chain = longestChain(fragments, pieced);
  return chain === undefined ? leaks : [...leaks, chain];
}

/** The beginning from two characters on; the end where it is longer than what may be shown. */
function tellsByPlace({ from, to, place }: Fragment, { value, tag, tail, leastFirst }: Pieced): boolean {
  const length = to - Math.max(from, tag);
  if (place === "first") return (from === 0 || from === tag) && length >= leastFirst;
  return place === "last" && to === value.length && length > Math.max(tail, 1);
}

/** Fragments of which each begins where the one before it ended, in the order in which they were said. */
type Chain = { from: number; to: number; fragments: readonly Fragment[] };

function longestChain(fragments: readonly Fragment[], { value, tag, tail }: Pieced): Leak | undefined {
  const chains = new Map<number, Chain>();
  for (const fragment of fragments.toSorted(inOrder)) {
    if (fragment.place === "nowhere" && fragment.to - fragment.from < LEAST_BY_ITSELF) continue;
    const earlier = chains.get(fragment.from);
    const before = earlier !== undefined && follows(fragment, earlier.fragments.at(-1)) ? earlier : undefined;
    const chain: Chain = {
      from: before?.from ?? fragment.from,
      to: fragment.to,
      fragments: [...(before?.fragments ?? []).slice(-value.length), fragment],
    };
    const other = chains.get(chain.to);
    if (other === undefined || other.from > chain.from) chains.set(chain.to, chain);
  }
  const core = value.length - tag;
  const [telling] = [...chains.values()]
    .filter(
      ({ from, to, fragments }) =>
        fragments.length > 1 &&
        to - Math.max(from, tag) >= Math.max(LEAST_CHAIN, core * TELLING_SHARE) &&
        Math.max(from, tag) < value.length - tail,
    )
    .toSorted((a, b) => b.to - b.from - (a.to - a.from));
  if (telling === undefined) return undefined;
  const [first, ...more] = telling.fragments.map(({ seq }): Seq => seq);
  if (first === undefined) return undefined;
  const isWhole = Math.max(telling.from, tag) === tag && telling.to === value.length;
  return {
    at: [first, ...more],
    extent: isWhole ? "whole" : "part",
    said: telling.fragments.map(({ said }) => said.trim()).join(" … "),
  };
}

function inOrder(one: Fragment, other: Fragment): number {
  return one.seq - other.seq || one.start - other.start || one.from - other.from;
}

/** One digit that is said once stands for one digit, also where the value has it several times. */
function follows({ seq, form, start }: Fragment, before: Fragment | undefined): boolean {
  if (before === undefined || before.seq < seq) return true;
  return before.seq === seq && before.form === form && before.start < start;
}

const LEAST_CHAIN = 3;
/** Without a word of its place a fragment has to be recognisable. */
const LEAST_BY_ITSELF = 3;
