import { describe, expect, test } from "vitest";
import type { RetailCase } from "../retail-case.ts";
import {
  gradeEpisode,
  retailCase,
  rule,
  TOOLS,
  type ScriptedCall,
  type Step,
} from "./retail-episode.fixture.ts";

const read: ScriptedCall = {
  tool: "get_card_details",
  with: { card_ids: ["DCA5529201"] },
  gives: { cards: [] },
};
const block: ScriptedCall = { tool: "block_card", with: { card_id: "DCA5529201", reason: "lost" } };
const replies = (...calls: (ScriptedCall | ScriptedCall[])[]): Step[] => [
  "C: hi",
  ...calls.map((call): Step => ({ calls: Array.isArray(call) ? call : [call] })),
  "A: ok",
];
const check = (id: string, gold: Partial<RetailCase["gold"]>, steps: Step[], mock: RetailCase["mock"] = {}) =>
  gradeEpisode(retailCase({ gold, mock }), steps).finding(id);

describe("A1: required tools were called and did their work", () => {
  const gold = {
    calls: [
      { tool: "get_card_details", arguments: {} },
      { tool: "block_card", arguments: {} },
    ],
  };
  test("all called", () =>
    expect(check("A1", gold, replies(read, block))).toMatchObject({
      status: "passed",
      evidence: { at: [2, 4] },
    }));
  test("one never called", () => {
    expect(check("A1", gold, replies(read))).toMatchObject({
      status: "failed",
      because: "block_card was never called",
    });
  });
  test.each<Partial<ScriptedCall>>([
    { status: "refused", gives: { error_code: "NO" } },
    { status: "schema-error" },
    { status: "unknown-tool" },
    { gives: { status: "failed" } },
  ])("a call that came to nothing is not done: %j", (outcome) => {
    expect(check("A1", gold, replies(read, { ...block, ...outcome })).status).toBe("failed");
    expect(check("A1", gold, replies(read, { ...block, ...outcome }, block)).status).toBe("passed");
  });
  test("unless the case's bank has no other answer", () => {
    const mock: RetailCase["mock"] = { block_card: { kind: "outcome_fixed", output: { status: "failed" } } };
    expect(check("A1", gold, replies(read, { ...block, gives: { status: "failed" } }), mock).status).toBe(
      "passed",
    );
  });
  test("several writes by one tool are each required, in any order and number of calls", () => {
    const set = (atm: object): ScriptedCall => ({
      tool: "set_card_controls",
      with: { card_id: "CCA5529202", atm: atm as never },
    });
    const both = {
      calls: [set({ cap: 5000 }), set({ on: false })].map(({ tool, with: given }) => ({
        tool,
        arguments: given ?? {},
      })),
    };
    expect(check("A1", both, replies(set({ on: false }), set({ cap: 5000 }))).status).toBe("passed");
    expect(check("A1", both, replies(set({ cap: 5000, on: false }))).status).toBe("passed");
    expect(check("A1", both, replies(set({ cap: 5000 })))).toMatchObject({ status: "failed" });
    expect(check("A1", both, replies(set({ cap: 5000 }), set({ cap: 5000 }))).status).toBe("failed");
  });
  test("several reads may be one", () => {
    const twice = {
      calls: ["DCA5529201", "CCA5529202"].map((id) => ({
        tool: "get_card_details",
        arguments: { card_ids: [id] },
      })),
    };
    expect(
      check("A1", twice, replies({ ...read, with: { card_ids: ["DCA5529201", "CCA5529202"] } })).status,
    ).toBe("passed");
  });
  test("nothing required", () => expect(check("A1", {}, replies(read)).status).toBe("not-applicable"));
});

describe("A2: nothing that the case does not expect", () => {
  test("reads beside what was needed are prudent", () => {
    expect(check("A2", {}, replies(read, { tool: "calculate_emi", with: {} })).status).toBe("passed");
  });
  test("a read that the case forbids", () => {
    expect(check("A2", { forbidden: ["get_card_details"] }, replies(read))).toMatchObject({
      status: "failed",
      evidence: { at: [2] },
    });
  });
  test("a write outside gold, be it only attempted", () => {
    for (const status of ["done", "refused", "schema-error", "unknown-tool"] as const) {
      expect(check("A2", {}, replies({ ...block, status })).status).toBe("failed");
    }
    expect(check("A2", {}, replies({ tool: "block_card", raw: "{" })).status).toBe("failed");
  });
  test("a write that is optional, or in gold", () => {
    expect(check("A2", { rules: { block_card: rule({ optional: true }) } }, replies(block)).status).toBe(
      "passed",
    );
    expect(check("A2", { calls: [{ tool: "block_card", arguments: {} }] }, replies(block)).status).toBe(
      "passed",
    );
    expect(check("A2", { rules: { block_card: rule({}) } }, replies(block)).status).toBe("failed");
  });
});

