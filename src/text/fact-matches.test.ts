import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Fact } from "../contract/fact.ts";
import { factMatches } from "./fact-matches.ts";
import { formatRupees } from "./money.ts";

/** Money, digits and grouping. */
describe("amounts", () => {
  const fact: Fact = { amount: "125450.00" };
  test.each([
    "Rs. 1,25,450",
    "₹125450",
    "१,२५,४५०",
    "INR 1,25,450/-",
    "₹1,25,450.00",
    "125,450 rupees",
    "1,25,450",
  ])("₹1,25,450.00 is stated by %s", (said) =>
    expect(factMatches(fact, `Your balance is ${said}.`)).toBe(true),
  );
  test.each(["1.25 lakh", "₹1,25,450.50", "₹12,545", "₹11,25,450", "cheque REF125450", "2125450"])(
    "₹1,25,450.00 is not stated by %s",
    (said) => expect(factMatches(fact, `Your balance is ${said}.`)).toBe(false),
  );
  test("10 does not match inside 110", () => {
    expect(factMatches({ amount: "10" }, "It costs ₹110.")).toBe(false);
    expect(factMatches({ text: "10" }, "It costs ₹110, or 10.5, or 10,000.")).toBe(false);
    expect(factMatches({ text: "10" }, "It costs ₹10.")).toBe(true);
  });
  test("a lakh fraction is its exact value", () => {
    expect(factMatches({ amount: "125000" }, "about 1.25 lakh")).toBe(true);
    expect(factMatches({ amount: "25.00" }, "₹25")).toBe(true);
    expect(factMatches({ amount: "18750" }, "Interest of ₹18,749.995")).toBe(true);
  });
  test("a number of months or a percentage is no amount", () => {
    expect(factMatches({ amount: "12" }, "for 12 months at 12%")).toBe(false);
  });
  test("amounts match in every grouping", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.integer({ min: 0, max: 10 ** 9 }),
        (one, other) => {
          const amount = String(one);
          const indian = formatRupees(other * 100);
          const western = `Rs ${other.toLocaleString("en-US")}`;
          for (const said of [indian, western, `INR ${other}/-`]) {
            expect(factMatches({ amount }, `It is ${said}, thank you.`)).toBe(one === other);
            expect(factMatches({ amount: String(other) }, `It is ${said}, thank you.`)).toBe(true);
          }
        },
      ),
    );
  });
});

/** What is required and what is forbidden is found in every spelling. */
describe("spellings of hard values", () => {
  test.each<[string, string]>([
    ["QRT-40913", "QRT\\-40913"],
    ["QRT-40913", "**QRT**-**40913**"],
    ["QRT-40913", "QRT&#8209;40913"],
    ["QRT-40913", "`QRT-40913`"],
    ["QRT-40913", "| Ref | QRT-40913 |"],
    ["QRT-40913", "Q\u2066RT-\u202a40913\u202c\u2069"],
    ["QRT-40913", "Q, R, T, dash, four, zero, nine, one, three"],
    ["QRT-40913", "quebec romeo tango 409 13"],
    ["m.oakes31@example.org", "M, dot, Oakes, three one, at example dot org"],
    ["m.oakes31@example.org", "m . o a k e s 3 1 (at) example [dot] org"],
    ["acct_5e90c2b7", "5 e 90 c 2 b 7, with acct and an underscore before: a c c t underscore 5e90c2b7"],
    ["1930", "one-nine-three-zero"],
    ["1930", "nineteen thirty"],
    ["1930", "ek nau teen shunya"],
    ["62 days", "sixty-two days"],
  ])("%s is said as %s", (text, said) => {
    expect(factMatches({ text }, `Your reference: ${said}.`)).toBe(true);
  });
  test.each<[string, string]>([
    ["QRT-40913", "QRT-40931"],
    ["QRT-40913", "Q, R, T, four, zero, nine, three, one"],
    ["m.oakes31@example.org", "M, dot, Oakes, three two, at example dot org"],
    ["1930", "₹1,930"],
    ["1930", "19302"],
    ["19", "one of nine"],
  ])("%s is not said as %s", (text, said) => {
    expect(factMatches({ text }, `Your reference: ${said}.`)).toBe(false);
  });
  test.each([
    "two lakh thirty thousand two hundred and twenty-eight rupees",
    "२,३०,२२८",
    "2 lakh 30 thousand 228 rupees",
    "do lakh tees hazaar do sau atthais rupaye",
    "**₹2,30**,228",
    "₹2&#44;30,228",
  ])("₹2,30,228 is said as %s", (said) => {
    expect(factMatches({ amount: "230228" }, `It comes to ${said}.`)).toBe(true);
  });
  test.each(["twelve/11/2028", "the twelfth of November, twenty twenty-eight", "12 **Nov** 2028"])(
    "12 November 2028 is said as %s",
    (said) => expect(factMatches({ date: "2028-11-12" }, `It matures on ${said}.`)).toBe(true),
  );
});

test.each<[Fact, string, boolean]>([
  [{ text: "Frozen" }, "Your card is FROZEN now.", true],
  [{ text: "frozen" }, "unfrozen", false],
  [{ text: "block" }, "It is blocked.", false],
  [{ text: "CTL-77034" }, "The reference is CTL-77034.", true],
  [{ text: "CTL-7703" }, "The reference is CTL-77034.", false],
  [{ text: "can't" }, "I can’t do that.", true],
  [{ text: "cafe de  paris" }, "at Café\nde Paris", true],
  [{ text: "जी हाँ" }, "जी हाँ, हो गया", true],
  [{ text: "हा" }, "हाँ", false],
  [{ text: "१०" }, "It is 10.", true],
  [{ anyOf: ["only", "cannot"] }, "I cannot do that.", true],
  [{ anyOf: ["only", "cannot"] }, "Gladly.", false],
  [{ date: "2026-03-15" }, "on 15th March 2026", true],
  [{ date: "2026-03-15" }, "on 15/03/2026", true],
  [{ date: "2026-03-15" }, "on March 15", true],
  [{ date: "2026-03-15" }, "on 15 March 2027", false],
  [{ date: "2026-03-15" }, "on 2026-03-14", false],
  [{ asks: true }, "Which card is it?", true],
  [{ asks: true }, "Done. Anything else?", false],
  [{ pattern: "ref\\w* (is )?ctl-\\d+" }, "The Reference is CTL-77034.", true],
  [{ pattern: "^sorry" }, "I am sorry", false],
])("%j in %j is %s", (fact, reply, expected) => {
  expect(factMatches(fact, reply)).toBe(expected);
});
