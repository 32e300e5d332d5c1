import { expect, test } from "vitest";
import { fileNames } from "./file-names.ts";

test("labels that differ have files that differ, also where case does not count", () => {
  const labels = ["openai:gpt-5", "openai/gpt-5", "Pilot", "pilot", "pilot-2", "../up", "सहायक", "मददगार"];
  const names = fileNames(labels);
  expect([...names.keys()]).toEqual(labels);
  const files = [...names.values()];
  expect(files.slice(0, 4)).toEqual(["openai-gpt-5", "openai-gpt-5-2", "Pilot", "pilot-2"]);
  expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(labels.length);
  expect(files.filter((file) => !/^[A-Za-z0-9.-]+$/.test(file))).toEqual([]);
});

test("a long label is cut to what file systems take", () => {
  const names = [...fileNames(["x".repeat(300), "x".repeat(301)]).values()];
  expect(new Set(names).size).toBe(2);
  expect(Math.max(...names.map((name) => name.length))).toBeLessThan(110);
});
