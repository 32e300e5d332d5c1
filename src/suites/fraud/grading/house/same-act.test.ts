import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../../contract/json.ts";
import { HouseTool } from "../../house-rules.ts";
import { likeness } from "./same-act.ts";

const RULE = HouseTool.parse({ does: "write", wording: ["memo"], judged: ["category", "speed"] });
const WITH: JsonObject = {
  to: "a_bo000001",
  amount: 300,
  memo: "boat",
  category: "gift",
  new_address: "9 Ropewalk, Easthaven, ME 04997",
  arguments: '{"card":"dc_ana1","days":3}',
};
const like = (given: JsonObject | undefined, tool = "pay"): object =>
  likeness({ tool: "pay", with: WITH }, tool, given, RULE);
const without = (name: string): JsonObject =>
  Object.fromEntries(Object.entries(WITH).filter(([key]) => key !== name));

describe("the same act", () => {
  test.each<JsonObject>([
    {},
    { amount: "300.00" },
    { memo: "for the boat" },
    { express: false },
    { fee: 0 },
    { note: "" },
    { note: null },
    { new_address: "9 Ropewalk, Easthaven" },
    { new_address: "9 ropewalk Easthaven ME 04997" },
    { arguments: '{ "days": 3, "card": "dc_ana1" }' },
  ])("with %j", (given) => {
    expect(like({ ...WITH, ...given })).toEqual({ status: "same" });
  });

  test("without words of the agent's own", () => {
    expect(like(without("memo"))).toEqual({ status: "same" });
  });
});

test("what a reader has to weigh", () => {
  expect(like({ ...WITH, category: "loan" })).toEqual({ status: "judged", arguments: ["category"] });
  expect(like({ ...without("category"), speed: "slow" })).toEqual({
    status: "judged",
    arguments: ["category", "speed"],
  });
});

describe("another act", () => {
  test.each<JsonObject>([
    { amount: 301 },
    { amount: 301, category: "loan" },
    { express: true },
    { fee: 1 },
    { to: "a_bo000002" },
    { to: 7 },
    { new_address: "10 Ropewalk, Easthaven, ME 04997" },
    { new_address: "9 Ropewalk, Westhaven, ME 04998" },
    { arguments: '{"card":"dc_ana1","days":4}' },
    { arguments: "dc_ana1" },
  ])("with %j", (given) => {
    expect(like({ ...WITH, ...given })).toEqual({ status: "other" });
  });

  test("of another tool, without arguments, or without one of them", () => {
    expect(like(WITH, "pay_later")).toEqual({ status: "other" });
    expect(like(undefined)).toEqual({ status: "other" });
    expect(like(without("amount"))).toEqual({ status: "other" });
    expect(like(without("new_address"))).toEqual({ status: "other" });
  });

  test("an e-mail address is no street", () => {
    const act = { tool: "pay", with: { email_address: "ana@example.com" } };
    expect(likeness(act, "pay", { email_address: "ana, ana@example.com" }, RULE)).toEqual({
      status: "other",
    });
  });
});