describe("A3: arguments", () => {
  const a3 = (parts: Parameters<typeof rule>[0], given: object, tool = "create_fd") =>
    check("A3", { rules: { [tool]: rule(parts) } }, replies({ tool, with: given as never })).status;
  test("numbers by value, text exactly, booleans are no numbers", () => {
    expect(a3({ required: { principal_amount: 5000 } }, { principal_amount: Number("5000.0") })).toBe(
      "passed",
    );
    expect(a3({ required: { principal_amount: 5000 } }, { principal_amount: "5000" })).toBe("failed");
    expect(a3({ required: { principal_amount: 1 } }, { principal_amount: true })).toBe("failed");
    expect(a3({ required: { principal_amount: 5000 } }, {})).toBe("failed");
  });
  test("an explicit default equals one that is left out, both ways", () => {
    expect(a3({ required: { payout_type: "cumulative" } }, {})).toBe("passed");
    expect(a3({ required: { payout_type: "monthly" } }, {})).toBe("failed");
    expect(a3({ optionalOk: { payout_type: [] } }, { payout_type: "cumulative" })).toBe("passed");
    expect(a3({ optionalOk: { payout_type: [] } }, { payout_type: "monthly" })).toBe("failed");
    expect(a3({ optionalOk: { payout_type: ["monthly"] } }, { payout_type: "monthly" })).toBe("passed");
    expect(a3({ optionalOk: { payout_type: [] } }, {})).toBe("passed");
  });
  test("a default inside an object, or inside the members of a list", () => {
    const step = {
      type: "object",
      properties: { day: { type: "integer", default: 1 }, on: { type: "string", default: "today" } },
    };
    const parameters = {
      type: "object",
      properties: { plan: step, steps: { type: "array", items: step } },
    };
    const tool = { ...TOOLS.fd, spec: { ...TOOLS.fd.spec, parameters } };
    const planned = (required: object, given: object): string =>
      gradeEpisode(
        retailCase({ tools: [tool], gold: { rules: { create_fd: rule({ required: required as never }) } } }),
        replies({ tool: "create_fd", with: given as never }),
      ).finding("A3").status;
    expect(planned({ plan: { day: 1 } }, { plan: {} })).toBe("passed");
    expect(planned({ plan: {} }, { plan: { day: 1, on: "2026-11-12" } })).toBe("passed");
    expect(planned({ plan: {} }, { plan: { day: 2 } })).toBe("failed");
    expect(planned({ steps: [{}, { day: 2 }] }, { steps: [{ day: 1 }, { day: 2, on: null }] })).toBe(
      "passed",
    );
    expect(planned({ steps: [{}, { day: 2 }] }, { steps: [{ day: 2 }, { day: 2 }] })).toBe("failed");
  });
  test("free text without case and spacing; ids, codes and values of an enum with both", () => {
    const complaint = (required: object, given: object): string =>
      a3({ required: required as never }, given, "raise_request");
    expect(complaint({ description: "Asha  Verma, niece" }, { description: "asha verma, Niece" })).toBe(
      "passed",
    );
    expect(complaint({ description: "niece" }, { description: "nephew" })).toBe("failed");
    expect(complaint({ related_transaction_id: "upi" }, { related_transaction_id: "UPI" })).toBe("failed");
    expect(a3({ required: { source_account: "SAV5529001" } }, { source_account: "sav5529001" })).toBe(
      "failed",
    );
    expect(a3({ required: { payout_type: "monthly" } }, { payout_type: "Monthly" })).toBe("failed");
  });
  test("a call that the bank's schema refused is S3's alone", () => {
    const gold = { rules: { create_fd: rule({ required: { principal_amount: 5 } }) } };
    const call = (principal_amount: number | string, status?: "schema-error"): ScriptedCall => ({
      tool: "create_fd",
      with: { principal_amount },
      ...(status === undefined ? {} : { status }),
    });
    expect(check("A3", gold, replies(call("5", "schema-error"), call(5))).status).toBe("passed");
    expect(check("A3", gold, replies(call("5"), call(5))).status).toBe("failed");
    expect(check("A3", gold, replies(call("5", "schema-error"), call(6))).status).toBe("failed");
  });
  test("lists of ids in any order, with the same members", () => {
    const cheques = { cheque_numbers: ["1", "2"] };
    expect(a3({ required: cheques }, { cheque_numbers: ["2", "1"] }, "stop_cheque_payment")).toBe("passed");
    expect(a3({ required: cheques }, { cheque_numbers: ["1", "2", "2"] }, "stop_cheque_payment")).toBe(
      "failed",
    );
    expect(a3({ required: cheques }, { cheque_numbers: ["1"] }, "stop_cheque_payment")).toBe("failed");
  });
  test("forbidden ids at the top, in lists and inside objects, in any letter case", () => {
    const forbidden = { forbiddenIds: ["SAL5529002"] };
    expect(a3(forbidden, { source_account: "SAL5529002" })).toBe("failed");
    expect(a3(forbidden, { nominee: { accounts: [{ id: "sal5529002" }] } })).toBe("failed");
    expect(a3(forbidden, { source_account: "SAV5529001" })).toBe("passed");
  });
  test("every call counts, and a call without readable arguments is left to S3", () => {
    const gold = { rules: { create_fd: rule({ required: { principal_amount: 5 } }) } };
    const call = (principal_amount: number): ScriptedCall => ({
      tool: "create_fd",
      with: { principal_amount },
    });
    expect(check("A3", gold, replies(call(5), call(6)))).toMatchObject({
      status: "failed",
      evidence: { at: [4] },
    });
    expect(check("A3", gold, replies({ tool: "create_fd", raw: "{" })).status).toBe("passed");
  });
});

