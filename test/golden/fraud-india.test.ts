import { expect, test } from "vitest";
import { AS_WRITTEN, planProofs, proveSuite, voiceNames } from "../../src/runs/prove.ts";
import { loadFraudSuite } from "../../src/suites/fraud/authoring/load-suite.ts";
import { suiteDirectory } from "../../src/suites/index.ts";
import { lintSuite } from "../../src/suites/lint-suite.ts";
import { loadPlayableSuite } from "../../src/suites/load-playable-suite.ts";

const suite = loadFraudSuite(suiteDirectory("fraud-india") ?? "");

test("the suite of the Indian bank has nothing to mend", () => {
  expect(lintSuite("fraud-india").findings.map(({ text }) => text)).toEqual([]);
});

test("it has a bank of its own: other tables and tools, rupees, and days the other way round", () => {
  expect(suite.core.id).toBe("india");
  expect(suite.core.hasTable("credit_card_accounts")).toBe(false);
  expect(suite.core.discoverable("agent").has("approve_upi_collect_request_4402")).toBe(true);
  expect(suite.scenarios.map(({ cost }) => cost?.currency)).toEqual(suite.scenarios.map(() => "INR"));
});

test("its callers speak English, Hinglish and Hindi", () => {
  const said = suite.scenarios.map(({ caller }) => caller.phases[0]?.says ?? "");
  expect(said.filter((line) => /\p{Script=Devanagari}/u.test(line)).length).toBeGreaterThanOrEqual(4);
  expect(said.filter((line) => /\b(?:bol rahi|abhi|chalu)\b/.test(line)).length).toBeGreaterThanOrEqual(4);
});

test("it proves itself in all voices", async () => {
  const playable = loadPlayableSuite("fraud-india");
  const plan = planProofs(playable, { only: [], voices: [AS_WRITTEN, ...voiceNames(playable)] });
  const setting = { clock: { now: () => 0 }, signal: new AbortController().signal };
  const broken: string[] = [];
  let count = 0;
  for await (const { scenario, agent, voice, holds, observed } of proveSuite(playable, plan, setting)) {
    count += 1;
    if (!holds) broken.push(`${scenario} ${agent} (${voice}): ${observed}`);
  }
  expect(broken).toEqual([]);
  expect(count).toBeGreaterThan(900);
});
