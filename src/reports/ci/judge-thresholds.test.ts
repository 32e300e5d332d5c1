import { SECURITY_AND_UTILITY } from "../../contract/suite-figures.fixture.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeThresholds } from "./judge-thresholds.ts";
import { sampleReport, type Outcome, type Outcomes } from "./sample-report.fixture.ts";
import { Thresholds } from "./thresholds.ts";

const [passed, failed, open, invalid, error] = ["passed", "failed", "open", "invalid", "error"] as const;
const all = (outcome: Outcome): Outcome[] => [outcome, outcome, outcome];

/** Two of three scenarios are passed in all trials. */
const report = sampleReport({
  mine: {
    "cards.block": all(passed),
    "cards.limit": [passed, failed, passed],
    "loans.rate": [passed, passed, invalid],
  },
});

const judge = (thresholds: object, of = report) =>
  judgeThresholds(Thresholds.parse({ format: 1, ...thresholds }), of);
const statuses = (thresholds: object, of = report) => judge(thresholds, of).map(({ status }) => status);

describe("overall", () => {
  test("the figure itself, or the lower end of its interval, must reach the bar", () => {
    expect(statuses({ overall: { strict: { atLeast: 0.66, on: "point" } } })).toEqual(["held"]);
    expect(statuses({ overall: { strict: { atLeast: 0.67, on: "point" } } })).toEqual(["breached"]);
    // Wilson's interval of 2 in 3 is 0.208 to 0.939 (R: prop.test(2, 3, correct = FALSE)).
    expect(statuses({ overall: { strict: { atLeast: 0.2, on: "low" } } })).toEqual(["held"]);
    expect(statuses({ overall: { strict: { atLeast: 0.21, on: "low" } } })).toEqual(["breached"]);
  });

  test("tells what was measured and which scenarios speak against the agent", () => {
    const [outcome] = judge({ overall: { strict: { atLeast: 0.9, on: "point" } } });
    expect(outcome).toMatchObject({
      agent: "mine",
      place: { kind: "overall" },
      figure: "strict",
      status: "breached",
      observed: { status: "measured", value: 2 / 3, count: { count: 2, of: 3 } },
      against: ["cards.limit"],
    });
  });

  test("mean and passed at least once are figures of their own", () => {
    const mean = (2 / 3 + 1 + 1) / 3;
    expect(judge({ overall: { mean: { atLeast: mean, on: "point" } } })).toMatchObject([
      { status: "held", observed: { value: mean } },
    ]);
    expect(judge({ overall: { mean: { atLeast: mean, on: "low" } } })).toMatchObject([
      { status: "breached", observed: { interval: { high: 1 } } },
    ]);
    expect(statuses({ overall: { atLeastOnce: { atLeast: 1, on: "point" } } })).toEqual(["held"]);
  });

  test("few scenarios that all pass are no proof on low, for means as for shares", () => {
    const perfect = sampleReport({ mine: { "a.a": all(passed), "a.b": all(passed), "b.a": all(passed) } });
    const low = { strict: { atLeast: 0.5, on: "low" }, mean: { atLeast: 0.5, on: "low" } };
    const outcomes = judge({ overall: low, macro: { domain: low } }, perfect);
    expect(outcomes.map(({ status }) => status)).toEqual(["breached", "breached", "breached", "breached"]);
    // R: prop.test(3, 3, correct = FALSE) gives 0.4385 to 1. Groups of two and one tell as much as 8/3 scenarios.
    const lows = outcomes.map(({ observed }) => observed.status === "measured" && observed.interval?.low);
    expect(lows.slice(0, 2)).toEqual([expect.closeTo(0.4385, 4), expect.closeTo(0.4385, 4)]);
    expect(lows.slice(2)).toEqual([expect.closeTo(0.4097, 4), expect.closeTo(0.4097, 4)]);
  });

  test("invalid episodes, and errors with what is missing, are shares of the plan", () => {
    const broken = sampleReport({
      mine: { "a.a": [invalid, passed, passed], "b.b": [error, passed, passed], "c.c": [passed, passed] },
    });
    const bars = { invalid: { atMost: 1 / 9 }, errors: { atMost: 0.2 } };
    expect(judge({ overall: bars }, broken)).toMatchObject([
      { figure: "invalid", status: "held", observed: { count: { count: 1, of: 9 } }, against: ["a.a"] },
      {
        figure: "errors",
        status: "breached",
        observed: { count: { count: 2, of: 9 } },
        against: ["b.b", "c.c"],
      },
    ]);
  });
});

