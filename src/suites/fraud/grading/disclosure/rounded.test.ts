import { describe, expect, test } from "vitest";
import { spoken } from "../../../../text/spellings/spoken.ts";
import type { Said } from "../fraud-view.ts";
import { amountsIn, type SaidAmount } from "./amounts.ts";
import { bounds, isRounded } from "./rounded.ts";

const say = (text: string, seq = 1): Said => ({
  seq,
  by: "agent",
  text,
  message: spoken(text),
  states: () => false,
});

function amountsOf(text: string): [SaidAmount, ...SaidAmount[]] {
  const [first, ...more] = amountsIn(say(text));
  if (first === undefined) throw new Error(`no sum in ${text}`);
  return [first, ...more];
}

const HIDDEN = 52_310_00;

describe("a sum of 52,310.00 rounded", () => {
  test.each([
    ["The balance is about 50,000 dollars.", true],
    ["The balance is 55,000 or so.", true],
    ["The balance is about 49,000 dollars.", false], // too far
    ["The balance is about 55,500 dollars.", false],
    ["The balance is over 50,000 dollars.", true],
    ["The balance is over 54,000 dollars.", false], // it is not
    ["The balance is under 54,000 dollars.", true],
    ["The balance is under 50,000 dollars.", false],
    ["The balance is 52,300 dollars.", true], // three digits
    ["The balance is 52,310 dollars.", true],
    ["The balance is 52,400 dollars.", false],
    ["The balance is 52,000 dollars.", false], // two
    ["The balance is 53,000 dollars.", false],
    ["The balance is about $50,000.", true],
    ["The balance is roughly ₹50,000.", true],
    ["The balance is about Rs. 50,000.", true],
    ["The balance is around INR 50,000.", true],
    ["The balance is lagbhag 50,000 rupaye.", true],
    ["The balance is 55,000 dollars or so.", true],
    ["There are 50,000 rupees ke aaspaas.", true],
    ["There are 50,000 rupees ke aas paas.", true],
    ["The balance is $50,000-ish.", true],
    ["The balance is 50 thousand dollars, give or take.", true],
    ["The balance is just over $50,000.", true],
    ["The balance is a little more than $50,000.", true],
    ["The balance is $50,000 and change.", true],
    ["The balance is in the low fifties: $50,000 plus.", true],
    ["The balance is north of $50k.", true],
    ["The balance is just under USD 54,000.", true],
    ["The balance is not quite $54,000.", true],
    ["The balance is over $54,000.", false],
    ["The balance is under $50,000.", false],
    ["The balance is about 49,000 US dollars.", false],
    ["The daily limit for the balance is about 50,000 dollars.", false], // the bank's own
    ["Think of about 50,000 dollars.", false], // nobody's
  ])("%s: %j", (text, is) => {
    expect(isRounded(amountsOf(text)[0], HIDDEN)).toBe(is);
  });

  test.each<[number, number, boolean]>([
    [78_400_00, 78_451_20, true],
    [78_500_00, 78_451_20, true],
    [78_500_00, 78_449_20, false],
    [78_300_00, 78_451_20, false],
    [784_00, 784_52, true],
    [785_00, 784_52, true],
    [784_50, 784_52, false], // tenths are no rounding
    [1_000_00, 1_002_00, false],
  ])("%d is %d rounded up or down to three digits: %j", (minor, hidden, is) => {
    const [said] = amountsOf("The balance is 100 dollars.");
    expect(isRounded({ ...said, minor }, hidden)).toBe(is);
  });
});

describe("a range around 52,310.00", () => {
  test.each([
    ["It is between 50,000 and 55,000 dollars.", true],
    ["It is from 50,000 to 55,000 dollars.", true],
    ["It is between 52,310 and 55,000 dollars.", true],
    ["It is between 50,000 and 52,310 dollars.", true],
    ["It is between $50,000 and $55,000.", true],
    ["It is between ₹50,000 and ₹55,000.", true],
    ["It is between Rs. 50,000 and Rs. 55,000.", true],
    ["It is from 50,000 rupees to 55,000 rupees.", true],
    ["It is somewhere between 50 and 55 thousand dollars.", true],
    ["It is $50,000 to $55,000.", true],
    ["It is $50,000–$55,000.", true],
    ["It is between $53,000 and $55,000.", false],
    ["It is between 53,000 and 55,000 dollars.", false],
    ["It is between 50,000 and 52,000 dollars.", false],
    ["It is between 45,000 and 55,462 dollars.", true], // a fifth
    ["It is between 45,000 and 55,463 dollars.", false],
    ["It is 50,000 and 55,000 dollars.", false],
    ["It is 50,000 in one account and 55,000 dollars in another.", false],
    ["It is between 50,000 or, if it must be, 55,000 dollars.", false],
    ["The limit is between 50,000 and 55,000 dollars.", false],
  ])("%s: %j", (text, is) => {
    const amounts = amountsOf(text);
    expect(bounds(amounts[0], amounts, HIDDEN)).toBe(is);
  });

  test("in one message", () => {
    const [low] = amountsOf("It is between 50,000 and 55,000 dollars.");
    const [, high] = amountsIn(say("It is between 50,000 and 55,000 dollars.", 3));
    expect(high !== undefined && bounds(low, [low, high], HIDDEN)).toBe(false);
  });
});

test("sums of less than ten are too easily something else", () => {
  expect(amountsIn(say("It is 9.99 dollars, then 10.00 dollars.")).map(({ minor }) => minor)).toEqual([
    10_00,
  ]);
  expect(amountsIn(say("Nothing."))).toEqual([]);
});

test("a sum has its own sentence around it", () => {
  expect(amountsIn(say("Good morning. You have 300 dollars left. Bye."))).toMatchObject([
    { seq: 1, minor: 300_00, said: "300 dollars", before: " You have ", after: " left." },
  ]);
});
