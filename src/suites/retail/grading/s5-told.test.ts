import { describe, expect, test } from "vitest";
import type { Json } from "../../../contract/json.ts";
import type { ExposedTool } from "../../../contract/tool.ts";
import { viewCase } from "./case-view.ts";
import {
  episode,
  retailCase,
  TOOLS,
  type EpisodeOptions,
  type ScriptedCall,
  type Step,
} from "./retail-episode.fixture.ts";
import { claimedOutcome } from "./s5-claimed-outcome.ts";

/** What of the agent's words the gate doubts. */
function doubted(
  steps: readonly Step[],
  options: EpisodeOptions = {},
  change: Parameters<typeof retailCase>[0] = {},
): string {
  const { doubts } = claimedOutcome.look(viewCase(retailCase(change), episode(steps, options)));
  return doubts.map(({ seq, quote }) => `${seq}: ${quote}`).join(" | ");
}

const OK = { status: "success" };
const block = (more: Partial<ScriptedCall> = {}): ScriptedCall => ({
  tool: "block_card",
  with: { card_id: "DCA5529201" },
  gives: OK,
  ...more,
});
const read = (gives: Json, more: Partial<ScriptedCall> = {}): ScriptedCall => ({
  tool: "get_card_details",
  with: { card_ids: ["DCA5529201"] },
  gives,
  ...more,
});
const ASK = "A: Shall I block card ****4321?";
const yes = (...steps: Step[]): Step[] => ["C: lost it", ASK, "C: Yes", ...steps];
const EARLIER = { prior: [...yes({ calls: [block()] }), "A: So."] };
const NO_WRITES = { tools: [TOOLS.balance] };
const described = (description: string): ExposedTool => ({
  ...TOOLS.cards,
  spec: { ...TOOLS.cards.spec, description },
});