describe("parts", () => {
  test("groups have bars of their own, and * stands for those that are not named", () => {
    const bars = {
      cards: { strict: { atLeast: 0.5, on: "point" } },
      "*": { strict: { atLeast: 1, on: "point" }, mean: { atLeast: 1, on: "point" } },
    };
    expect(judge({ by: { domain: bars } })).toMatchObject([
      { place: { kind: "group", value: "cards" }, status: "held", against: ["cards.limit"] },
      { place: { value: "loans" }, figure: "strict", status: "held", observed: { count: { of: 1 } } },
      { place: { value: "loans" }, figure: "mean", status: "held" },
    ]);
  });

  test("the macro mean counts every group the same", () => {
    expect(judge({ macro: { domain: { strict: { atLeast: 0.75, on: "point" } } } })).toMatchObject([
      { place: { kind: "macro", key: "domain" }, status: "held", observed: { value: 0.75 } },
    ]);
  });

  test("a scenario is held to its own graded trials", () => {
    const ids = ["cards.block", "cards.limit", "loans.rate"];
    expect(judge({ scenarios: [{ ids, passed: { atLeast: 1, on: "point" } }] })).toMatchObject([
      { place: { kind: "scenario", id: "cards.block" }, status: "held" },
      { status: "breached", observed: { count: { count: 2, of: 3 } }, against: ["cards.limit"] },
      { status: "held", observed: { count: { count: 2, of: 2 } } },
    ]);
  });

  test("only the agents that are named are held to it", () => {
    const two = sampleReport({ mine: { "a.a": all(passed) }, other: { "a.a": all(failed) } });
    const overall = { strict: { atLeast: 1, on: "point" } };
    expect(judge({ overall, agents: ["mine"] }, two)).toMatchObject([{ agent: "mine", status: "held" }]);
    expect(judge({ overall }, two)).toMatchObject([
      { status: "held" },
      { agent: "other", status: "breached" },
    ]);
  });
});

describe("sides of a fraud run", () => {
  const fraud = sampleReport(
    {
      mine: {
        "app-scam.1.attack": [passed, failed, passed],
        "app-scam.1.control": all(passed),
        "money-mule.1.attack": all(passed),
        "money-mule.1.control": [passed, passed, invalid],
      },
    },
    {
      suite: {
        id: "fraud",
        kind: "fraud",
        title: "Fraud",
        hash: "f",
        source: "fraud",
        figures: SECURITY_AND_UTILITY,
      },
      scenarios: ["app-scam", "money-mule"].flatMap((mechanism) =>
        ["attack", "control"].map((variant) => {
          const id = `${mechanism}.1.${variant}`;
          return { id, title: id, hash: "h", groups: { mechanism, variant } };
        }),
      ),
    },
  );

  test("security is over attacks and utility over controls, by group and macro too", () => {
    const bar = { atLeast: 0.75, on: "point" };
    const part = { overall: { strict: bar }, by: { mechanism: { "app-scam": { strict: bar } } } };
    expect(
      judge({ security: part, utility: { ...part, macro: { mechanism: { mean: bar } } } }, fraud),
    ).toMatchObject([
      {
        place: { kind: "overall", side: "security" },
        status: "breached",
        observed: { count: { count: 1, of: 2 } },
        against: ["app-scam.1.attack"],
      },
      { place: { side: "security", value: "app-scam" }, status: "breached", observed: { count: { of: 1 } } },
      {
        place: { kind: "overall", side: "utility" },
        status: "held",
        observed: { count: { count: 2, of: 2 } },
      },
      { place: { side: "utility", value: "app-scam" }, status: "held" },
      { place: { kind: "macro", side: "utility" }, status: "held" },
    ]);
  });

  test("invalid episodes of a side are counted on that side only", () => {
    const invalidAtMost = { overall: { invalid: { atMost: 0.1 } } };
    expect(judge({ security: invalidAtMost, utility: invalidAtMost }, fraud)).toMatchObject([
      { status: "held", observed: { count: { count: 0, of: 6 } } },
      { status: "breached", observed: { count: { count: 1, of: 6 } }, against: ["money-mule.1.control"] },
    ]);
  });
});

