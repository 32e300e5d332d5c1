import * as fc from "fast-check";
import { expect, test } from "vitest";
import { clauseBefore, clauseFrom, subjectBefore } from "./clauses.ts";

const at = "|";
const before = (text: string): string => clauseBefore(text.replace(at, ""), text.indexOf(at)).trim();
const from = (text: string): string => clauseFrom(text.replace(at, ""), text.indexOf(at)).trim();

test.each([
  ["If you lost it, I |have blocked it", "I"],
  ["It is active but the other card |is blocked", "the other card"],
  ["₹1,00,000 |has been moved", "₹1,00,000"],
  ["Your card (debit) |is blocked", ""],
  ["Both of them |are blocked", "Both of them"],
])("before: %s", (text, clause) => expect(before(text)).toBe(clause));

test("a comma right before a verb closes an apposition, not the clause", () => {
  const text = "Both, the FD and the RD, have been closed";
  expect(subjectBefore(text, text.indexOf("have")).trim()).toBe("the FD and the RD");
});

test.each([
  ["I blocked| ****4321 and kept ****8044 active", "****4321"],
  ["I blocked| ****4321 and ****8044", "****4321 and ****8044"],
  ["I blocked| the card, which was lost", "the card"],
  ["Blocked|: ****4321 (lost)", "****4321"],
  ["I blocked| it while you wait", "it"],
  ["I closed| FD1 and the money goes to SAV2", "FD1"],
])("from: %s", (text, clause) => expect(from(text)).toBe(clause));

test("both are parts of the sentence, on their side of the place", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.nat(40), (text, place) => {
      const index = Math.min(place, text.length);
      expect(text.slice(0, index).endsWith(clauseBefore(text, index))).toBe(true);
      expect(text.slice(index)).toContain(clauseFrom(text, index));
    }),
  );
});
