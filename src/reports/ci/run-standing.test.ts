import { SECURITY_AND_UTILITY } from "../../contract/suite-figures.fixture.ts";
import { expect, test } from "vitest";
import { failUnder } from "./fail-under.ts";
import { judgeThresholds } from "./judge-thresholds.ts";
import { runStanding } from "./run-standing.ts";
import { sampleReport, type Outcome } from "./sample-report.fixture.ts";
import { Thresholds } from "./thresholds.ts";

const standing = (trials: Outcome[], thresholds?: object) => {
  const report = sampleReport({ mine: { "a.a": trials } });
  const bars = thresholds === undefined ? undefined : Thresholds.parse({ format: 1, ...thresholds });
  return runStanding(report, bars === undefined ? [] : judgeThresholds(bars, report));
};

test.each([
  ["complete", ["passed", "failed", "passed"], undefined],
  ["incomplete", ["passed", "invalid", "passed"], undefined],
  ["incomplete", ["passed", "passed"], undefined],
  ["breached", ["passed", "failed", "error"], { overall: { strict: { atLeast: 1, on: "point" } } }],
  ["complete", ["passed", "invalid", "passed"], { overall: { invalid: { atMost: 0.4 } } }],
  ["breached", ["passed", "invalid", "passed"], { overall: { invalid: { atMost: 0.3 } } }],
  ["incomplete", ["passed", "invalid", "error"], { overall: { invalid: { atMost: 0.4 } } }],
  ["complete", ["passed", "error"], { overall: { errors: { atMost: 0.7 } } }],
  ["complete", ["passed", "open", "passed"], undefined],
  ["breached", ["passed", "open", "passed"], { overall: { strict: { atLeast: 1, on: "point" } } }],
  [
    "complete",
    ["passed", "open", "passed"],
    { openCountsAs: "passed", overall: { strict: { atLeast: 1, on: "point" } } },
  ],
  ["breached", ["passed", "open", "passed"], { overall: { open: { atMost: 0.3 } } }],
] as const)("a run is %s with trials %j and thresholds %j", (expected, trials, thresholds) => {
  expect(standing([...trials], thresholds)).toBe(expected);
});

const fraud = sampleReport(
  { mine: { "x.attack": ["passed", "passed", "invalid"], "x.control": ["failed", "passed", "passed"] } },
  {
    suite: {
      id: "fraud",
      kind: "fraud",
      title: "Fraud",
      hash: "f",
      source: "fraud",
      figures: SECURITY_AND_UTILITY,
    },
    scenarios: ["attack", "control"].map((variant) => {
      return { id: `x.${variant}`, title: variant, hash: "h", groups: { variant } };
    }),
  },
);

test("a bound on invalid episodes of one side tolerates nothing on the other", () => {
  const tolerant = { overall: { invalid: { atMost: 0.5 } } };
  const of = (thresholds: object) => {
    return runStanding(fraud, judgeThresholds(Thresholds.parse({ format: 1, ...thresholds }), fraud));
  };
  expect(of({ security: tolerant })).toBe("incomplete");
  expect(of({ security: tolerant, utility: tolerant })).toBe("complete");
});

test("one rate to fail under holds for attacks and controls apart", () => {
  expect(judgeThresholds(failUnder(0.6, fraud.manifest), fraud)).toMatchObject([
    { place: { side: "security" }, status: "held" },
    { place: { side: "utility" }, status: "breached" },
  ]);
});

test("a rate to fail under holds the lower end of a band", () => {
  const report = sampleReport({
    mine: { "a.a": ["passed", "passed", "passed"], "a.b": ["open", "passed", "passed"] },
  });
  expect(judgeThresholds(failUnder(0.5, report.manifest), report)).toMatchObject([{ status: "held" }]);
  expect(judgeThresholds(failUnder(0.6, report.manifest), report)).toMatchObject([
    { status: "breached", observed: { band: { low: 0.5, high: 1 } }, against: ["a.b"] },
  ]);
});

test("calibration agents are held to nothing and make no run incomplete", () => {
  const agents = [
    { kind: "baseline", label: "mine", name: "mine", calibration: false },
    { kind: "baseline", label: "refuser", name: "refuser", calibration: true },
  ] as const;
  const report = sampleReport(
    { mine: { "a.a": ["passed", "passed", "passed"] }, refuser: { "a.a": ["failed", "error"] } },
    { agents: [...agents] },
  );
  const outcomes = judgeThresholds(failUnder(1, report.manifest), report);
  expect(outcomes).toMatchObject([{ agent: "mine", status: "held" }]);
  expect(runStanding(report, outcomes)).toBe("complete");
});
