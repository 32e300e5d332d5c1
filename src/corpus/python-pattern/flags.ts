import { InvalidPattern, type PatternSource } from "./pattern-source.ts";

/** What may be set for a pattern or a part of it. */
export type Flags = {
  readonly ignoreCase: boolean;
  readonly multiline: boolean;
  readonly dotAll: boolean;
  readonly verbose: boolean;
  /** Letters, digits and blanks are those of ASCII. */
  readonly ascii: boolean;
};

const LETTER = /[aiLmsux]/;
const REMOVABLE = /[imsx]/;

/** Flags at the very start, such as `(?i)`, hold for the whole pattern. */
export function flagsBefore(source: PatternSource, given: Flags): Flags {
  let flags = given;
  for (;;) {
    const start = source.place;
    const letters = source.takeIf("(") && source.takeIf("?") ? source.takeWhile(LETTER) : "";
    if (letters === "" || !source.takeIf(")")) {
      source.back(start);
      return flags;
    }
    flags = withFlags(flags, letters, "");
  }
}

/** Flags of a group, such as `(?i-s:`, whose bracket and question mark have been taken. */
export function flagsWithin(source: PatternSource, outer: Flags): Flags {
  const on = source.takeWhile(LETTER);
  if (source.next === ")") throw new InvalidPattern("global flags not at the start of the expression");
  const hasMinus = source.takeIf("-");
  const off = hasMinus ? source.takeWhile(REMOVABLE) : "";
  if (on + off === "" || (hasMinus && off === "") || !source.takeIf(":")) {
    throw new InvalidPattern("unknown extension or flag");
  }
  return withFlags(outer, on, off);
}

function withFlags(flags: Flags, on: string, off: string): Flags {
  if (on.includes("L")) throw new InvalidPattern("cannot use 'L' flag with text");
  if (on.includes("a") && on.includes("u")) throw new InvalidPattern("flags 'a' and 'u' are incompatible");
  if (Array.from(on).some((letter) => off.includes(letter)))
    throw new InvalidPattern("flag turned on and off");
  const decided = (letter: string, before: boolean): boolean =>
    on.includes(letter) || (before && !off.includes(letter));
  return {
    ignoreCase: decided("i", flags.ignoreCase),
    multiline: decided("m", flags.multiline),
    dotAll: decided("s", flags.dotAll),
    verbose: decided("x", flags.verbose),
    ascii: on.includes("a") || (flags.ascii && !on.includes("u")),
  };
}
