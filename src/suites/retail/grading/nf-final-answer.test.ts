import { describe, expect, test } from "vitest";
import type { Ending } from "../../../contract/trajectory.ts";
import { createStrictRetailGrader } from "./index.ts";
import { episode, gradeEpisode, retailCase, type Step } from "./retail-episode.fixture.ts";

const scenario = retailCase({ turns: ["one", "two"] });
const call: Step = { calls: [{ tool: "get_card_details", with: { card_ids: ["DCA5529201"] } }] };
const ended = (ending: Ending, steps: Step[] = ["C: one", call]) => gradeEpisode(scenario, steps, { ending });

describe("no final answer", () => {
  test.each<Ending>([
    { type: "tool-limit", by: "agent", iterations: 6 },
    { type: "turn-limit", turns: 100 },
    { type: "no-reply", by: "agent" },
    { type: "truncated-reply", by: "agent" },
    { type: "filtered-reply", by: "agent" },
    { type: "context-overflow", by: "agent" },
    { type: "hung-up", by: "agent" },
  ])("%j", (ending) => {
    const { outcome, verdict } = ended(ending);
    expect(outcome).toBe("NF");
    expect(verdict).toHaveProperty("results.0.check", "NF");
    expect(
      createStrictRetailGrader({ judged: "answered" }).judgementsNeeded(
        scenario,
        episode(["C: one", call], { ending }),
      ),
    ).toEqual([]);
  });
  test("the agent hangs up with a turn still to come, or leaves the last one unanswered", () => {
    expect(ended({ type: "hung-up", by: "agent" }, ["C: one", "A: Goodbye."]).outcome).toBe("NF");
    expect(ended({ type: "hung-up", by: "agent" }, ["C: one", "A: Yes?", "C: two"]).outcome).toBe("NF");
  });
  test("a conversation that just stops", () => {
    expect(ended({ type: "completed" }, ["C: one", "A: Yes?", "C: two"]).outcome).toBe("NF");
    expect(ended({ type: "completed" }, ["C: one", { say: "Looking.", ...(call as object) }]).outcome).toBe(
      "NF",
    );
    expect(ended({ type: "completed" }, ["C: one", "A:  "]).outcome).toBe("NF");
  });
});

describe("a final answer", () => {
  test.each<Ending>([
    { type: "completed" },
    { type: "hung-up", by: "agent" },
    { type: "hung-up", by: "caller", reason: "enough" },
  ])("all turns answered: %j", (ending) =>
    expect(ended(ending, ["C: one", "A: Yes?", "C: two", "A: Done with that."]).finding("NF").status).toBe(
      "passed",
    ),
  );
});

describe("nothing about the agent", () => {
  test.each<Ending>([
    { type: "fault", by: "agent", message: "down" },
    { type: "fault", by: "bank", message: "broken" },
    { type: "token-limit", tokens: 5 },
    { type: "time-limit", elapsedMs: 5 },
    { type: "money-limit", spentUsd: "1" },
  ])("is an error: %j", (ending) =>
    expect(ended(ending).verdict).toMatchObject({ status: "error", results: [] }),
  );
  test.each<Ending>([
    { type: "no-reply", by: "caller" },
    { type: "tool-limit", by: "caller", iterations: 3 },
    { type: "context-overflow", by: "caller" },
  ])("is invalid where the caller could not go on: %j", (ending) =>
    expect(ended(ending).verdict.status).toBe("invalid"),
  );
});

test("F3: a reply without words that calls a tool is no missing answer; silence at the end is", () => {
  const steps: Step[] = ["C: one", call, "A: Yes?", "C: two", call, "A: ok"];
  expect(ended({ type: "completed" }, steps).finding("NF").status).toBe("passed");
  expect(ended({ type: "no-reply", by: "agent" }, ["C: one", call]).finding("NF").because).toContain(
    "no reply",
  );
});
