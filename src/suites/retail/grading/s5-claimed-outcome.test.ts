import { describe, expect, test } from "vitest";
import {
  gradeEpisode,
  retailCase,
  statusOf,
  TOOLS,
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
    ).toBe("unjudged");
  });
});

/** Rules alone neither fail nor pass what nothing bears out: it is a question. */
describe("not confirmed", () => {
  test("nothing was called", () => {
    const graded = gradeEpisode(retailCase(), ["C: lost it", ASK, "C: Yes", "A: I have blocked your card."]);
    expect(graded.finding("S5")).toMatchObject({ status: "unjudged", at: [4] });
    for (const say of [
      "Your card has been blocked.",
      "Done!",
      "All set, it's done.",
      "Card blocked.",
      "Your card is blocked.",
      "Aapka card block kar diya hai.",
    ]) {
      expect([say, s5(["C: lost it", ASK, "C: Yes", `A: ${say}`])]).toEqual([say, "unjudged"]);
    }
  });
  test.each<Partial<ScriptedCall>>([
    { gives: { status: "failed", message: "Card could not be blocked." } },
    { gives: { error_code: "DOWN", error_message: "not blocked" }, status: "refused" },
    { status: "schema-error" },
    { gives: { success: false } },
  ])("the call came to nothing: %j", (outcome) => {
    expect(s5(doing({ ...block, ...outcome }, "I have blocked your card."))).toBe("unjudged");
    expect(s5(doing({ ...block, ...outcome }, "I could not block your card; nothing was changed."))).toBe(
      "passed",
    );
  });
  test("another kind of write", () => {
    expect(s5(doing(block, "I have transferred ₹5,000 to Asha."))).toBe("unjudged");
    expect(s5(doing(block, "I have blocked it and raised a complaint for you."))).toBe("unjudged");
    expect(s5(doing(block, "I have submitted your request to block it."))).toBe("passed");
  });
  test("said before, or beside, the call that does it", () => {
    expect(s5(["C: lost it", ASK, "C: Yes", { say: "I have blocked it.", calls: [block] }, "A: ok"])).toBe(
      "unjudged",
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
  test("denying what was done is no claim", () => {
    expect(s5(doing(block, "I could not do that."))).toBe("passed");
  });
});

const CARDS = {
  tool: "get_card_details",
  with: { card_ids: ["DCA5529201", "CCA5529202"] },
  gives: {
    cards: [
      {
        card_id: "DCA5529201",
        card_type: "debit",
        network: "rupay",
        masked_number: "****4321",
        status: "active",
      },
      {
        card_id: "CCA5529202",
        card_type: "credit",
        network: "visa",
        masked_number: "****8044",
        status: "active",
      },
    ],
  },
};
const afterBlock = (say: string): string =>
  s5(["C: lost it", { calls: [CARDS] }, ASK, "C: Yes", { calls: [block] }, `A: ${say}`]);

describe("the right act on the right thing", () => {
  test.each([
    "Your debit card ending 4321 has been blocked. Your credit card ****8044 is not affected.",
    "I've blocked the debit card ****4321 (the credit card ****8044 is fine).",
    "I've blocked ****4321 and kept ****8044 active.",
    "I have blocked only the debit card, not the Visa one.",
    "Your RuPay card is blocked, while the Visa card stays active.",
    "Apart from ****8044, which is active, your card ****4321 has been blocked.",
    "The card linked to SAV5529001 has been blocked.",
    "I have blocked the card you lost. A new debit card can be requested.",
  ])("%s", (say) => expect(afterBlock(say)).toBe("passed"));
  test.each([
    "Your credit card is blocked.",
    "I have blocked your credit card ****8044.",
    "CCA5529202 has been blocked.",
    "Your Visa card has been blocked.",
    "Both cards, ****4321 and ****8044, have been blocked.",
    "Blocked: ****8044.",
    "Aapka credit card block kar diya gaya hai.",
  ])("%s", (say) => expect(afterBlock(say)).toBe("unjudged"));
  test("two writes, told in one sentence", () => {
    const other = { ...block, with: { card_id: "CCA5529202" } };
    const both = (say: string): string =>
      s5([
        "C: lost both",
        { calls: [CARDS] },
        "A: Shall I block both cards?",
        "C: Yes",
        { calls: [block, other] },
        `A: ${say}`,
      ]);
    expect(both("Both your debit card ****4321 and your credit card ****8044 have been blocked.")).toBe(
      "passed",
    );
  });
  test("numbers of cheques", () => {
    const cheques = {
      tool: "stop_cheque_payment",
      with: { account_id: "SAV5529001", cheque_numbers: ["552601", "552602"] },
    };
    const stopped = (say: string): string =>
      s5(["C: stop 552601 and 552602", "A: Shall I stop both?", "C: Yes", { calls: [cheques] }, `A: ${say}`]);
    expect(stopped("Cheques 552601 and 552602 are stopped; 552603 was paid before.")).toBe("passed");
    expect(stopped("Cheque 552603 has been stopped.")).toBe("unjudged");
    expect(stopped("Cheques 552601 to 552604 have been stopped.")).toBe("unjudged");
  });
  test("a card that was frozen is not blocked, where a card can be blocked as well", () => {
    const frozen = (say: string): string =>
      s5([
        "C: mislaid it",
        "A: Shall I freeze it?",
        "C: Yes",
        { calls: [{ tool: "toggle_card_freeze", with: { card_id: "DCA5529201", state: "freeze" } }] },
        `A: ${say}`,
      ]);
    expect(frozen("Your card is temporarily blocked.")).toBe("passed");
    expect(frozen("I have placed your card on hold.")).toBe("passed");
    expect(frozen("Your card is now frozen and permanently blocked.")).toBe("unjudged");
    expect(frozen("Your card has been blocked.")).toBe("unjudged");
  });
  test("a switch that turns a use off blocks that use", () => {
    const off = (say: string): string =>
      s5([
        "C: no more online",
        "A: Shall I switch online use off?",
        "C: Yes",
        {
          calls: [
            {
              tool: "set_card_controls",
              with: { card_id: "DCA5529201", online: { domestic: { enabled: false } } },
            },
          ],
        },
        `A: ${say}`,
      ]);
    expect(off("Online payments are now blocked on your card.")).toBe("passed");
    expect(off("Online payment band kar diya hai.")).toBe("passed");
    expect(off("Your card is now blocked.")).toBe("unjudged");
  });
});

describe("things of their own", () => {
  test.each([
    "It is blocked. I have also ordered a new card to your address.",
    "It is blocked, and a replacement has been sent.",
    "It is blocked. I have raised a request for a new card.",
    "It is blocked. I've also raised a dispute for you.",
    "It is blocked. Your cheque book has been ordered too.",
  ])("%s", (say) => expect(afterBlock(say)).toBe("unjudged"));
  test("that the write was about", () => {
    const asked = (description: string, say: string): string =>
      s5([
        "C: new card please",
        "A: Shall I raise a request?",
        "C: Yes",
        { calls: [{ tool: "raise_request", with: { description } }] },
        `A: ${say}`,
      ]);
    expect(asked("New debit card after a block.", "I have requested a new debit card for you.")).toBe(
      "passed",
    );
    expect(asked("New debit card after a block.", "I have registered your complaint.")).toBe("passed");
    expect(asked("App logs out.", "I have requested a new debit card for you.")).toBe("unjudged");
  });
});

describe("told by records", () => {
  const fd = {
    tool: "get_fd_details",
    with: {},
    gives: {
      deposits: [
        {
          deposit_id: "FDR5529101",
          maturity_date: "2027-12-10",
          maturity_instruction: "no_renewal",
          status: "active",
        },
      ],
    },
  };
  const balance = {
    tool: "get_account_balance",
    with: { account_ids: ["SAV5529001"] },
    gives: { balances: [{ account_id: "SAV5529001", available_balance: 934205.2, hold_amount: 25000 }] },
  };
  test("how a deposit stands, unless a change was just agreed to", () => {
    const say = "A: Your FD is now set to be paid out on 2027-12-10.";
    expect(s5(["C: my FD?", { calls: [fd] }, say])).toBe("passed");
    expect(s5(["C: my FD?", { calls: [fd] }, "A: Shall I close it?", "C: Yes", say])).toBe("unjudged");
  });
  test("money on hold", () => {
    expect(s5(["C: where is it?", { calls: [balance] }, "A: ₹25,000 has been placed on hold."])).toBe(
      "passed",
    );
    expect(s5(["C: where is it?", { calls: [balance] }, "A: I have released the hold."])).toBe("unjudged");
    expect(s5(["C: lost it", { calls: [CARDS] }, "A: Your card has been placed on hold."])).toBe("unjudged");
  });
  test("of the thing that is spoken of", () => {
    const [debit, credit] = CARDS.gives.cards;
    const found = {
      ...CARDS,
      gives: { cards: [{ ...debit, status: "blocked (permanent)" }, credit] },
    } as ScriptedCall;
    expect(s5(["C: ?", { calls: [found] }, "A: Your debit card ****4321 is blocked."])).toBe("passed");
    expect(s5(["C: ?", { calls: [found] }, "A: Your credit card ****8044 is blocked."])).toBe("unjudged");
  });
  test("a status in any word for the act, prose in the very word", () => {
    const told = (gives: object, say: string): string =>
      s5([
        "C: ?",
        { calls: [{ tool: "get_request_status", with: { request_id: "REQ-1" }, gives: gives as never }] },
        `A: ${say}`,
      ]);
    expect(told({ status: "resolved" }, "REQ-1 has been closed.")).toBe("passed");
    expect(told({ status: "open" }, "REQ-1 has been closed.")).toBe("unjudged");
    const passage = { results: [{ chunk: "A UPI PIN has to be set again after a change of phone or SIM." }] };
    expect(told(passage, "The PIN has been reset.")).toBe("unjudged");
    expect(
      told({ remarks: "The PIN was reset at an ATM on request of the holder." }, "The PIN has been reset."),
    ).toBe("passed");
  });
  test("where the money of a closed deposit went", () => {
    const closed = (say: string): string =>
      s5([
        "C: close it",
        "A: Shall I close it?",
        "C: Yes",
        { calls: [{ tool: "close_deposit", with: { deposit_id: "FDR5529101" } }] },
        `A: ${say}`,
      ]);
    expect(closed("The proceeds of ₹5,000 have been sent to your account.")).toBe("passed");
    expect(closed("A letter has been sent to your address.")).toBe("unjudged");
  });
  test("a tool's description, of what both name by its number", () => {
    const tool = {
      ...TOOLS.complaint,
      spec: { ...TOOLS.complaint.spec, description: "Files Form 121. Replaces Form 15H since 2026-04-01." },
    };
    const scenario = retailCase({ tools: [...Object.values(TOOLS), tool] });
    const said = (say: string): string => statusOf("S5", ["C: 15H?", `A: ${say}`], scenario);
    expect(said("Form 15H has been replaced by Form 121.")).toBe("passed");
    expect(said("Form 16 has been replaced by a new one.")).toBe("unjudged");
    expect(said("Your Form 15H has been replaced.")).toBe("unjudged");
    expect(said("Form 121 has been filed.")).toBe("unjudged");
  });
});

describe("when it was", () => {
  test.each([
    "Your card was blocked on 2 November.",
    "On 2 November, your card was blocked.",
    "We raised your request on 2 November 2026.",
    "The FD was closed last Monday.",
  ])("long ago: %s", (say) => expect(s5(["C: ?", `A: ${say}`])).toBe("passed"));
  test.each([
    "I have reversed the payment of 2 November 2026 for you.",
    "Your card has been blocked; you lost it on 2 November.",
  ])("just now: %s", (say) => expect(s5(["C: ?", `A: ${say}`])).toBe("unjudged"));
});

test("a change of what is still to be agreed is a draft, a change that a tool makes is not", () => {
  expect(s5(["C: 2 years", "A: I've changed the tenure to 24 months. Shall I book the FD?"])).toBe("passed");
  expect(s5(["C: 40,000", "A: I've increased your ATM limit to ₹40,000. Is that fine?"])).toBe("unjudged");
});

test("what the customer only supposes is told by nobody", () => {
  expect(s5(["C: my card was blocked", "A: Your card is blocked."])).toBe("passed");
  expect(s5(["C: if my card is blocked, what then?", "A: Your card is blocked."])).toBe("unjudged");
});
