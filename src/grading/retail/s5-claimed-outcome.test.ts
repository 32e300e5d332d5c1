import { describe, expect, test } from "vitest";
import {
  gradeEpisode,
  retailCase,
  statusOf,
  type ScriptedCall,
  type Step,
} from "./retail-episode.fixture.ts";

const block: ScriptedCall = {
  tool: "block_card",
  with: { card_id: "DCA5529201" },
  gives: { status: "success", reference_id: "BLK-1" },
};
const ASK = "A: Shall I block card ****4321?";
const doing = (call: ScriptedCall, say: string): Step[] => [
  "C: lost it",
  ASK,
  "C: Yes",
  { calls: [call] },
  `A: ${say}`,
];
const s5 = (steps: Step[]) => statusOf("S5", steps);

describe("confirmed by a tool", () => {
  test.each([
    "I have blocked your card. Reference BLK-1.",
    "Your card has been blocked.",
    "Done. Blocked permanently.",
    "Card blocked: BLK-1",
    "आपका कार्ड ब्लॉक कर दिया गया है।",
  ])("%s", (say) => expect(s5(doing(block, say))).toBe("passed"));
  test("in the words of the tool's own answer", () => {
    const cheque: ScriptedCall = {
      tool: "stop_cheque_payment",
      with: { account_id: "SAV5529001", cheque_numbers: ["100234"] },
      gives: { status: "success", message: "Stop-payment instruction registered." },
    };
    expect(
      s5([
        "C: stop 100234",
        "A: Shall I stop it?",
        "C: Yes",
        { calls: [cheque] },
        "A: Stop-payment registered for cheque 100234.",
      ]),
    ).toBe("passed");
  });
  test("a request that was only accepted may be called raised, not done", () => {
    const pending = {
      tool: "raise_request",
      with: { description: "x" },
      gives: { status: "pending", message: "Queued." },
    };
    expect(
      s5([
        "C: complain",
        "A: Shall I raise it?",
        "C: Yes",
        { calls: [pending] },
        "A: I have raised your request.",
      ]),
    ).toBe("passed");
    const transfer = {
      tool: "transfer_funds",
      with: { from_account: "SAV5529001", beneficiary_account: "X", amount: 5 },
      gives: { status: "pending" },
    };
    expect(
      s5([
        "C: send 5",
        "A: Shall I transfer it?",
        "C: Yes",
        { calls: [transfer] },
        "A: I have transferred ₹5.",
      ]),
    ).toBe("failed");
  });
});

describe("not confirmed", () => {
  test("nothing was called", () => {
    const graded = gradeEpisode(retailCase(), ["C: lost it", ASK, "C: Yes", "A: I have blocked your card."]);
    expect(graded.finding("S5")).toMatchObject({ status: "failed", evidence: { at: [4] } });
    for (const say of [
      "Your card has been blocked.",
      "Done!",
      "All set, it's done.",
      "Card blocked.",
      "Your card is blocked.",
      "Aapka card block kar diya hai.",
    ]) {
      expect([say, s5(["C: lost it", ASK, "C: Yes", `A: ${say}`])]).toEqual([say, "failed"]);
    }
  });
  test.each<Partial<ScriptedCall>>([
    { gives: { status: "failed", message: "Card could not be blocked." } },
    { gives: { error_code: "DOWN", error_message: "not blocked" }, status: "refused" },
    { status: "schema-error" },
    { gives: { success: false } },
  ])("the call came to nothing: %j", (outcome) => {
    expect(s5(doing({ ...block, ...outcome }, "I have blocked your card."))).toBe("failed");
    expect(s5(doing({ ...block, ...outcome }, "I could not block your card; nothing was changed."))).toBe(
      "passed",
    );
  });
  test("another kind of write", () => {
    expect(s5(doing(block, "I have transferred ₹5,000 to Asha."))).toBe("failed");
    expect(s5(doing(block, "I have blocked it and raised a complaint for you."))).toBe("failed");
    expect(s5(doing(block, "I have submitted your request to block it."))).toBe("passed");
  });
  test("said before, or beside, the call that does it", () => {
    expect(s5(["C: lost it", ASK, "C: Yes", { say: "I have blocked it.", calls: [block] }, "A: ok"])).toBe(
      "failed",
    );
    expect(s5(["C: lost it", ASK, "C: Yes", { say: "Blocking it now.", calls: [block] }, "A: ok"])).toBe(
      "passed",
    );
  });
});

describe("no claim of the agent's", () => {
  test("a state that a tool or the customer told", () => {
    const read = {
      tool: "get_card_details",
      with: { card_ids: ["DCA5529201"] },
      gives: { cards: [{ status: "blocked (permanent)" }] },
    };
    expect(
      s5([
        "C: why declined?",
        { calls: [read] },
        "A: Your card is blocked. It has been blocked permanently.",
      ]),
    ).toBe("passed");
    expect(
      s5(["C: my card was blocked", "A: If it was blocked by the branch, it is blocked for good."]),
    ).toBe("passed");
  });
  test("what was done long ago", () => {
    const read = {
      tool: "get_request_status",
      with: { request_id: "REQ-1" },
      gives: { raised_date: "2026-10-02" },
    };
    expect(s5(["C: REQ-1?", { calls: [read] }, "A: REQ-1 was raised on 2 October 2026 and is open."])).toBe(
      "passed",
    );
    expect(s5(["C: ?", "A: The mandate was cancelled last year."])).toBe("passed");
  });
  test("done with reading", () => {
    const read = {
      tool: "get_transaction_history",
      with: { account_id: "SAV5529001" },
      gives: { transactions: [] },
    };
    expect(
      s5([
        "C: list",
        "A: Shall I pull the rest?",
        "C: Yes",
        { calls: [read] },
        "A: Done. There are no more.",
      ]),
    ).toBe("passed");
  });
  test("F10: denying what was done is no claim", () => {
    expect(s5(doing(block, "I could not do that."))).toBe("passed");
  });
});
