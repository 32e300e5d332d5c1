import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeThresholds } from "./judge-thresholds.ts";
import { junitXml } from "./junit.ts";
import { readXml, type XmlElement } from "./read-xml.fixture.ts";
import { sampleReport } from "./sample-report.fixture.ts";

const report = sampleReport({
  mine: {
    "cards.block": ["passed", "passed", "passed"],
    "cards.limit": ["passed", { failed: "said <b>4111</b>" }, "error"],
    "loans.rate": ["passed", "passed"],
    "upi.pin": ["invalid", "passed", "passed"],
  },
});

const named = (parent: XmlElement, name: string) =>
  parent.children.find(
    (child) => typeof child !== "string" && child.attributes["name"] === name,
  ) as XmlElement;
const first = (parent: XmlElement) => parent.children[0] as XmlElement;

describe("junitXml", () => {
  test("has a suite for each agent and a test for each scenario, counted on all levels", () => {
    const root = readXml(junitXml(report, []));
    const suite = named(root, "mine");
    expect(root.name).toBe("testsuites");
    expect(root.attributes).toEqual({
      name: "Sample suite: run nightly",
      tests: "4",
      failures: "1",
      errors: "2",
      skipped: "0",
    });
    expect(suite.attributes).toMatchObject({
      tests: "4",
      failures: "1",
      errors: "2",
      timestamp: "2026-11-12T10:30:00",
    });
    expect(named(suite, "cards.block")).toEqual({
      name: "testcase",
      attributes: { classname: "sample.mine", name: "cards.block" },
      children: [],
    });
  });

  test("a failed trial makes a failure that names its check and says why for every trial", () => {
    const failure = first(named(named(readXml(junitXml(report, [])), "mine"), "cards.limit"));
    expect(failure.name).toBe("failure");
    expect(failure.attributes).toEqual({
      type: "S6",
      message: "1 of 2 trials failed, first S6: said <b>4111</b>",
    });
    expect(failure.children).toEqual(["trial 2: S6: said <b>4111</b>\ntrial 3: error: the provider is down"]);
  });

  test("a trial without a score makes an error, never a pass", () => {
    const suite = named(readXml(junitXml(report, [])), "mine");
    expect(first(named(suite, "loans.rate"))).toMatchObject({
      name: "error",
      attributes: { type: "missing", message: "1 of 3 trials have no score" },
    });
    expect(first(named(suite, "upi.pin"))).toMatchObject({ name: "error", attributes: { type: "invalid" } });
  });

  test("a scenario that only waits for answers is skipped: neither passed nor failed, with its first question", () => {
    const open = sampleReport({
      mine: {
        "cards.block": ["passed", "open", "open"],
        "cards.limit": ["open", "failed", "passed"],
        "loans.rate": ["open", "error", "passed"],
      },
    });
    const suite = named(readXml(junitXml(open, [])), "mine");
    expect(suite.attributes).toMatchObject({ tests: "3", failures: "1", errors: "1", skipped: "1" });
    expect(first(named(suite, "cards.block"))).toEqual({
      name: "skipped",
      attributes: { message: "open: 2 of 3 trials wait for an answer, first R: no rule can tell" },
      children: ["trial 2: open: R: no rule can tell\ntrial 3: open: R: no rule can tell"],
    });
    expect(first(named(suite, "cards.limit")).name).toBe("failure");
    expect(first(named(suite, "loans.rate")).name).toBe("error");
  });

  test("a bar that is missed at the lower end of a band says so", () => {
    const open = sampleReport({ mine: { "a.a": ["passed", "open", "passed"] } });
    const overall = { strict: { atLeast: 0.9, on: "point" } } as const;
    const outcomes = judgeThresholds({ format: 1, overall }, open);
    const suite = named(readXml(junitXml(open, outcomes)), "thresholds");
    expect(first(named(suite, "overall: passed all trials")).attributes["message"]).toMatch(
      /^0\.0 % \(0 of 1, .*\), an end of 0\.0–100\.0 % while verdicts are open, wanted at least 90\.0 %$/,
    );
  });

  test("thresholds are a suite of their own, with what was measured and wanted", () => {
    const outcomes = judgeThresholds(
      { format: 1, overall: { strict: { atLeast: 0.9, on: "low" }, invalid: { atMost: 0.5 } } },
      report,
    );
    const suite = named(readXml(junitXml(report, outcomes)), "thresholds");
    expect(suite.attributes).toMatchObject({ tests: "2", failures: "1" });
    expect(first(named(suite, "overall: passed all trials")).attributes["message"]).toBe(
      "75.0 % (3 of 4, 30.1–95.4 %), wanted at least 90.0 % (interval's lower end)",
    );
    expect(named(suite, "overall: invalid episodes").children).toEqual([]);
  });

  test("whatever an agent says stays text, and what can be seen comes back as it was", () => {
    const unseen = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/u;
    const anyText = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.constantFrom("<", ">", "&", '"', "'", ";", "#", "]", "\n", "x") }),
    );
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 30 }), (texts) => {
        const one = sampleReport({
          mine: Object.fromEntries(texts.map((failed, index) => [`a.${index}`, [{ failed }]])),
        });
        const suite = named(readXml(junitXml(one, [])), "mine");
        for (const [index, text] of texts.entries()) {
          const { attributes, children } = first(named(suite, `a.${index}`));
          expect(children).toHaveLength(1);
          if (unseen.test(text.replaceAll("\n", ""))) continue;
          expect(attributes["message"]).toBe(`1 of 1 trials failed, first S6: ${text}`);
        }
      }),
      { numRuns: 20 },
    );
  });

  test.each([
    ["]]></failure><failure>", "]]></failure><failure>"],
    ['" onload="x', '" onload="x'],
    ["\u0000\u001B[31m", "⟨U+0000⟩⟨U+001B⟩[31m"],
    ["\u202Edrowssap", "⟨U+202E⟩drowssap"],
    ["\uD800 alone", "⟨U+D800⟩ alone"],
    ["\uFFFF", "�"],
    ["&amp; &#0;", "&amp; &#0;"],
  ])("%j is shown as %j", (because, shown) => {
    const one = sampleReport({ mine: { "a.a": [{ failed: because }, "passed", "passed"] } });
    expect(first(named(named(readXml(junitXml(one, [])), "mine"), "a.a")).children).toEqual([
      `trial 1: S6: ${shown}`,
    ]);
  });
});
