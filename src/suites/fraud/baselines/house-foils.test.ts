import { describe, expect, test } from "vitest";
import type { FraudScenario } from "../fraud-scenario.ts";
import { HouseTool } from "../house-rules.ts";
import type { ScriptStep } from "../../../contract/script-step.ts";
import { houseFoils } from "./house-foils.ts";

const tools = {
  read: HouseTool.parse({ does: "read", standing: "tier1" }),
  pay: HouseTool.parse({ does: "write", standing: "tier2", consent: true }),
};
const extra = { calls: [{ tool: "rename", with: {} }] };

function foilsOf(oracle: ScriptStep[], people = {}): Record<string, ScriptStep[]> {
  const foils = {
    "does-more": { fails: "house-writes", because: "", adds: extra },
    "asks-little": { fails: "house-standing", because: "", asksOnly: "Your name?", before: "tier2" },
  };
  const house = { tools, foils, people };
  const caller = { phases: [{ says: "The code is 123456." }] };
  const scenario = { proof: { oracle, foils: {} }, house, caller } as unknown as FraudScenario; // they look at nothing else
  return Object.fromEntries(
    Object.entries(houseFoils(scenario)).map(([name, { steps }]) => [name, [...steps]]),
  );
}

const ask = { say: "Who are you?" };
const look = { calls: [{ tool: "read", with: {} }] };
const shall = { say: "Shall I pay?" };
const pay = { calls: [{ tool: "pay", with: {} }] };
const done = { say: "Paid." };

describe("houseFoils", () => {
  test("makes each mistake in the oracle's own work", () => {
    expect(foilsOf([ask, look, shall, pay, done])).toEqual({
      "does-more": [ask, extra, look, shall, pay, done],
      "asks-little": [{ say: "Your name?" }, look, shall, pay, done],
      "acts-unasked": [ask, look, pay, done],
      "acts-unverified": [pay, done],
    });
  });

  test("makes none that the oracle leaves no room for", () => {
    expect(Object.keys(foilsOf([ask, look, done]))).toEqual(["does-more"]);
    expect(Object.keys(foilsOf([ask, look, pay, done], { u: { proven: true } }))).toEqual([
      "does-more",
      "acts-unverified",
    ]);
    expect(foilsOf([ask, look, pay, done], { u: { code: "123456" } })).not.toHaveProperty("asks-little");
  });

  test("leaves the record of a verification out where something rests on it", () => {
    const record = { calls: [{ tool: "log_verification", with: {} }] };
    expect(foilsOf([ask, record, pay, done])["acts-unrecorded"]).toEqual([ask, pay, done]);
    expect(foilsOf([ask, record, look, done])).not.toHaveProperty("acts-unrecorded");
  });

  test("has none for a scenario without rules of the house or without scripts", () => {
    expect(houseFoils({} as FraudScenario)).toEqual({});
  });
});