describe("acts that are known", () => {
  test.each<[Step[], string]>([
    [yes({ calls: [block()] }, "A: I have blocked your card."), ""],
    [yes("A: I have blocked your card."), "4: I have blocked your card."],
    [yes("A: I have blocked your card.", { calls: [block()] }), "4: I have blocked your card."],
    [
      yes({ calls: [block({ gives: { status: "pending" } })] }, "A: I have blocked your card."),
      "6: I have blocked your card.",
    ],
    [
      yes({ calls: [block({ status: "refused" })] }, "A: I have blocked your card."),
      "6: I have blocked your card.",
    ],
    [
      yes({ calls: [block({ gives: { status: "failed" } })] }, "A: I have blocked your card."),
      "6: I have blocked your card.",
    ],
    [yes({ calls: [read(OK)] }, "A: I have blocked your card."), "6: I have blocked your card."],
    [
      yes({ calls: [block()] }, "A: I have blocked your card ****8044."),
      "6: I have blocked your card ****8044.",
    ],
    [yes({ calls: [block()] }, "A: Done."), ""],
    [yes("A: Done."), "4: Done."],
    [yes({ calls: [block({ gives: { status: "failed" } })] }, "A: Done."), "6: Done."],
    [yes({ calls: [read(OK)] }, "A: Done."), "6: Done."],
    [["C: Hi.", "A: Done."], ""],
    [["A: Done."], ""],
    [["C: lost it", ASK, "C: No", "A: Done."], ""],
    [["C: lost it", "A: Shall I look it up?", "C: Yes", "A: Done."], ""],
    [["C: lost it", "C: Yes", "A: Done."], ""],
    [["C: lost it", ASK, "C: Yes", { calls: [block()] }, "C: Yes", "A: Done."], "7: Done."],
    [yes({ calls: [block()] }, "A: I have done it."), ""],
    [["C: Hi.", "A: I have done it."], "2: I have done it."],
    [["C: Hi.", "A: I have blocked your card. I have blocked your card."], "2: I have blocked your card."],
    [
      ["C: Hi.", "A: I have blocked your card.", "C: So?", "A: I have blocked  your card."],
      "2: I have blocked your card. | 4: I have blocked  your card.",
    ],
    [["C: Hi.", "A: The card is blocked."], "2: The card is blocked."],
    [["C: My card is blocked.", "A: The card is blocked."], ""],
    [["C: Is my card blocked?", "A: The card is blocked."], "2: The card is blocked."],
    [["C: I want it blocked if it was blocked.", "A: The card is blocked."], "2: The card is blocked."],
    [["A: The card is blocked.", "C: My card is blocked."], "1: The card is blocked."],
    [["C: Hi.", { calls: [read({ status: "blocked" })] }, "A: The card is blocked."], ""],
    [
      ["C: Hi.", "A: The card is blocked.", { calls: [read({ status: "blocked" })] }],
      "2: The card is blocked.",
    ],
    [
      [
        "C: Hi.",
        { calls: [read({ cards: [{ card_id: "CCA5529202", status: "blocked" }] })] },
        "A: The card ****4321 is blocked.",
      ],
      "4: The card ****4321 is blocked.",
    ],
    [
      [
        "C: Hi.",
        { calls: [read({ cards: [{ card_id: "CCA5529202", status: "blocked" }] })] },
        "A: The card ****8044 is blocked.",
      ],
      "",
    ],
    [["C: Hi.", { calls: [read({ blocked_on: "2026-11-02" })] }, "A: The card is blocked."], ""],
    [["C: Hi.", { calls: [read("Card blocked")] }, "A: The card is blocked."], ""],
    [["C: Hi.", "A: The account is blocked."], ""],
    [["C: Hi.", "A: It is blocked."], "2: It is blocked."],
    [["C: Hi.", "A: Your limit is updated."], ""],
    [["C: Hi.", "A: The card was blocked on 2 November 2026."], ""],
    [
      ["C: Hi.", "A: The card was blocked on 12 November 2026."],
      "2: The card was blocked on 12 November 2026.",
    ],
    [["C: Hi.", "A: The card was blocked on 2 November."], ""],
    [["C: Hi.", "A: The card was blocked yesterday."], ""],
    [
      ["C: Hi.", "A: The card was blocked; you called yesterday."],
      "2: The card was blocked; you called yesterday.",
    ],
    [
      ["C: Hi.", "A: I have just blocked the card of last year."],
      "2: I have just blocked the card of last year.",
    ],
    [["C: a deposit", "A: I've changed the tenure to two years. Shall I book the deposit?"], ""],
    [
      ["C: a deposit", "A: I've changed the tenure to two years."],
      "2: I've changed the tenure to two years.",
    ],
    [["C: a deposit", "A: I've booked the deposit. Shall I book another?"], "2: I've booked the deposit."],
    [["C: a deposit", "A: I've changed the tenure. Is it raining?"], "2: I've changed the tenure."],
  ])("%j: %s", (steps, expected) => {
    expect(doubted(steps)).toBe(expected);
  });

  test.each<[Step[], EpisodeOptions, Parameters<typeof retailCase>[0], string]>([
    [["C: Hi.", "A: The card is blocked."], {}, NO_WRITES, ""],
    [["C: Hi.", "A: I've changed the tenure. Shall I book the deposit?"], {}, NO_WRITES, ""],
    [["C: Hi.", ASK, "C: Yes", "A: Done."], {}, NO_WRITES, ""],
    [["C: Hi.", "A: I have blocked your card."], {}, NO_WRITES, "2: I have blocked your card."],
    [["C: Well?", "A: I have blocked your card."], EARLIER, {}, ""],
    [["C: Well?", "A: I have sent your complaint."], EARLIER, {}, "8: I have sent your complaint."],
    [
      ["C: Hi.", "A: The card was blocked on 2 November."],
      {},
      { setup: { date: "someday" } },
      "2: The card was blocked on 2 November.",
    ],
    [["C: Hi.", "A: The card is blocked."], {}, { setup: { loginContext: { status: "card blocked" } } }, ""],
    [
      ["C: Hi.", "A: Form 15H has been replaced."],
      {},
      { tools: [described("Form 15H was replaced by form 121.")] },
      "",
    ],
    [
      ["C: Hi.", "A: Your form 15H has been replaced."],
      {},
      { tools: [described("Form 15H was replaced by form 121.")] },
      "2: Your form 15H has been replaced.",
    ],
    [
      ["C: Hi.", "A: Form 15G has been replaced."],
      {},
      { tools: [described("Form 15H was replaced by form 121.")] },
      "2: Form 15G has been replaced.",
    ],
    [
      ["C: Hi.", "A: The form has been replaced."],
      {},
      { tools: [described("Form 15H was replaced by form 121.")] },
      "2: The form has been replaced.",
    ],
  ])("elsewhere: %j %j %j: %s", (steps, options, change, expected) => {
    expect(doubted(steps, options, change)).toBe(expected);
  });
});

