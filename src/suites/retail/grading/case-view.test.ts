import { describe, expect, test } from "vitest";
import { leavesOf, ruleFor, viewCase } from "./case-view.ts";
import { episode, retailCase, rule, type Step } from "./retail-episode.fixture.ts";

const read = { tool: "get_card_details", with: { card_ids: ["DCA5529201"] } };
const view = (steps: readonly Step[], prior: Step[] = []) =>
  viewCase(retailCase(), episode(steps, { prior }));

test("leaves stand under the key that they, or their list, have", () => {
  expect(leavesOf({ a: 1, b: [{ c: "x" }, "y", null], d: {} })).toEqual([
    { key: "a", value: 1 },
    { key: "c", value: "x" },
    { key: "b", value: "y" },
    { key: "b", value: null },
  ]);
});

test("the earlier conversation is apart", () => {
  const seen = view(["C: now", { calls: [read] }, "A: done"], ["C: then", { calls: [read] }, "A: yes"]);
  expect(seen.said.map(({ text, live }) => [text, live])).toEqual([
    ["then", false],
    ["yes", false],
    ["now", true],
    ["done", true],
  ]);
  expect(seen.agentSaid.map(({ text }) => text)).toEqual(["done"]);
  expect([seen.priorCalls.length, seen.calls.length]).toEqual([1, 1]);
});

describe("the final reply", () => {
  test.each<[string, Step[], Step[], string | undefined]>([
    ["the agent's last words", ["C: hi", "A: hello"], [], "hello"],
    ["behind nothing but blanks", ["C: hi", "A: hello", "C:  "], [], "hello"],
    ["none after the caller's", ["A: hello", "C: hi"], [], undefined],
    ["none of the earlier conversation", [], ["C: hi", "A: hello"], undefined],
    ["none beside calls", ["C: hi", { say: "hello", calls: [read] }], [], undefined],
    ["none at all", [], [], undefined],
  ])("%s", (_, steps, prior, expected) => {
    expect(view(steps, prior).finalReply?.text).toBe(expected);
  });
});

describe("what came back for a call", () => {
  test.each(['{"a":1}', " [1]", '{"a":NaN}'])("%s is JSON", (gives) => {
    expect(view([{ calls: [{ ...read, gives }] }]).calls[0]?.answer?.json).toBeDefined();
  });

  test.each(["done", "{garbled", "nothing: {}"])("%s is none", (gives) => {
    expect(view([{ calls: [{ ...read, gives }] }]).calls[0]?.answer).toMatchObject({
      text: gives,
      json: undefined,
    });
  });

  test("and what it was", () => {
    const [call, unknown, bad] = view([
      { calls: [read, { tool: "no_such_tool" }, { tool: "block_card", raw: "{" }] },
    ]).calls;
    expect(call).toMatchObject({ isWrite: false, outcome: "succeeded", problem: undefined, args: read.with });
    expect(unknown).toMatchObject({ isWrite: false, exposed: undefined });
    expect(bad).toMatchObject({ isWrite: true, outcome: "not-run", problem: "not JSON", args: undefined });
  });
});

test("rules are found by a tool's own name alone", () => {
  const scenario = retailCase({ gold: { rules: { block_card: rule({ optional: true }) } } });
  expect(ruleFor(scenario, "block_card")?.optional).toBe(true);
  expect(ruleFor(scenario, "constructor")).toBeUndefined();
});