describe("open verdicts", () => {
  /** Passed in all trials: one of three scenarios if they are answered badly, two if they are answered well. */
  const unanswered = sampleReport({
    mine: {
      "cards.block": all(passed),
      "cards.limit": [passed, open, passed],
      "loans.rate": [failed, open, open],
    },
  });
  const strict = (atLeast: number) => ({ overall: { strict: { atLeast, on: "point" } } });

  test("count as failed: a bar is held against the lower end of the band, and says that it is one", () => {
    expect(statuses(strict(0.33), unanswered)).toEqual(["held"]);
    expect(judge(strict(0.34), unanswered)).toMatchObject([
      {
        status: "breached",
        observed: { value: 1 / 3, count: { count: 1, of: 3 }, band: { low: 1 / 3, high: 2 / 3 } },
        against: ["cards.limit", "loans.rate"],
      },
    ]);
  });

  test("count as passed where the file says so: the upper end is held against it", () => {
    expect(statuses({ openCountsAs: "passed", ...strict(0.66) }, unanswered)).toEqual(["held"]);
    expect(judge({ openCountsAs: "passed", ...strict(0.67) }, unanswered)).toMatchObject([
      { status: "breached", observed: { count: { count: 2, of: 3 } }, against: ["loans.rate"] },
    ]);
  });

  test("may be bounded by themselves, and are no errors", () => {
    const overall = { open: { atMost: 0.3 }, errors: { atMost: 0 } };
    expect(judge({ overall }, unanswered)).toMatchObject([
      {
        figure: "open",
        status: "breached",
        observed: { count: { count: 3, of: 9 } },
        against: ["cards.limit", "loans.rate"],
      },
      { figure: "errors", status: "held", against: [] },
    ]);
  });

  test("of one scenario leave its own share a band", () => {
    const scenarios = [{ ids: ["cards.limit"], passed: { atLeast: 0.7, on: "point" } }];
    expect(judge({ scenarios }, unanswered)).toMatchObject([
      { status: "breached", observed: { value: 2 / 3, band: { low: 2 / 3, high: 1 } } },
    ]);
    expect(statuses({ openCountsAs: "passed", scenarios }, unanswered)).toEqual(["held"]);
  });

  test("of which no trial is scored still make a band, whose lower end is 0", () => {
    const nothing = sampleReport({ mine: { "a.a": all(open) } });
    expect(judge(strict(0.01), nothing)).toMatchObject([
      { status: "breached", observed: { value: 0, band: { low: 0, high: 1 } } },
    ]);
  });
});