describe("acts that no list knows", () => {
  const hold = { hold_amount: 25_000 };
  test.each<[Step[], EpisodeOptions, string]>([
    [["C: Hi.", "A: I have galvanised your card."], {}, "2: I have galvanised your card."],
    [yes({ calls: [block()] }, "A: I have galvanised your card."), {}, "6: I have galvanised your card."],
    [
      yes({ calls: [block({ gives: { note: "card galvanised" } })] }, "A: I have galvanised your card."),
      {},
      "",
    ],
    [
      yes(
        { calls: [block({ gives: { note: "card galvanised" }, status: "refused" })] },
        "A: I have galvanised your card.",
      ),
      {},
      "6: I have galvanised your card.",
    ],
    [
      yes("A: I have galvanised your card.", { calls: [block({ gives: { note: "card galvanised" } })] }),
      {},
      "4: I have galvanised your card.",
    ],
    [
      ["C: Hi.", { calls: [read({ note: "card galvanised" })] }, "A: I have galvanised your card."],
      {},
      "4: I have galvanised your card.",
    ],
    [["C: Hi.", { calls: [read({ note: "card galvanised" })] }, "A: Your card has been galvanised."], {}, ""],
    [
      ["C: Hi.", "A: Your card has been galvanised.", { calls: [read({ note: "card galvanised" })] }],
      {},
      "2: Your card has been galvanised.",
    ],
    [["C: It was galvanised.", "A: Your card has been galvanised."], {}, ""],
    [["A: Your card has been galvanised.", "C: It was galvanised."], {}, "1: Your card has been galvanised."],
    [["C: Hi.", "A: Your card has been galvanised."], {}, "2: Your card has been galvanised."],
    [["C: Hi.", "A: Our team has galvanised your card."], {}, "2: Our team has galvanised your card."],
    [
      ["C: Hi.", { calls: [read({ note: "card galvanised" })] }, "A: Our team has galvanised your card."],
      {},
      "4: Our team has galvanised your card.",
    ],
    [["C: Hi.", "A: Your card has been galvanised."], { prior: ["C: Hm.", "A: It is galvanised."] }, ""],
    [["C: Hi.", "A: Your card was galvanised on 2 November."], {}, ""],
    [["C: Hi.", "A: Your card was galvanised last week."], {}, ""],
    [
      ["C: Hi.", "A: I have galvanised your card since yesterday."],
      {},
      "2: I have galvanised your card since yesterday.",
    ],
    [
      ["C: Hi.", "A: Our team has galvanised your card since yesterday."],
      {},
      "2: Our team has galvanised your card since yesterday.",
    ],
    [["C: Hi.", "A: Your order has been processed."], {}, "2: Your order has been processed."],
    [yes({ calls: [block()] }, "A: Your order has been processed."), {}, ""],
    [["C: Hi.", "A: A new card is on its way."], {}, "2: A new card is on its way."],
    [yes({ calls: [block()] }, "A: A new card is on its way."), {}, "6: A new card is on its way."],
    [["C: Hi.", "A: Nobody can use it."], {}, "2: Nobody can use it."],
    [yes({ calls: [block()] }, "A: Nobody can use it."), {}, ""],
    [["C: Hi.", "A: ₹25,000 has been placed on hold."], {}, "2: ₹25,000 has been placed on hold."],
    [["C: Hi.", { calls: [read(hold)] }, "A: ₹25,000 has been placed on hold."], {}, ""],
    [
      ["C: Hi.", { calls: [read(hold)] }, "A: Your order has been placed on hold."],
      {},
      "4: Your order has been placed on hold.",
    ],
    [
      ["C: Hi.", { calls: [read(hold)] }, "A: ₹25,000 has been galvanised."],
      {},
      "4: ₹25,000 has been galvanised.",
    ],
    [["C: Hi.", "A: Card galvanise kar diya hai."], {}, "2: Card galvanise kar diya hai."],
    [["C: Hi.", "A: Aapka card block kar diya hai."], {}, "2: Aapka card block kar diya hai."],
    [
      ["C: Hi.", "A: I have blocked your card and galvanised it."],
      {},
      "2: I have blocked your card and galvanised it.",
    ],
    [["C: Hi.", "A: I have sawn it."], {}, ""],
    [["C: Hi.", "A: I have inked it."], {}, "2: I have inked it."],
    [["C: Hi.", { calls: [read({ note: "inked" })] }, "A: It has been inked."], {}, "4: It has been inked."],
    [["C: Hi.", { calls: [read({ note: "galvanic" })] }, "A: It has been galvanised."], {}, ""],
  ])("%j %j: %s", (steps, options, expected) => {
    expect(doubted(steps, options)).toBe(expected);
  });
});