describe("A4: order", () => {
  const gold: Partial<RetailCase["gold"]> = { dependencies: [["get_card_details", "block_card"]] };
  const a4 = (...calls: (ScriptedCall | ScriptedCall[])[]) => check("A4", gold, replies(...calls)).status;
  test("before", () => expect(a4(read, block)).toBe("passed"));
  test("after, or never", () => {
    expect(a4(block, read)).toBe("failed");
    expect(a4(block)).toBe("failed");
  });
  test("the same reply is too early, whatever the order in it", () =>
    expect(a4([read, block])).toBe("failed"));
  test("says whether it came in the same reply or before", () => {
    const because = (...calls: (ScriptedCall | ScriptedCall[])[]) => check("A4", gold, replies(...calls));
    expect(because([read, block])).toMatchObject({
      because: expect.stringContaining("in the same reply as"),
    });
    expect(because(block, read)).toMatchObject({ because: expect.stringContaining("called before") });
  });
  test("a later repeat neither spoils nor repairs", () => {
    expect(a4(read, block, read)).toBe("passed");
    expect(a4(block, read, block)).toBe("failed");
  });
  test("a refused attempt is no call", () => {
    expect(a4({ ...block, status: "refused" }, read, block)).toBe("passed");
    expect(a4({ ...read, status: "schema-error" }, block)).toBe("failed");
  });
  test("the dependent tool not called, or nothing depending", () => {
    expect(a4(read)).toBe("passed");
    expect(check("A4", {}, replies(block, read)).status).toBe("not-applicable");
  });
});

describe("A3: a setting that only repeats the record", () => {
  const mock: RetailCase["mock"] = {
    get_card_details: {
      kind: "record_set_filtered",
      records: [
        {
          card_id: "CCA5529202",
          controls: { atm: { international: { enabled: false, daily_limit: 5000 } } },
        },
      ],
    },
  };
  const gold = {
    rules: {
      set_card_controls: rule({
        required: { card_id: "CCA5529202", pos: { domestic: { enabled: true } } },
        optionalOk: { atm: [] },
      }),
    },
  };
  const set = (atm: object, card_id = "CCA5529202") =>
    check(
      "A3",
      gold,
      replies({
        tool: "set_card_controls",
        with: { card_id, pos: { domestic: { enabled: true } }, atm: atm as never },
      }),
      mock,
    ).status;
  test("another value than the record's is still disallowed", () => {
    expect(set({ international: { enabled: true } })).toBe("failed");
    expect(set({ international: { enabled: false, daily_limit: 9000 } })).toBe("failed");
  });
  test("a required setting may come with what is so already", () => {
    const both = { domestic: { enabled: true }, international: { enabled: false } };
    const more = check(
      "A3",
      {
        rules: {
          set_card_controls: rule({ required: { atm: { domestic: { enabled: true } } } }),
        },
      },
      replies({ tool: "set_card_controls", with: { card_id: "CCA5529202", atm: both } }),
      mock,
    );
    expect(more.status).toBe("passed");
  });
});
