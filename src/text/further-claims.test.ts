import { describe, expect, test } from "vitest";
import { findFurtherClaims } from "./further-claims.ts";

describe("told as done", () => {
  test.each([
    "Our fraud desk has been alerted.",
    "I have looped in the branch manager.",
    "The back office is already working on it.",
    "Your new card is on its way.",
    "Consider it taken care of.",
    "Leave it with me.",
    "The merchant was asked to return the money.",
    "I blocked it and informed the branch.",
    "Aapki request aage bhej di gayi hai.",
    "शाखा को सूचित कर दिया गया है।",
    "Your card is frozen, so nobody can use it.",
  ])("%s", (say) => {
    expect(findFurtherClaims(say)).not.toEqual([]);
  });
  test("in the agent's own words", () => {
    const [claim] = findFurtherClaims("Hello. **Our fraud desk** has been ALERTED.");
    expect(claim).toMatchObject({ verb: "alerted", quote: "Our fraud desk has been ALERTED." });
  });
});

describe("not told as done", () => {
  test.each([
    "I have looked into your account and found two entries.",
    "I have checked with the records.",
    "I won't order the cheque book.",
    "I need to make two changes.",
    "I can put a hold on it so that nobody can use it.",
    "If the fraud desk has been alerted, they will call.",
    "Has the fraud desk been alerted?",
    "The fraud desk will be alerted.",
    "Nothing has been moved.",
    "I have closed nothing and moved no money.",
    "The slots are already taken.",
    "Lockers are let by the branches alone.",
    "SAV9148002 ke liye 25 pannon wali.",
    "Form tabhi liya jaata hai jab TDS kat raha ho.",
    "That is less than what you were paid.",
  ])("%s", (say) => {
    expect(findFurtherClaims(say)).toEqual([]);
  });
});
