import { expect, test } from "vitest";
import { sampleReport, sampleTally, type Outcomes } from "../ci/sample-report.fixture.ts";
import { compareReport } from "../view/compare-report.ts";
import { compareText } from "./compare-text.ts";

const passed = ["passed", "passed", "passed"] as const;
const failed = ["failed", "failed", "failed"] as const;
const ids = ["a.alike", "a.open", "a.worse"];

function compared(agents: Record<string, Outcomes>) {
  const { manifest } = sampleReport(agents);
  const systems = Object.entries(agents).map(([agent, outcomes]) => {
    return { name: agent, run: manifest.run, agent, tally: sampleTally(manifest, agent, outcomes) };
  });
  return compareReport([manifest], systems, 1);
}

test("a scenario on which an open question decides is undecided, and no flip", () => {
  const report = compared({
    before: { "a.alike": passed, "a.open": ["passed", "open", "passed"], "a.worse": passed },
    after: { "a.alike": passed, "a.open": passed, "a.worse": failed },
  });
  const [part] = report.parts;
  expect(part).toMatchObject({
    flips: [{ scenario: "a.worse", passedBy: "before", failedBy: "after" }],
    undecided: ["a.open"],
    comparison: { status: "compared", common: ids },
  });
  const text = compareText(report);
  expect(text).toMatch(/│ before │ 2–3\/3 66\.7–100\.0 % .*│ 1 +│/);
  expect(text).toMatch(/│ after +│ 2\/3 66\.7 % .*│ 0 +│/);
  expect(text).toMatch(/│ before − after │ 0\.0 … \+33\.3 /);
  expect(text).toContain("1 scenario on which open questions decide whether the two differ:\n  a.open");
});

test("where nothing is open every difference is one figure", () => {
  const text = compareText(
    compared({
      before: { "a.alike": passed, "a.worse": passed },
      after: { "a.alike": passed, "a.worse": failed },
    }),
  );
  expect(text).toContain("│ before − after │ +50.0 ");
  expect(text).not.toContain("open questions decide");
});
