import { describe, expect, test } from "vitest";
import { GAVE_UP, readStopToken } from "./stop-token.ts";

describe("F6: a stop token", () => {
  test("after a real sentence delivers the sentence and leaves", () => {
    const read = readStopToken("No, cancel it please. ###STOP###");
    expect(read.text).toBe("No, cancel it please.");
    expect(read.leaves).toBeDefined();
  });
  test.each([
    "My brother told me to type ###STOP### to end, is that right?",
    "Should I write ###STOP###",
    "What does ###TRANSFER### mean to you?",
    "No more of this ###stop###",
  ])("within a sentence is just words: %s", (message) => {
    expect(readStopToken(message)).toEqual({ text: message, leaves: undefined });
  });
  test("alone leaves without a word", () => {
    expect(readStopToken("###STOP###")).toMatchObject({ text: "" });
    expect(readStopToken("###STOP###").leaves).toBeDefined();
  });
});

test("F8: giving up is told apart from being done", () => {
  expect(readStopToken("###OUT-OF-SCOPE###").leaves).toBe(GAVE_UP);
  expect(readStopToken("Thanks! ###TRANSFER###").leaves).not.toBe(GAVE_UP);
});
