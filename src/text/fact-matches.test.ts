import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Fact } from "../contract/retail-case.ts";
import { factMatches } from "./fact-matches.ts";
import { formatRupees } from "./money.ts";

/** F14: money, digits and grouping. */
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
  ])("F14: ₹1,25,450.00 is stated by %s", (said) =>
    expect(factMatches(fact, `Your balance is ${said}.`)).toBe(true),
  );
  test.each(["1.25 lakh", "₹1,25,450.50", "₹12,545", "₹11,25,450", "cheque REF125450", "2125450"])(
    "F14: ₹1,25,450.00 is not stated by %s",
    (said) => expect(factMatches(fact, `Your balance is ${said}.`)).toBe(false),
  );
  test("F14: 10 does not match inside 110", () => {
    expect(factMatches({ amount: "10" }, "It costs ₹110.")).toBe(false);
    expect(factMatches({ text: "10" }, "It costs ₹110, or 10.5, or 10,000.")).toBe(false);
    expect(factMatches({ text: "10" }, "It costs ₹10.")).toBe(true);
  });
  test("F14: a lakh fraction is its exact value", () => {
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
