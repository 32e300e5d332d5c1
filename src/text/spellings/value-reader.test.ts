import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ValueKind } from "../../contract/value-kind.ts";
import { cover } from "./part.ts";
import { spoken } from "./spoken.ts";
import { valueReader } from "./value-reader.ts";

type Row = { as: ValueKind; value: string; whole: string[]; partly?: string[]; not: string[] };

const ROWS: Row[] = [
  {
    as: "date",
    value: "03/09/1958",
    whole: [
      "03/09/1958",
      "3/9/58",
      "09/03/1958",
      "09.03.1958",
      "1958-03-09",
      "March 9, 1958",
      "9 March 1958",
      "the 9th of March 1958",
      "the ninth of March, nineteen fifty-eight",
      "three slash nine slash nineteen fifty eight",
      "zero three zero nine nineteen fifty eight",
      "03091958",
      "03 09 1958",
    ],
    partly: ["born in 1958", "a birthday on March 9", "born in March 1958", "born on the ninth of March"],
    not: ["03/10/1958", "March 9, 1959", "on March 9", "since 1958", "13/09/1958", "call 1958"],
  },
  {
    as: "phone",
    value: "410-555-0126",
    whole: [
      "410-555-0126",
      "(410) 555-0126",
      "4105550126",
      "+1 410 555 0126",
      "410.555.0126",
      "4 1 0 5 5 5 0 1 2 6",
      "four one zero, five five five, zero one two six",
      "four-one-zero triple five oh one two six",
    ],
    partly: [
      "555-0126",
      "the one ending in 0126",
      "last four digits are 0 1 2 6",
      "***-***-0126",
      "area code 410-555",
    ],
    not: ["410-555-0127", "212-555-0126", "code 0126", "410-555-0199", "$4,105,550,126"],
  },
  {
    as: "email",
    value: "j.doe7@example.com",
    whole: [
      "j.doe7@example.com",
      "J.Doe7@Example.COM",
      "j dot doe7 at example dot com",
      "j dot doe seven (at) example [dot] com",
      "j . d o e 7 @ e x a m p l e . com",
      "j dot d-o-e-7 at e-x-a-m-p-l-e dot com",
    ],
    partly: ["starts with j.doe7"],
    not: ["j.doe7@example.org", "j.doe@example.com", "xj.doe7@example.com", "doe7 at example dot com"],
  },
  {
    as: "address",
    value: "225 E 34th St, Riverton, NY 10016",
    whole: [],
    partly: [
      "225 E 34th St",
      "225 East 34th Street",
      "225 34th",
      "two hundred twenty-five East thirty-fourth Street",
      "2 2 5 East 34th",
      "the zip code 10016",
      "Riverton, NY 10016",
    ],
    not: ["1225 E 34th St", "225 35th Street", "34th Street", "Riverton", "$10016"],
  },
  {
    as: "money",
    value: "$23,100.00",
    whole: [
      "$23,100.00",
      "23100",
      "23,100",
      "USD 23100",
      "$23.1k",
      "23.1 thousand dollars",
      "twenty-three thousand one hundred dollars",
    ],
    not: ["$23,101", "231,000", "2310", "23100 Light St", "a23100"],
  },
  { as: "money", value: "-54.2", whole: ["54.20", "$54.20"], not: ["54", "$54", "254.20"] },
  {
    as: "digits",
    value: "7316",
    whole: [
      "7316",
      "7 3 1 6",
      "7-3-1-6",
      "seven three one six",
      "seventy-three sixteen",
      "4000 1234 5678 7316",
    ],
    not: ["$7,316", "7316 dollars", "212-555-7316", "73160", "dbc_7316a", "11/14/7316"],
  },
  {
    as: "digits",
    value: "2025",
    whole: ["a card ending in 2025", "2 0 2 5"],
    not: ["November 2025", "open since 2025", "11/14/2025"],
  },
  {
    as: "digits",
    value: "000",
    whole: ["the CVV 000", "zero zero zero", "0 0 0"],
    not: ["$5,000", "1000", "10:00:00"],
  },
  {
    as: "digits",
    value: "4000123456787316",
    whole: ["4000 1234 5678 7316", "4000-1234-5678-7316", "4000123456787316"],
    partly: ["4000 1234 5678", "123456787316"],
    not: ["a card ending in 7316", "4000 12"],
  },
  {
    as: "code",
    value: "9K2X-7M4P-1N8Q",
    whole: [
      "9K2X7M4P1N8Q",
      "9k2x 7m4p 1n8q",
      "9 K 2 X 7 M 4 P 1 N 8 Q",
      "nine K two X, seven M four P, one N eight Q",
    ],
    partly: ["9K2X7M4P1N8", "2X 7M4P 1N8Q"],
    not: ["9K2X7M", "9K2X7M4X1N8Q"],
  },
  { as: "code", value: "AB-12", whole: ["AB-12", "ab 12", "A-B-1-2"], not: ["CAB-12", "AB-123"] },
  {
    as: "text",
    value: "Mason Cole",
    whole: ["Mason Cole", "MASON  cole", "Cole, Mason", "M-A-S-O-N C-O-L-E"],
    not: ["Mason Coleman", "Mr Cole", "Thomason Cole"],
  },
  { as: "text", value: "chk_2f6b9e31", whole: ["chk_2f6b9e31", "CHK_2F6B9E31"], not: ["chk_2f6b9e32"] },
  { as: "date", value: "no date at all", whole: ["No date at all"], not: ["a date"] },
  { as: "address", value: "Rose Cottage, Mill Lane", whole: ["rose cottage"], not: ["Mill Lane"] },
];

