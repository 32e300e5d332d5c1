import * as fc from "fast-check";
import { expect, test } from "vitest";
import { wordsToDigits } from "./number-words.ts";

test.each([
  ["four one zero, five five five, zero three two six", "4 1 0, 5 5 5, 0 3 2 6"],
  ["four oh one double five triple zero", "4 0 1 5 5 0 0 0"],
  ["twenty-three thousand one hundred dollars", "23100 dollars"],
  ["one hundred and five thousand two hundred", "105200"],
  ["one million two hundred thousand", "1200000"],
  ["between two lakh and three lakh", "between 200000 and 300000"],
  ["two lakh and three thousand", "203000"],
  ["twelve hundred Light Street", "1200 Light Street"],
  ["two thousand and five, two thousand six", "2005, 2006"],
  ["March ninth, nineteen fifty-eight", "March 9th, 1958"],
  ["nineteen oh eight and twenty twelve", "1908 and 2012"],
  ["the twenty-first of May", "the 21st of May"],
  ["three slash nine slash nineteen fifty eight", "3/9/1958"],
  ["thirty-fourth street", "34th street"],
  ["seventy-three sixteen", "73 16"],
  ["two lakh thirty thousand two hundred and twenty-eight", "230228"],
  ["one crore two lakh five thousand", "10205000"],
  ["do lakh tees hazaar do sau atthais rupaye", "230228 rupaye"],
  ["aapka number hai nau aath saat ek do teen", "aapka number hai 9 8 7 1 2 3"],
  ["नौ आठ सात एक", "9 8 7 1"],
  ["दो लाख तीस हज़ार", "230000"],
  ["pachaas hazaar", "50000"],
  ["six and a half per cent", "6.5 per cent"],
  ["seven point one per cent, two point two five", "7.1 per cent, 2.25"],
])("%s", (text, digits) => {
  expect(wordsToDigits(text)).toBe(digits);
});

test.each([
  "oh, I see",
  "the month of May",
  "often",
  "wherewithal",
  "hundreds of thousands",
  "a plenty",
  "I do know",
  "do ek kaam",
  "lakhs of people",
  "sau baar",
])("leaves alone: %s", (text) => {
  expect(wordsToDigits(text)).toBe(text);
});

const ONES = "zero one two three four five six seven eight nine".split(" ");
const TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** How a number is said. */
function inWords(n: number): string {
  if (n < 10) return ONES[n] ?? "";
  if (n < 20) return TEENS[n - 10] ?? "";
  if (n < 100) return `${TENS[Math.floor(n / 10) - 2]}${n % 10 === 0 ? "" : `-${ONES[n % 10]}`}`;
  const [by, word] =
    n < 1000 ? [100, "hundred"] : n < 1_000_000 ? [1000, "thousand"] : [1_000_000, "million"];
  const rest = n % by;
  return `${inWords(Math.floor(n / by))} ${word}${rest === 0 ? "" : ` ${inWords(rest)}`}`;
}

test("every number that is said in words comes back as digits", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (n) => {
      expect(wordsToDigits(`it is ${inWords(n)} now`)).toBe(`it is ${n} now`);
    }),
  );
});

test("digits that are read out one by one come back in their order", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 16 }), (digits) => {
      const said = digits.map((digit) => ONES[digit]).join(" ");
      expect(wordsToDigits(said)).toBe(digits.join(" "));
    }),
  );
});