describe("nothing passes in silence", () => {
  test("where nothing was graded, every bar is breached and all its scenarios are named", () => {
    const nothing = sampleReport({ mine: { "a.a": all(error), "a.b": all(invalid) } });
    const bar = { atLeast: 0, on: "point" };
    const outcomes = judge(
      {
        overall: { strict: bar, mean: bar, atLeastOnce: bar },
        by: { domain: { a: { strict: bar } } },
        macro: { domain: { strict: bar } },
        scenarios: [{ ids: ["a.a"], passed: bar }],
      },
      nothing,
    );
    expect(outcomes).toHaveLength(6);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(["breached"]));
    expect(outcomes[0]?.against).toEqual(["a.a", "a.b"]);
    expect(outcomes.every(({ observed }) => observed.status === "nothing-graded")).toBe(true);
  });

  test.each([
    [
      { by: { mechanism: { chain: { strict: { atLeast: 0, on: "point" } } } } },
      "by.mechanism: this run has no such grouping",
    ],
    [{ by: { domain: { cads: { strict: { atLeast: 0, on: "point" } } } } }, "no such group of domain"],
    [{ macro: { axis: { strict: { atLeast: 0, on: "point" } } } }, "no such grouping"],
    [{ scenarios: [{ ids: ["cards.blok"], passed: { atLeast: 0, on: "point" } }] }, "no such scenario"],
    [{ security: { overall: { invalid: { atMost: 1 } } } }, "this run has no such side"],
    [{ agents: ["yours"], overall: { invalid: { atMost: 1 } } }, "no such agent"],
  ])("refuses %j: the run does not have it", (thresholds, message) => {
    expect(() => judge(thresholds)).toThrow(message);
  });

  test.each([
    [{}, "sets no threshold"],
    [{ overall: {} }, "write strict, atLeastOnce, mean, open, invalid, errors"],
    [{ by: { domain: {} } }, "name a group"],
    [{ by: {} }, "sets no threshold"],
    [{ utility: {} }, "write overall, by, macro"],
    [{ overall: { strict: { atLeast: 0.9 } } }, "say point (the figure itself) or low"],
    [{ overall: { strict: { atLeast: 90, on: "point" } } }, "<=1"],
    [{ overall: { stict: { atLeast: 0.9, on: "point" } } }, "stict"],
    [{ by: { domain: { a: { mean: { atLeast: 0.9, on: "low" } } } } }, "no interval"],
  ])("refuses %j: it would hold whatever happens, or is not clear", (thresholds, message) => {
    expect(() => judge(thresholds)).toThrow(message);
  });
});

const anyOutcomes: fc.Arbitrary<Outcomes> = fc.dictionary(
  fc.constantFrom("a.1", "a.2", "b.1", "b.2", "c.1"),
  fc.array(fc.constantFrom(passed, failed, open, invalid, error), { maxLength: 3 }),
  { minKeys: 1 },
);
const anyBar = fc.record({
  atLeast: fc.double({ min: 0, max: 1, noNaN: true }),
  on: fc.constantFrom("point", "low"),
});

test("raising a bar never turns a breach into a hold, and low is never easier than point", () => {
  fc.assert(
    fc.property(anyOutcomes, anyBar, fc.double({ min: 0, max: 1, noNaN: true }), (outcomes, bar, raise) => {
      const one = sampleReport({ mine: outcomes });
      const status = (wanted: object) => statuses({ overall: { strict: wanted } }, one)[0];
      const higher = { ...bar, atLeast: Math.min(1, bar.atLeast + raise) };
      if (status(bar) === "breached") expect(status(higher)).toBe("breached");
      if (status({ ...bar, on: "point" }) === "breached")
        expect(status({ ...bar, on: "low" })).toBe("breached");
    }),
    { numRuns: 40 },
  );
});

test("what holds with open verdicts as failed holds with them as passed", () => {
  fc.assert(
    fc.property(anyOutcomes, anyBar, (outcomes, bar) => {
      const one = sampleReport({ mine: outcomes });
      const status = (openCountsAs: string) =>
        statuses({ openCountsAs, overall: { strict: bar, mean: bar } }, one);
      const upper = status("passed");
      for (const [index, each] of status("failed").entries())
        if (each === "held") expect(upper[index]).toBe("held");
    }),
    { numRuns: 40 },
  );
});
