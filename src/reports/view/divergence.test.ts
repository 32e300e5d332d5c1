import { describe, expect, test } from "vitest";
import { divergence } from "./divergence.ts";
import { agent, caller, result, sampleTrajectory, toolCall } from "./sample-episode.fixture.ts";
import { transcriptOf } from "./transcript.ts";

const of = (...events: Parameters<typeof sampleTrajectory>[0]) => transcriptOf(sampleTrajectory(events));

describe("two conversations", () => {
  const base: Parameters<typeof sampleTrajectory>[0] = [
    caller("Block it", 0),
    toolCall("get_card", { a: "1", b: "2" }, 1),
    result(1),
    agent("Which?", 2),
  ];

  test("that went alike have no difference, whatever the spacing and the order of arguments", () => {
    const again = of(
      caller("Block  it ", 0),
      toolCall("get_card", { b: "2", a: "1" }, 1),
      result(1),
      agent("Which?", 2),
    );
    expect(divergence(of(...base), again).at).toBeUndefined();
  });

  test.each<[string, Parameters<typeof sampleTrajectory>[0], object]>([
    ["another word", [...base.slice(0, 3), agent("Done.", 2)], { left: 3, right: 3 }],
    [
      "another argument",
      [caller("Block it", 0), toolCall("get_card", { a: "9" }, 1), result(1)],
      { left: 1, right: 1 },
    ],
    [
      "another answer of the bank",
      [...base.slice(0, 2), result(1, "[]"), ...base.slice(3)],
      { left: 1, right: 1 },
    ],
    ["an early end", base.slice(0, 3), { left: 3 }],
    ["one more step", [...base, caller("The blue one", 3)], { right: 4 }],
  ])("part at %s", (_what, events, at) => {
    expect(divergence(of(...base), of(...events)).at).toEqual(at);
  });

  test("are read turn by turn, also where one has fewer", () => {
    const { turns } = divergence(of(...base, caller("The blue one", 3), agent("Blocked.", 4)), of(...base));
    expect(turns.map(({ turn, left, right }) => [turn, left.length, right.length])).toEqual([
      [1, 3, 3],
      [2, 2, 0],
    ]);
  });

  test("leave out what came before the graded part", () => {
    const before = { liveFrom: 1 };
    const one = transcriptOf(sampleTrajectory([caller("old"), caller("new")], before));
    const two = transcriptOf(sampleTrajectory([caller("other"), caller("new")], before));
    expect(divergence(one, two).at).toBeUndefined();
  });
});
