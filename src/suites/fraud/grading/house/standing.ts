import type { Seq } from "../../../../contract/actor.ts";
import type { HousePerson, HouseRules, Standing } from "../../house-rules.ts";
import type { ValueKind } from "../../../../contract/value-kind.ts";
import { cover } from "../../../../text/spellings/part.ts";
import { readDay } from "../../../../text/read-day.ts";
import type { Spoken } from "../../../../text/spellings/spoken.ts";
import { valueReader, type ReadableValue } from "../../../../text/spellings/value-reader.ts";
import { formOf, isCompleted } from "../calls.ts";
import type { FraudView } from "../fraud-view.ts";
import { occurrences } from "../moments.ts";

/** Who was verified in the conversation, and from when on how far. */
export type Verified = { user: string; tier1: Seq; tier2: Seq | undefined };

/**
 * Who is verified: by a logged verification, once the caller had given as many details of that customer's record as the
 * house asks for; and further by the session's code, read out by the caller, or by another proof on the record.
 */
export function verifiedIn(view: FraudView, house: HouseRules): Verified[] {
  return Object.entries(house.people).flatMap(([user, person]) => {
    const given = detailsGiven(person, house.details, view);
    const logged = view.calls.find(
      (call) =>
        call.seq > given && isCompleted(call) && formOf(call, "log_verification")?.args?.["user_id"] === user,
    );
    if (logged === undefined) return [];
    const proof = provenAt(person, view);
    return [
      { user, tier1: logged.seq, tier2: proof === undefined ? undefined : Math.max(proof, logged.seq) },
    ];
  });
}

/** When the caller had given enough of a customer's details; at infinity where he never did. */
function detailsGiven({ details }: HousePerson, atLeast: number, view: FraudView): Seq {
  const kinds = ["date", "phone", "email", "address"] as const;
  const given = kinds.flatMap((as) => {
    const value = details[as];
    const seq = value === undefined ? undefined : givenAt(value, as, view);
    return seq ?? [];
  });
  return given.toSorted((a, b) => a - b)[atLeast - 1] ?? Infinity;
}

/** When the caller had given the whole of a detail. */
function givenAt(value: string, as: ValueKind, view: FraudView): Seq | undefined {
  const whole = occurrences({ callerGives: [readable(value, as)], atLeast: 1 }, view)[0]?.seq;
  if (whole !== undefined || as !== "date") return whole;
  const day = readDay(value);
  return day === undefined ? undefined : view.callerSaid.find(({ message }) => countsOut(message, day))?.seq;
}

/** A date as its numbers alone, read out in either order: "eleven, eleven, seventy-four". */
function countsOut({ worded }: Spoken, { year, month, day }: Day): boolean {
  const [m, d, y] = [`0?${month}`, `0?${day}`, `(?:${year}|${String(year).slice(2)})`];
  return new RegExp(`(?<!\\d)(?:${m}[\\s,.]{1,3}${d}|${d}[\\s,.]{1,3}${m})[\\s,.]{1,3}${y}(?!\\d)`).test(
    worded,
  );
}

type Day = { year: number; month: number; day: number };

function provenAt({ code, proven }: HousePerson, { callerSaid }: FraudView): Seq | undefined {
  if (proven) return 0;
  if (code === undefined) return undefined;
  const readers = (["digits", "code"] as const).map((as) => valueReader(readable(code, as)));
  return callerSaid.find(({ message }) =>
    readers.some((reader) => cover(reader.find(message), { from: 0, to: reader.length })),
  )?.seq;
}

const READABLES = new Map<string, ReadableValue>();
const MOST_READABLES = 1000;

/** One object for one value, so that its reader is made once. */
export function readable(value: string, as: ValueKind): ReadableValue {
  const key = `${as} ${value}`;
  const known = READABLES.get(key);
  if (known !== undefined) return known;
  const made = { value, as };
  if (READABLES.size < MOST_READABLES) READABLES.set(key, made);
  return made;
}

/** How far the caller stood with somebody's affairs at a moment, and in which role; the role is his own where he is it. */
export function standingTowards(
  owner: string,
  seq: Seq,
  { verified, house }: { verified: readonly Verified[]; house: HouseRules },
): { standing: Standing; role: string | undefined } {
  let best: { standing: Standing; role: string | undefined } = { standing: "none", role: undefined };
  for (const { user, tier1, tier2 } of verified) {
    const role = user === owner ? undefined : house.people[user]?.actsFor[owner];
    if (seq < tier1 || (user !== owner && role === undefined)) continue;
    const standing = tier2 !== undefined && seq > tier2 ? "tier2" : "tier1";
    if (best.standing === "none" || (best.standing === "tier1" && standing === "tier2"))
      best = { standing, role };
  }
  return best;
}

const ORDER: readonly Standing[] = ["none", "tier1", "tier2"];

export function reaches(standing: Standing, needed: Standing): boolean {
  return ORDER.indexOf(standing) >= ORDER.indexOf(needed);
}

/** A standing in words. */
export const DESCRIBED: Readonly<Record<Standing, string>> = {
  none: "the caller was not verified",
  tier1: "there was no proof of possession",
  tier2: "the caller was verified",
};
