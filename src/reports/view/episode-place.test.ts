import { describe, expect, test } from "vitest";
import { episodeFacts, episodeLine } from "./episode-line.ts";
import { placeAmong } from "./episode-place.ts";
import { failedVerdict, passedVerdict, sampleTrajectory } from "./sample-episode.fixture.ts";

const lines = "pfppf".split("").map((letter, trial) =>
  episodeLine(
    {
      key: { agent: "alpha", scenario: "s", scenarioHash: "h", trial },
      planned: { id: "s", title: "S", hash: "h", groups: {} },
      ending: "completed",
      verdict: letter === "p" ? passedVerdict() : failedVerdict([]),
      facts: episodeFacts(sampleTrajectory([])),
    },
    [],
  ),
);
const at = (trial: number) => placeAmong(lines, { agent: "alpha", scenario: "s", trial });

describe("an episode's place in a list", () => {
  test("names its neighbours and the failures before and after it", () => {
    expect(at(2)).toMatchObject({
      index: 2,
      total: 5,
      previous: { trial: 1 },
      next: { trial: 3 },
      previousFailure: { trial: 1, index: 1 },
      nextFailure: { trial: 4, index: 4 },
    });
  });

  test("has none beyond the ends", () => {
    expect(Object.keys(at(0))).not.toContain("previous");
    expect(Object.keys(at(4))).not.toContain("nextFailure");
  });

  test("of one that is not in the list: the first failure is next", () => {
    expect(at(99)).toMatchObject({ index: -1, next: { trial: 0 }, nextFailure: { trial: 1 } });
  });
});
