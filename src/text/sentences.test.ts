import { expect, test } from "vitest";
import { splitSentences } from "./sentences.ts";

test("sentences end at stops, questions, dandas and line breaks, not in numbers or abbreviations", () => {
  const text = "It is Rs. 1,250.50 now. Shall I?\n- No. 5 is open, e.g. today! ठीक है। Yes";
  expect(splitSentences(text).map((sentence) => sentence.text.trim())).toEqual([
    "It is Rs. 1,250.50 now.",
    "Shall I?",
    "- No. 5 is open, e.g. today!",
    "ठीक है।",
    "Yes",
  ]);
});

test("every character is in one sentence, at its place", () => {
  const text = "One. Two? Three";
  for (const { text: part, start, end } of splitSentences(text)) expect(text.slice(start, end)).toBe(part);
  expect(splitSentences(text).map(({ isQuestion }) => isQuestion)).toEqual([false, true, false]);
});

test("what goes on without an end is cut between words, and each part of a question is one", () => {
  const question = `${"is it blocked and ".repeat(150)}closed?`;
  const sentences = splitSentences(question);
  expect(sentences.map(({ text }) => text).join("")).toBe(question);
  expect(sentences.length).toBeGreaterThan(1);
  expect(sentences.every(({ text, isQuestion }) => text.length <= 1000 && isQuestion)).toBe(true);
  expect(sentences[0]?.text.endsWith(" ")).toBe(true);
  expect(splitSentences("7".repeat(2500)).map(({ text }) => text.length)).toEqual([1000, 1000, 500]);
});