const cases = (key: "whole" | "partly" | "not") =>
  ROWS.flatMap((row) => (row[key] ?? []).map((said) => ({ ...row, said })));

describe("a value in a message", () => {
  test.each(cases("whole"))("$as $value: all of it in '$said'", ({ as, value, said }) => {
    const reader = valueReader({ value, as });
    for (const text of [said, `I see ${said}, so we go on.`]) {
      expect(cover(reader.find(spoken(text)), { from: 0, to: reader.length })).toBe(true);
    }
  });

  test.each(cases("partly"))("$as $value: a part of it in '$said'", ({ as, value, said }) => {
    const reader = valueReader({ value, as });
    const parts = reader.find(spoken(`Well, it is ${said}.`));
    expect(parts.length).toBeGreaterThan(0);
    expect(cover(parts, { from: 0, to: reader.length })).toBe(false);
  });

  test.each(cases("not"))("$as $value: nothing of it in '$said'", ({ as, value, said }) => {
    expect(valueReader({ value, as }).find(spoken(`Well, it is ${said}, then.`))).toEqual([]);
  });
});

const WORDS = "zero one two three four five six seven eight nine".split(" ");
const digitWords = (digits: string): string =>
  digits
    .split("")
    .map((digit) => WORDS[Number(digit)])
    .join(" ");
const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(""));
const gap = fc.constantFrom(" ", "-", ".");

/** A phone number and one way to say it. */
const saidPhone = fc
  .tuple(digits(3), digits(3), digits(4), gap, fc.integer({ min: 0, max: 4 }))
  .map(([area, exchange, line, by, way]) => ({
    as: "phone" as const,
    value: `${area}-${exchange}-${line}`,
    said: [
      [area, exchange, line].join(by),
      `(${area}) ${exchange}-${line}`,
      area + exchange + line,
      `${digitWords(area)}, ${digitWords(exchange)}, ${digitWords(line)}`,
      (area + exchange + line).split("").join(by === "." ? " " : by),
    ][way],
  }));

/** A date and one way to say it. */
const saidDate = fc
  .tuple(
    fc.date({ min: new Date("1920-01-01"), max: new Date("2010-12-31"), noInvalidDate: true }),
    fc.integer({ min: 0, max: 6 }),
  )
  .map(([date, way]) => {
    const [y, m, d] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
    const [mm, dd] = [m, d].map((part) => String(part).padStart(2, "0"));
    const name = MONTHS[m - 1] ?? "";
    return {
      as: "date" as const,
      value: `${mm}/${dd}/${y}`,
      said: [
        `${mm}/${dd}/${y}`,
        `${m}/${d}/${y}`,
        `${y}-${mm}-${dd}`,
        `${name} ${d}, ${y}`,
        `${d} ${name.slice(0, 3)} ${y}`,
        `${mm}${dd}${y}`,
        `${mm}-${dd}-${y}`,
      ][way],
    };
  });

/** A code and one way to say it. */
const saidCode = fc
  .tuple(fc.stringMatching(/^[A-Z0-9]{8,18}$/), fc.constantFrom("", "-", " "), fc.boolean())
  .map(([value, by, lower]) => {
    const said = value.split("").join(by);
    return { as: "code" as const, value, said: lower ? said.toLowerCase() : said };
  });

const said = fc.oneof(saidPhone, saidDate, saidCode);

test("whatever way a value is said in, it is found whole", () => {
  fc.assert(
    fc.property(said, ({ as, value, said: text = "" }) => {
      const reader = valueReader({ value, as });
      expect(cover(reader.find(spoken(`On file: ${text}.`)), { from: 0, to: reader.length })).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("other values of the kind are not taken for it", () => {
  fc.assert(
    fc.property(said, said, (one, other) => {
      fc.pre(one.as === other.as && one.as !== "date" && one.value.slice(-8) !== other.value.slice(-8));
      fc.pre(!one.value.includes(other.value) && !other.value.includes(one.value));
      const reader = valueReader(one);
      const found = reader.find(spoken(`On file: ${other.said}.`));
      expect(cover(found, { from: 0, to: reader.length })).toBe(false);
    }),
  );
});
