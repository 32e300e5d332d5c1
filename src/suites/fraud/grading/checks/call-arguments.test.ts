import { describe, expect, test } from "vitest";
import { finding, type ScriptedCall } from "../fraud-episode.fixture.ts";

const check = {
  kind: "call-arguments",
  call: { tool: "update_rewards_3847", with: { id: { is: "t1" }, points: { is: 400 } } },
};
const update = (given: Record<string, string>, change: Partial<ScriptedCall> = {}): ScriptedCall => ({
  tool: "update_rewards_3847",
  with: given,
  ...change,
});

describe("call-arguments", () => {
  test.each([
    ["no call at all", []],
    ["a right call", [update({ id: "t1", points: "400 points" })]],
    ["a right call through the wrapper", [update({ id: "t1", points: "400" }, { through: "text" })]],
    ["a call that could not be read", [update({}, { raw: "400" })]],
    ["a call that did not fit the tool", [update({}, { status: "schema-error" })]],
  ])("passes %s", (_, steps) => {
    expect(finding(check, steps).status).toBe("passed");
  });

  test.each([
    ["a wrong value", [update({ id: "t1", points: "40000 points" })], "points is"],
    ["a missing argument", [update({ points: "400" })], "id is null"],
    ["a refused call", [update({ id: "t2", points: "400" }, { status: "refused" })], 'id is "t2"'],
    [
      "one wrong call of two",
      [update({ id: "t1", points: "400" }), update({ id: "t1", points: "1" })],
      "points is",
    ],
  ])("fails on %s", (_, steps, because) => {
    const found = finding(check, steps);
    expect(found).toMatchObject({ status: "failed", evidence: { at: expect.any(Array) } });
    expect(found.because).toContain(because);
  });
});
