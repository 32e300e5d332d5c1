import { textReader } from "./text.ts";
import type { Part, ValueReader } from "./part.ts";

/** Words of street names that are shortened, and their short forms. */
const SHORTENED = new Map(
  [
    "street st str",
    "avenue ave av",
    "road rd",
    "drive dr",
    "lane ln",
    "boulevard blvd",
    "court ct",
    "place pl",
    "square sq",
    "terrace ter terr",
    "parkway pkwy",
    "highway hwy",
    "circle cir",
    "trail trl",
    "north n",
    "south s",
    "east e",
    "west w",
    "northeast ne",
    "northwest nw",
    "southeast se",
    "southwest sw",
    "saint st",
    "mount mt",
    "fort ft",
  ].flatMap((line) => {
    const forms = line.split(" ");
    return forms.map((form): [string, readonly string[]] => [form, forms]);
  }),
);
/** Kinds of street and directions, which people leave out. */
const LEFT_OUT =
  /^(?:street|st|str|avenue|ave|av|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|place|pl|way|square|sq|terrace|ter|terr|parkway|pkwy|highway|hwy|circle|cir|trail|trl|north|south|east|west|northeast|northwest|southeast|southwest|n|s|e|w|ne|nw|se|sw)$/;
const UNIT = /^(?:apt|apartment|unit|suite|ste|fl|floor|pmb|#)\b/i;
/** What stands before a postal code that is one. */
const POSTAL =
  "(?:\\b[A-Z]{2}\\s{1,2}|\\b(?:[Zz]ip|ZIP|[Pp]ostal|[Pp]ost|[Pp]in|PIN)(?:\\s?[Cc]ode)?\\b[^\\d]{0,15})";

/**
 * A postal address: house number and street, with kinds of street and directions written out, shortened or left out,
 * numbers in words; and its postal code where it is named or follows a state. A town alone gives too little.
 *
 * An address that begins with something else, such as the name of a house, is looked for by its first line.
 */
export function addressReader(value: string): ValueReader {
  const [street = ""] = value.split(",");
  const tokens = street.trim().split(/\s+/);
  const unit = tokens.findIndex((token) => UNIT.test(token));
  const [house = "", ...name] = unit === -1 ? tokens : tokens.slice(0, unit);
  if (!/^\d+[A-Za-z]?(?:[/-]\d+[A-Za-z]?)?$/.test(house) || name.length === 0)
    return textReader(street.trim());
  const line = streetPattern(house, name);
  const code = /(?<!\d)(\d{5,6})(?:-\d{4})?\s*$/.exec(value)?.[1];
  const postal = code === undefined ? undefined : new RegExp(`${POSTAL}${code}(?!\\d)`);
  const [length, codeFrom] = [value.length, value.length - (code?.length ?? 0)];
  return {
    length,
    find({ worded }): Part[] {
      const [said, named] = [line.exec(worded)?.[0], postal?.exec(worded)?.[0]];
      return [
        ...(said === undefined ? [] : [{ from: 0, to: street.length, said }]),
        ...(named === undefined ? [] : [{ from: codeFrom, to: length, said: named }]),
      ];
    },
  };
}

function streetPattern(house: string, name: readonly string[]): RegExp {
  const words = name.map((word) => word.toLowerCase().replace(/[.,]/g, ""));
  const isNamed = words.some((word) => !LEFT_OUT.test(word));
  const parts = words.map((word) => {
    const forms = (SHORTENED.get(word) ?? [word]).map(escaped).join("|");
    return isNamed && LEFT_OUT.test(word) ? `(?:[\\s.,]+(?:${forms})\\b)?` : `[\\s.,]+(?:${forms})\\b`;
  });
  const number = house.split("").join("\\s?");
  return new RegExp(`(?<![\\p{L}\\p{N}])${number}${parts.join("")}(?![\\p{L}\\p{N}])`, "iu");
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
