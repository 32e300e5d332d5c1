import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  agent,
  caller,
  modelCall,
  result,
  sampleTrajectory,
  toolCall,
  write,
} from "./sample-episode.fixture.ts";
import { transcriptOf } from "./transcript.ts";

describe("a transcript", () => {
  const trajectory = sampleTrajectory(
    [
      { type: "instructions", to: "agent", text: "Be kind." },
      caller("Earlier question", 0),
      caller("Block my card", 1),
      modelCall(0),
      toolCall("block_card", { card_id: "CC1" }, 2),
      result(4, '{"status":"blocked"}'),
      write(4, "active", "blocked"),
      modelCall(1),
      agent("It is blocked.", 3),
      caller("Thanks", 4),
      modelCall(2),
    ],
    { liveFrom: 2 },
  );
  const { items, itemOf } = transcriptOf(trajectory);

  test("joins a call with its result and effects", () => {
    const call = items.find((item) => item.type === "call");
    expect(call).toMatchObject({
      tool: "block_card",
      turn: 1,
      result: { seq: 5, status: "done", text: '{"status":"blocked"}' },
      effects: [{ seq: 6, effect: { type: "write", table: "cards" } }],
    });
  });

  test("gives a model call to the reply that it brought, and shows one that brought none", () => {
    expect(items.map((item) => ("model" in item ? item.model?.index : undefined))).toEqual([
      undefined,
      undefined,
      undefined,
      0,
      1,
      undefined,
      2,
      undefined,
    ]);
    expect(items.at(-2)).toMatchObject({ type: "model-call", by: "agent" });
  });

  test("counts turns by the caller's messages of the graded conversation", () => {
    expect(items.map(({ turn, earlier }) => [turn, earlier])).toEqual([
      [0, true],
      [0, true],
      [1, false],
      [1, false],
      [1, false],
      [2, false],
      [2, false],
      [2, false],
    ]);
  });

  test("ends with how it ended", () => {
    expect(items.at(-1)).toMatchObject({ type: "ending", ending: { type: "completed" } });
  });

  test("tells for every event which item shows it", () => {
    expect(trajectory.events.map(({ seq }) => itemOf.get(seq))).toEqual([0, 1, 2, 3, 3, 3, 3, 4, 4, 5, 6]);
  });

  test("loses no event and no text, whatever the order", () => {
    const event = fc.oneof(
      fc.string().map((text) => caller(text)),
      fc.string().map((text) => agent(text)),
      fc.constant(modelCall(0)),
      fc.constant(toolCall("get_card", {})),
      fc.constant({ type: "empty-reply", by: "agent", reply: 1 } as const),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const made = transcriptOf(sampleTrajectory(events));
        expect(made.itemOf.size).toBe(events.length);
        for (const index of made.itemOf.values()) expect(made.items[index]).toBeDefined();
        const texts = events.flatMap((one) => (one.type === "message" ? [one.text] : []));
        expect(made.items.flatMap((item) => (item.type === "message" ? [item.text] : []))).toEqual(texts);
      }),
    );
  });
});
