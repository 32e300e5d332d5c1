import { spelledWhole } from "./digits.ts";
import { readings } from "./digit-runs.ts";
import type { Part, ValueReader } from "./part.ts";
import type { Spoken } from "./spoken.ts";

/** Digits of a number within one country. */
const NATIONAL = 10;
/** Fewer digits in a row are shared by too many numbers. */
const LOCAL = 7;
const AREA_AND_EXCHANGE = 6;
/** "ending in 0326", "last four digits are 0 3 2 6", "***-0326". */
const LAST_FOUR =
  /(?:\bend(?:s|ing)?(?:\s+(?:in|with|on))?|\blast\s+(?:4|few)\b(?:\s+(?:digits|numbers))?(?:\s+of\s+[\p{L}' ]{1,30})?(?:\s+(?:are|is|being))?|[xX*•#]{2,}[\s)-]*)[\s:"']*((?:\d[\s-]{0,2}){3}\d)(?!\d)/gu;

/**
 * A phone number with any separators and country code, read out in words or digit by digit. Also a part of it: all but
 * the area code, area code and exchange, the last four digits where they are named as such or stand behind a mask.
 *
 * @returns `undefined` where the value has fewer than seven digits.
 */
export function phoneReader(value: string): ValueReader | undefined {
  const digits = value.replace(/\D/g, "").slice(-NATIONAL);
  if (digits.length < LOCAL) return undefined;
  return { length: digits.length, find: (message) => findPhone(message, digits) };
}

function findPhone(message: Spoken, digits: string): Part[] {
  const parts = spelledWhole(message, digits);
  const [first, last] = [digits.slice(0, AREA_AND_EXCHANGE), digits.slice(-4)];
  if (!message.squeezed.includes(last) && !message.squeezed.includes(first)) return parts;
  for (const run of message.runs) {
    if (run.counts) continue;
    for (const { digits: said, whole } of readings(run)) {
      const part = partOf(digits, said, whole);
      if (part !== undefined) parts.push({ ...part, said });
    }
  }
  for (const match of message.worded.matchAll(LAST_FOUR)) {
    const four = (match[1] ?? "").replace(/\D/g, "");
    if (four === last) parts.push({ from: digits.length - 4, to: digits.length, said: match[0] });
  }
  return parts;
}

function partOf(digits: string, said: string, isWhole: boolean): { from: number; to: number } | undefined {
  const { length } = digits;
  const hasCountryCode = said.length > length && said.length <= length + 3;
  if (said === digits || (hasCountryCode && said.endsWith(digits))) return { from: 0, to: length };
  // Part of another number may be the same by chance, so a part has to stand alone.
  if (!isWhole || said.length >= length) return undefined;
  if (said.length >= LOCAL && digits.endsWith(said)) return { from: length - said.length, to: length };
  if (said.length >= AREA_AND_EXCHANGE && digits.startsWith(said)) return { from: 0, to: said.length };
  return undefined;
}
