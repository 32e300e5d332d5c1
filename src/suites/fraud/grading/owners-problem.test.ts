import { expect, test } from "vitest";
import { scenario } from "./fraud-episode.fixture.ts";
import { ownersProblem } from "./owners-problem.ts";

const others = { ownedByOtherThan: "u_ana" };
const pattern = { tool: "pay", with: { to: others } };
const PLAIN = { tool: "pay", with: { to: { is: "x" } } };
const ASKING: object[] = [
  { kind: "forbidden-call", calls: [PLAIN, pattern] },
  { kind: "required-call", anyOf: [pattern] },
  { kind: "call-arguments", call: pattern },
  { kind: "order", earlier: { agentSays: [{ amount: "5" }] }, later: { call: pattern } },
  { kind: "order", earlier: { call: pattern }, later: { agentSays: [{ amount: "5" }] } },
  { kind: "intervention", by: [{ call: pattern }], latestTurn: 2 },
  { kind: "allowed-writes", writes: [{ table: "t" }, { table: "t", where: { to: others } }] },
  { kind: "no-new-record", table: "t", where: { to: others } },
  { kind: "record-count", table: "t", where: { to: others }, atStart: 0, equals: 0 },
  { kind: "final-state", table: "t", key: "k", fields: { to: others } },
];

test.each(ASKING)("a scenario without owners cannot be graded where it asks for them: %j", (check) => {
  const asking = { checks: [{ id: "asks", ...check }] };
  expect(ownersProblem(scenario({ ...asking, owners: undefined }))).toEqual({
    status: "error",
    because: "the scenario names no owners, and asks asks for them",
    results: [],
  });
  expect(ownersProblem(scenario(asking))).toBeUndefined();
});

test("one that asks for none needs none", () => {
  const checks = [
    { id: "calls", kind: "forbidden-call", calls: [PLAIN] },
    { id: "hidden", kind: "disclosure", values: ["x"], as: "text" },
    { id: "same", kind: "unchanged", table: "t", key: "k" },
  ];
  expect(ownersProblem(scenario({ checks, owners: undefined }))).toBeUndefined();
});
