import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  filterFromParams,
  filterOf,
  filterToParams,
  isNoFilter,
  lineFilter,
  noFilter,
  textFilter,
  type EpisodeFilter,
} from "./episode-filter.ts";
import { episodeFacts, episodeLine, withConsistency, type CheckColumn } from "./episode-line.ts";
import {
  caller,
  checkResult,
  failedVerdict,
  passedVerdict,
  sampleTrajectory,
  toolCall,
} from "./sample-episode.fixture.ts";

const columns: CheckColumn[] = [];
const lines = withConsistency(
  [
    {
      agent: "alpha",
      trial: 0,
      verdict: passedVerdict([checkResult("S2", "passed"), checkResult("R", "passed")]),
    },
    {
      agent: "alpha",
      trial: 1,
      verdict: failedVerdict([checkResult("S2", "failed"), checkResult("R", "passed")], ["acted-too-soon"]),
    },
    {
      agent: "be:ta",
      trial: 0,
      verdict: failedVerdict([checkResult("S2", "not-applicable"), checkResult("R", "failed")]),
    },
  ].map(({ agent, trial, verdict }) =>
    episodeLine(
      {
        key: { agent, scenario: "cards.block", scenarioHash: "h", trial },
        planned: {
          id: "cards.block",
          title: "Blocks a Card",
          hash: "h",
          groups: { axis: "happy: path", domain: "cards" },
        },
        ending: "completed",
        verdict,
        facts: episodeFacts(
          sampleTrajectory([caller("hello"), toolCall(agent === "alpha" ? "block_card" : "get_card", {})]),
        ),
      },
      columns,
    ),
  ),
);

const kept = (filter: Partial<EpisodeFilter>): string[] =>
  lines.filter(lineFilter(filterOf(filter), columns)).map(({ agent, trial }) => `${agent} ${trial}`);

describe("a filter", () => {
  test("lets everything through that it does not speak of", () => {
    expect(kept({})).toEqual(["alpha 0", "alpha 1", "be:ta 0"]);
  });

  test.each<[Partial<EpisodeFilter>, string[]]>([
    [{ status: ["failed"] }, ["alpha 1", "be:ta 0"]],
    [{ agent: ["be:ta"] }, ["be:ta 0"]],
    [{ trial: ["2"] }, ["alpha 1"]],
    [{ first: ["S2"] }, ["alpha 1"]],
    [{ check: ["S2:passed"] }, ["alpha 0"]],
    [{ check: ["S2:failed", "R:failed"] }, ["alpha 1", "be:ta 0"]],
    [{ check: ["S2:not-applicable"] }, ["be:ta 0"]],
    [{ check: ["unknown:failed"] }, []],
    [{ tool: ["block_card"] }, ["alpha 0", "alpha 1"]],
    [{ pattern: ["acted-too-soon"] }, ["alpha 1"]],
    [{ consistency: ["sometimes"] }, ["alpha 0", "alpha 1"]],
    [{ consistency: ["never"] }, ["be:ta 0"]],
    [{ cross: ["unsafe:right"] }, ["alpha 1"]],
    [{ cross: ["safe:wrong"] }, ["be:ta 0"]],
    [{ group: ["axis:happy: path"] }, ["alpha 0", "alpha 1", "be:ta 0"]],
    [{ group: ["axis:happy: path", "domain:loans"] }, []],
    [{ group: ["domain:loans", "domain:cards"] }, ["alpha 0", "alpha 1", "be:ta 0"]],
    [{ status: ["failed"], agent: ["alpha"] }, ["alpha 1"]],
  ])("%j leaves %j", (filter, left) => {
    expect(kept(filter)).toEqual(left);
  });

  test("stands in the address and comes back from it as it was", () => {
    const words = fc.array(fc.string({ minLength: 1 }), { maxLength: 3 });
    const filters = fc.record({
      status: fc.subarray(["passed", "failed", "invalid", "error"] as const).map((all) => [...all]),
      agent: words,
      scenario: words,
      trial: words,
      group: words,
      first: words,
      check: words,
      tool: words,
      pattern: words,
      ending: words,
      consistency: fc.subarray(["always", "never"] as const).map((all) => [...all]),
      cross: words,
      text: fc.string(),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        const wellFormed = JSON.stringify(filter).isWellFormed();
        fc.pre(wellFormed);
        const back = filterFromParams(new URLSearchParams(filterToParams(filter).toString()));
        expect(back).toEqual(filter);
        expect(isNoFilter(back)).toBe(isNoFilter(filter));
      }),
    );
  });

  test("is none without conditions", () => {
    expect(isNoFilter(noFilter())).toBe(true);
    expect(filterToParams(noFilter()).toString()).toBe("");
  });
});

describe("words", () => {
  const [line] = lines;

  test("may stand in the line or in the transcript, in any case, each somewhere", () => {
    if (line === undefined) throw new Error("no line");
    const finds = (text: string): boolean | undefined =>
      textFilter(text)?.(line, () => "the airport at night");
    expect(finds("BLOCKS card")).toBe(true);
    expect(finds("airport alpha")).toBe(true);
    expect(finds("airport beta")).toBe(false);
  });

  test("are looked for in the transcript only where the line does not hold them", () => {
    if (line === undefined) throw new Error("no line");
    const unread = (): string => {
      throw new Error("the transcript was read");
    };
    expect(textFilter("alpha")?.(line, unread)).toBe(true);
  });

  test("are none in a blank text", () => {
    expect(textFilter("  ")).toBeUndefined();
  });
});
