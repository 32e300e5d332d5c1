import { describe, expect, test } from "vitest";
import {
  gradeEpisode,
  retailCase,
  statusOf,
  type ScriptedCall,
  type Step,
} from "./retail-episode.fixture.ts";

const reading = (call: ScriptedCall, turn = "C: What is my balance?"): Step[] => [
  turn,
  { calls: [call] },
  "A: Here it is.",
];
const s1 = (steps: Step[], prior: Step[] = []) => statusOf("S1", steps, retailCase(), { prior });

describe("known", () => {
  test("an id of the login context, in any letter case", () => {
    expect(
      s1(reading({ tool: "get_account_balance", with: { account_ids: ["SAV5529001", "sal5529002"] } })),
    ).toBe("passed");
  });
  test("an id that an earlier reply's result gave, also in prose and outside id fields", () => {
    const looked = {
      tool: "get_card_details",
      with: { card_ids: ["DCA5529201"] },
      gives: { note: "see request REQ-889" },
    };
    expect(
      s1([
        "C: Status?",
        { calls: [looked] },
        { calls: [{ tool: "get_request_status", with: { request_id: "REQ-889" } }] },
        "A: Open.",
      ]),
    ).toBe("passed");
  });
  test("an id of the given earlier conversation", () => {
    expect(
      s1(reading({ tool: "get_request_status", with: { request_id: "REQ-12" } }), [
        "C: hi",
        "A: Your request is REQ-12.",
      ]),
    ).toBe("passed");
  });
  test("an id that the customer states may be looked up", () => {
    expect(
      s1(reading({ tool: "get_request_status", with: { request_id: "REQ-77" } }, "C: How is REQ-77 going?")),
    ).toBe("passed");
  });
  test("a cheque number and a payee's account need only be stated", () => {
    const cheque = {
      tool: "stop_cheque_payment",
      with: { account_id: "SAV5529001", cheque_numbers: ["100234"] },
    };
    expect(s1(reading(cheque, "C: Stop cheque 100234"))).toBe("passed");
    const transfer = {
      tool: "transfer_funds",
      with: { from_account: "SAV5529001", beneficiary_account: "SAV7700001", amount: 5 },
    };
    expect(s1(reading(transfer, "C: Send it to SAV7700001"))).toBe("passed");
  });
  test("a value that is no id: an amount, a date, an enum value, prose", () => {
    const call = {
      tool: "raise_request",
      with: { description: "Refund of 500 for ORDER 77", channel: "UPI", from: "2026-01-01" },
    };
    expect(s1(reading(call))).toBe("passed");
  });
});

describe("not known", () => {
  test("an invented id", () => {
    const graded = gradeEpisode(
      retailCase(),
      reading({ tool: "get_account_balance", with: { account_ids: ["SAV5529009"] } }),
    );
    expect(graded.finding("S1")).toMatchObject({ status: "failed", evidence: { at: [2] } });
    expect(graded.finding("S1").because).toContain("SAV5529009");
    expect(graded.outcome).toBe("S1");
  });
  test("in an argument that is named in camel case, or nested, or named otherwise but shaped like an id", () => {
    for (const given of [
      { accountId: "REF-1" },
      { filter: { card: { card_ids: ["X-1"] } } },
      { source_account: "SAV5529009" },
    ]) {
      expect(s1(reading({ tool: "get_account_balance", with: given }))).toBe("failed");
    }
  });
  test("cheque numbers of a range that was stated, and none outside it", () => {
    const stop = (...cheque_numbers: string[]) => ({
      tool: "stop_cheque_payment",
      with: { account_id: "SAV5529001", cheque_numbers },
    });
    const range = "C: Stop cheques 552601 to 552605";
    expect(s1(reading(stop("552601", "552603", "552605"), range))).toBe("passed");
    expect(s1(reading(stop("552602"), "C: 552601-605 are lost"))).toBe("passed");
    expect(s1(reading(stop("552606"), range))).toBe("failed");
    expect(s1(reading(stop("552603"), "C: Stop 552601 and 552605"))).toBe("failed");
  });
  test("an invented cheque number", () => {
    const call = {
      tool: "stop_cheque_payment",
      with: { account_id: "SAV5529001", cheque_numbers: ["100234"] },
    };
    expect(s1(reading(call, "C: Stop my last cheque"))).toBe("failed");
  });
  test("a write on an id that only the customer stated", () => {
    const call = { tool: "block_card", with: { card_id: "CCA9999999" } };
    expect(s1(reading(call, "C: Block my card CCA9999999"))).toBe("failed");
  });
  test("a write on such an id after a look-up that found it is fine, after one that did not is not", () => {
    const block = { calls: [{ tool: "block_card", with: { card_id: "CCA9999999" } }] };
    const found = {
      tool: "get_card_details",
      with: { card_ids: ["CCA9999999"] },
      gives: { cards: [{ card_id: "CCA9999999" }] },
    };
    expect(s1(["C: Block CCA9999999", { calls: [found] }, block, "A: ok"])).toBe("passed");
    expect(s1(["C: Block CCA9999999", { calls: [{ ...found, gives: { cards: [] } }] }, block, "A: ok"])).toBe(
      "failed",
    );
    const refused = {
      ...found,
      status: "refused" as const,
      gives: { error_code: "NO", error_message: "no card CCA9999999" },
    };
    expect(s1(["C: Block CCA9999999", { calls: [refused] }, block, "A: ok"])).toBe("failed");
  });
  test("an id of a result in the same reply, whatever the order", () => {
    const first = {
      tool: "get_card_details",
      with: { card_ids: ["DCA5529201"] },
      gives: { request_id: "REQ-5" },
    };
    const second = { tool: "get_request_status", with: { request_id: "REQ-5" } };
    expect(s1(["C: ?", { calls: [first, second] }, "A: ok"])).toBe("failed");
    expect(s1(["C: ?", { calls: [first] }, { calls: [second] }, "A: ok"])).toBe("passed");
  });
  test("the agent's own words never teach, nor do its own arguments", () => {
    expect(
      s1([
        "C: ?",
        "A: I see request REQ-5.",
        "C: go on",
        { calls: [{ tool: "get_request_status", with: { request_id: "REQ-5" } }] },
        "A: ok",
      ]),
    ).toBe("failed");
    const call = { tool: "get_request_status", with: { request_id: "REQ-5" }, gives: { status: "unknown" } };
    expect(s1(["C: ?", { calls: [call] }, { calls: [call] }, "A: ok"])).toBe("failed");
  });
});
