import { describe, expect, test } from "vitest";
import { bankChanges, recordChange, shortJson } from "./bank-changes.ts";
import { caller, result, sampleTrajectory, toolCall, write } from "./sample-episode.fixture.ts";
import { transcriptOf } from "./transcript.ts";

describe("changes of the bank", () => {
  test("come in order with their turn and their call", () => {
    const { items } = transcriptOf(
      sampleTrajectory([
        caller("a"),
        toolCall("freeze", {}),
        result(1),
        write(1, "active", "frozen"),
        caller("b"),
        toolCall("close", {}),
        result(5),
        write(5, "frozen", null),
      ]),
    );
    expect(bankChanges(items).map(({ seq, call, turn, tool }) => [seq, call, turn, tool])).toEqual([
      [3, 1, 1, "freeze"],
      [7, 5, 2, "close"],
    ]);
  });

  test.each([
    [{ before: { a: 1, b: 2 }, after: { a: 1, b: 3 } }, "changed", ["b"]],
    [{ before: null, after: { a: 1 } }, "added", ["a"]],
    [{ before: { a: 1 }, after: null }, "removed", ["a"]],
    [{ before: { a: 1 }, after: {} }, "changed", ["a"]],
  ])("%j is %s", (given, kind, fields) => {
    const change = recordChange(given);
    expect(change.kind).toBe(kind);
    expect(change.kind === "replaced" ? [] : change.fields.map(({ field }) => field)).toEqual(fields);
  });

  test("of what is no record are shown whole", () => {
    expect(recordChange({ before: 1, after: 2 })).toEqual({ kind: "replaced", before: 1, after: 2 });
  });

  test("a field that was absent is not the same as one that was null", () => {
    const change = recordChange({ before: {}, after: { a: null } });
    expect(change).toEqual({ kind: "changed", fields: [{ field: "a", before: undefined, after: null }] });
  });

  test("values stand on one line, and are cut", () => {
    expect(shortJson("plain words", 40)).toBe("plain words");
    expect(shortJson('say "yes"', 40)).toBe('"say \\"yes\\""');
    expect(shortJson([1, 2, 3, 4], 5)).toBe("[1,2,…");
  });
});
