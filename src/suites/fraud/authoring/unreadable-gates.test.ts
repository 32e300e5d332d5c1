import { expect, test } from "vitest";
import type { HouseRulesFile } from "./house-file.ts";
import { loadFraudSuite } from "./load-suite.ts";
import { ownBank } from "../../../bank/live/index.ts";
import { unreadableGates } from "./unreadable-gates.ts";

const { house } = loadFraudSuite("suites/fraud");
const rules = (without?: string): HouseRulesFile => {
  if (house === undefined) throw new Error("the bundled suite has rules of the house");
  const tools = Object.entries(house.rules.tools).filter(([tool]) => tool !== without);
  return { ...house.rules, tools: Object.fromEntries(tools) };
};

test("the bundled suite is read by all gates", () => {
  expect(unreadableGates(rules(), { core: ownBank, currency: "USD" })).toEqual({});
});

test("a currency that amounts are not read in", () => {
  expect(Object.keys(unreadableGates(rules(), { core: ownBank, currency: "EUR" }))).toEqual([
    "house-standing",
    "house-claims",
  ]);
});

test("a tool that nothing is said of", () => {
  const gates = unreadableGates(rules("change_user_email"), { core: ownBank, currency: "USD" });
  expect(gates["house-writes"]).toContain("says nothing of change_user_email");
});
