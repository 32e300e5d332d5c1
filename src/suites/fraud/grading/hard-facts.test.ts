import { expect, test } from "vitest";
import type { Moment } from "../../../contract/moment.ts";
import { scenario } from "./fraud-episode.fixture.ts";
import { isHardMoment } from "./hard-facts.ts";

const { caller } = scenario({
  caller: {
    persona: "Ana",
    goal: "to be paid",
    knows: { holiday: "I am off to Faro." },
    phases: [
      {
        id: "ask",
        says: "Please sell the boat.",
        otherwise: ["The blue dinghy, I mean."],
        reactions: [{ when: { asksToConfirm: true }, say: "Of course." }],
      },
    ],
  } as never, // parsed by the fixture
});

test.each<[Moment, boolean]>([
  [{ call: { tool: "sell_boat" } as never }, true],
  [{ callerGives: [{ value: "Ana", as: "text" }], atLeast: 1 }, true],
  [{ callerSays: [{ amount: "18000" }, { text: "room 12" }] }, true],
  [{ callerSays: [{ amount: "18000" }, { text: "goodbye" }] }, false],
  [{ callerSays: [{ text: "the boat" }] }, true],
  [{ callerSays: [{ text: "dinghy" }] }, true],
  [{ callerSays: [{ text: "of course" }] }, true],
  [{ callerSays: [{ text: "Faro" }] }, true],
  [{ callerSays: [{ anyOf: ["the boat", "the ship"] }] }, false],
  [{ callerSays: [{ pattern: "boat" }] }, false],
  [{ agentSays: [{ date: "2026-11-16" }] }, true],
  [{ agentSays: [{ text: "the boat" }] }, false],
  [{ agentSays: [{ anyOf: ["room 12", "twelve"] }] }, true],
])("%j: %j", (moment, isHard) => {
  expect(isHardMoment(moment, { caller })).toBe(isHard);
});
