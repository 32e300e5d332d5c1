import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberWords } from "../agents/voices/number-words.ts";
import { formatRupees, paiseOf, parseRupees } from "./money.ts";
import { scanFigures } from "./scan-figures.ts";

const rupees = (text: string): number[] => scanFigures(text).amounts.map(({ paise }) => paise / 100);
const said = (text: string): number[] =>
  scanFigures(text)
    .amounts.filter(({ mark }) => mark !== "bare")
    .map(({ paise }) => paise / 100);

describe("amounts by value", () => {
  test.each([
    ["Rs. 1,25,450", [125450]],
    ["₹125450", [125450]],
    ["**₹1,425** and __Rs 12__", [1425, 12]],
    ["INR 1,25,450/-", [125450]],
    ["१,२५,४५०", [125450]],
    ["₹1,25,450.50.", [125450.5]],
    ["125,450 rupees", [125450]],
    ["1.25 lakh", [125000]],
    ["₹1.5 lakh, 1.5L, Rs. 1,50,000/- and डेढ़ लाख", [150000, 150000, 150000, 150000]],
    ["₹20L at 2 cr, 50k", [2000000, 20000000, 50000]],
    ["1 crore 25 lakh", [12500000]],
    ["₹2-3 lakh, 20 to 30 lakh", [200000, 300000, 2000000, 3000000]],
    ["dhai lakh aur pachas hazaar rupaye", [250000, 50000]],
    ["५ लाख रुपये", [500000]],
    ["five hundred rupees", [500]],
    ["₹500-₹600", [500, 600]],
    ["two lakh fifty thousand rupees", [250000]],
    ["five lakh fifty-three thousand ninety-one rupees is owed", [553091]],
    ["Rs two thousand and five, rupees one lakh two hundred", [2005, 100200]],
    ["1 lakh 25 thousand rupees and 2 lakh ₹50,000", [125000, 200000, 50000]],
    ["5 lakh fifty-three thousand ninety-one rupees", [553091]],
    ["do lakh pachas hazaar rupaye, दो लाख तीस हज़ार रुपये", [250000, 230000]],
    ["two and a half lakh; saadhe teen lakh; सवा दो लाख", [250000, 350000, 225000]],
    ["ninety rupees and fifty paise, ₹12 and 5 paise", [90.5, 12.05]],
    ["fifty rupees, eleven hundred rupees", [50, 1100]],
    ["-₹500", [500]],
    ["₹18,749.995", [18750]],
    ["50k Rs.500", [50000, 500]],
  ])("%s", (text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  test.each([
    ["a card ending 4321 and cheque 100234"],
    ["REF-SCP-88214 for TKWZL5431001"],
    ["60 grams of 22K gold for 12 months"],
    ["by 15 March 2026 at 10:30 am, FY 2026-27, card 08/28"],
    ["8.6% for 5-7% of the time"],
    ["call 1800-555-0100 or 5412 7512 3412 4321"],
    ["a thousand apologies; two hundred transactions"],
    ["asha12,500@example.com and https://example.com/1,500"],
    ["one hundred and twenty transactions, two of them on the fifteenth; five months of two thousand steps"],
    ["page 1,25,45 is not grouped"],
  ])("no money in: %s", (text) => {
    expect(said(text)).toEqual([]);
  });

  test("10 is not found inside 110, 10.5 or 10,000", () => {
    expect(rupees("110 and 10.5 and 10,000")).toEqual([110, 10.5, 10000]);
  });
});

test("paise are exact where floats are not, and halves go up", () => {
  expect(paiseOf(2557.68)).toBe(255768);
  expect(paiseOf(18749.995)).toBe(1875000);
  expect(paiseOf(0.1 + 0.2)).toBe(30);
  expect(paiseOf(1e21)).toBeUndefined();
  expect(parseRupees("1,000")).toBeUndefined();
  expect(formatRupees(12545000)).toBe("₹1,25,450");
  expect(formatRupees(12545005)).toBe("₹1,25,450.05");
});

test("whatever is printed in Indian grouping is read back to the paisa", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 14 }), (paise) => {
      expect(scanFigures(`It is ${formatRupees(paise)}.`).amounts).toMatchObject([
        { paise, mark: "currency" },
      ]);
    }),
  );
});

test("whatever is said in words is read back to the paisa", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), (rupees) => {
      const words = numberWords(rupees, "indian");
      for (const text of [`It is ${words} rupees.`, `You owe rupees ${words} today`])
        expect(said(text)).toEqual([rupees]);
    }),
  );
});

test("long texts of number words are read in linear time", () => {
  const took = (text: string): number => {
    const from = performance.now();
    scanFigures(text);
    return performance.now() - from;
  };
  for (const word of ["lakh ", "two ", "two lakh ", "and ", "do ", "hundred and ", "5 ", "paise "]) {
    const [short, long] = [took(word.repeat(2_000)), took(word.repeat(20_000))];
    expect(long, word).toBeLessThan(100 * short + 500);
  }
});

test("grouping, digit script and currency sign do not change the value", () => {
  const devanagari = (text: string): string =>
    text.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 10 ** 10 }), (whole) => {
      const indian = formatRupees(whole * 100).slice(1);
      const western = whole.toLocaleString("en-US");
      for (const form of [indian, western, String(whole), devanagari(indian)]) {
        for (const text of [`₹${form}`, `Rs. ${form}/-`, `INR ${form}`, `${form} rupees`]) {
          expect(said(text)).toEqual([whole]);
        }
      }
    }),
  );
});

describe("sums in words", () => {
  test.each<[text: string, paise: readonly number[]]>([
    ["twenty-two lakh eighteen thousand rupees", [221800000]],
    ["twenty two lakh rupees", [220000000]],
    ["two thousand five hundred rupees", [250000]],
    ["one crore two lakh five thousand", [1020500000]],
    ["eighteen thousand two hundred fifty-four rupees and thirty paise", [1825430]],
    ["twenty-seven thousand three hundred and fifty-five dollars and ninety cents", [2735590]],
    ["27355 dollars and 90 cents", [2735590]],
    ["₹2,400 and 50 paise", [240050]],
    ["between two lakh and three lakh", [20000000, 30000000]],
    ["two hundred points, and one hundred days", []],
    ["twenty-two lakh 18 thousand 30", [221803000]],
  ])("%s", (text, paise) => {
    expect(scanFigures(text).amounts.map((amount) => amount.paise)).toEqual(paise);
  });
});
