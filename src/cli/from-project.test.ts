import { expect, test } from "vitest";
import { fromProject } from "./from-project.ts";

test("the project says what was not said on the command line or in the environment, defaults included", () => {
  const project = {
    format: 1,
    suite: "s",
    agents: ["a"],
    trials: 2,
    concurrency: 4,
    judge: "rules",
  } as const;
  const given = { trials: 9, concurrency: 16, judge: "none" };
  const sources: Record<string, string> = { trials: "cli", concurrency: "default", judge: "env" };
  expect(fromProject({ ...project, agents: ["a"] }, given, (name) => sources[name])).toEqual({
    suite: "s",
    options: { agent: ["a"], trials: 9, concurrency: 4, judge: "none" },
  });
});
