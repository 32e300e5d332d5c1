import { describe, expect, it } from "vitest";
import {
  bankTable,
  float,
  idOf,
  play,
  type Step,
  BANK_OF,
  type RuleSet,
} from "../../../../test/fixtures/bank-table.ts";
import { sha256 } from "../../../files/sha256.ts";
import { tau2Bank } from "../banks/index.ts";
import { runBankCalls, type ScriptedCall } from "../run-bank-calls.ts";
import { smallBank } from "../small-bank.fixture.ts";

// Tools about tools: unlocking and calling special ones, giving the caller some, and the logs of both.

const FREEZE = "freeze_debit_card_3892";
const unlock: Step = ["unlock_discoverable_agent_tool", { agent_tool_name: FREEZE }];
const givenCheck: Step = ["give_discoverable_user_tool", { discoverable_tool_name: "deposit_check_3847" }];

bankTable("unlock_discoverable_agent_tool", { args: { agent_tool_name: FREEZE } }, [
  {
    when: "a special tool is unlocked and described",
    is: "done",
    says: [`${FREEZE} is unlocked`, `${FREEZE}: `, "card_id (string, required): "],
    writes: {},
  },
  {
    when: "under our own rules it is called by its name",
    under: "own",
    is: "done",
    says: ["by its own name, or through call_discoverable_agent_tool"],
  },
  {
    when: "in the public bank it is called through a tool",
    under: "public",
    is: "done",
    says: ["through call_discoverable_agent_tool"],
  },
  { when: "it is unlocked twice", after: [unlock], is: "done" },
  {
    when: "it takes no arguments",
    with: { agent_tool_name: "example_agent_tool_0000" },
    is: "done",
    says: ["takes no arguments"],
  },
  {
    when: "an argument may be left out",
    with: { agent_tool_name: "close_bank_account_7392" },
    is: "done",
    says: [
      "account_id (string, required)",
      "reason (string, optional)",
      "waive_early_closure_fee (boolean, optional)",
    ],
  },
  {
    when: "there is no such tool",
    with: { agent_tool_name: "make_gold" },
    is: "unknown-tool",
    says: ["make_gold"],
  },
  {
    when: "the tool is there from the start",
    with: { agent_tool_name: "get_current_time" },
    is: "unknown-tool",
  },
  { when: "the tool is the caller's", with: { agent_tool_name: "deposit_check_3847" }, is: "unknown-tool" },
  { when: "the name is a number", with: { agent_tool_name: 5 }, is: ["unknown-tool", "schema-error"] },
]);

const frozen = {
  "debit_cards/ann-card": { status: ["ACTIVE", "FROZEN"], frozen_date: [null, "11/14/2025"] },
};
bankTable(
  "call_discoverable_agent_tool",
  { args: { agent_tool_name: FREEZE, arguments: '{"card_id": "ann-card"}' }, optional: ["arguments"] },
  [
    { when: "an unlocked tool is called", after: [unlock], is: "done", writes: frozen },
    { when: "the tool has not been unlocked", is: "not-unlocked" },
    {
      when: "another tool has been unlocked",
      after: [["unlock_discoverable_agent_tool", { agent_tool_name: "close_debit_card_4721" }]],
      is: "not-unlocked",
    },
    { when: "there is no such tool", with: { agent_tool_name: "make_gold" }, is: "unknown-tool" },
    { when: "the tool is the caller's", with: { agent_tool_name: "deposit_check_3847" }, is: "unknown-tool" },
    {
      when: "the tool is there from the start",
      with: { agent_tool_name: "get_current_time" },
      under: "tau2",
      is: "unknown-tool",
    },
    {
      when: "the tool is there from the start",
      with: { agent_tool_name: "get_current_time" },
      under: "fraudbench",
      is: "not-discoverable",
    },
    {
      when: "the tool is there from the start",
      with: { agent_tool_name: "get_current_time" },
      under: "own",
      is: "not-discoverable",
    },
    {
      when: "the arguments are no JSON",
      after: [unlock],
      with: { arguments: "{card_id" },
      is: "unreadable-arguments",
    },
    { when: "the arguments are no object", after: [unlock], with: { arguments: "[]" }, is: "schema-error" },
    {
      when: "no arguments are given, none are passed on",
      after: [unlock],
      with: { arguments: undefined },
      is: "schema-error",
      says: ["card_id"],
    },
    {
      when: "a tool without arguments needs none",
      after: [["unlock_discoverable_agent_tool", { agent_tool_name: "example_agent_tool_0000" }]],
      with: { agent_tool_name: "example_agent_tool_0000", arguments: undefined },
      is: "done",
    },
    {
      when: "the arguments come as an object",
      after: [unlock],
      with: { arguments: { card_id: "ann-card" } },
      under: "own",
      is: "done",
      writes: frozen,
    },
    {
      when: "the arguments come as an object",
      after: [unlock],
      with: { arguments: { card_id: "ann-card" } },
      under: "fraudbench",
      is: "done",
      writes: frozen,
    },
    {
      when: "the arguments come as an object",
      after: [unlock],
      with: { arguments: { card_id: "ann-card" } },
      under: "tau2",
      is: "schema-error",
    },
    {
      when: "the tool itself refuses",
      after: [unlock],
      with: { arguments: '{"card_id": "no-card"}' },
      is: "unknown-card",
    },
  ],
);

bankTable("list_discoverable_agent_tools", { args: {} }, [
  { when: "none has been called", after: [unlock], is: "done", says: ["Special tools called: none"] },
  {
    when: "one has been called",
    after: [[FREEZE, { card_id: "ann-card" }]],
    is: "done",
    says: [": 1 record", `tool_name: ${FREEZE}`, "status: CALLED"],
  },
]);

const grantId = idOf("", 16, "user_discoverable_tool", "deposit_check_3847");
const granted = {
  [`user_discoverable_tools/${grantId}`]: { tool_name: "deposit_check_3847", status: "GIVEN" },
};
bankTable(
  "give_discoverable_user_tool",
  {
    args: { discoverable_tool_name: "deposit_check_3847", arguments: '{"account_id": "ann-checking"}' },
    optional: ["arguments"],
  },
  [
    {
      when: "the caller is given a tool",
      is: "done",
      says: [
        "has been given deposit_check_3847",
        "account_id (string, required)",
        "check_amount (number, required)",
      ],
      writes: granted,
    },
    { when: "nothing is said of arguments", with: { arguments: undefined }, is: "done", writes: granted },
    { when: "it was given before", after: [givenCheck], is: "done", writes: {} },
    { when: "there is no such tool", with: { discoverable_tool_name: "make_gold" }, is: "unknown-tool" },
    { when: "the tool is the agent's", with: { discoverable_tool_name: FREEZE }, is: "unknown-tool" },
    {
      when: "the tool takes no such argument",
      with: { arguments: '{"card_id": "x"}' },
      is: "unknown-argument",
      says: ["card_id"],
    },
    {
      when: "the argument is what the public engine calls itself",
      with: { arguments: '{"self": 1}' },
      is: "done",
    },
    { when: "the arguments are no JSON", with: { arguments: "{" }, is: "unreadable-arguments" },
    { when: "the arguments are a number", with: { arguments: "5" }, is: "schema-error" },
    { when: "the arguments are a list of names", with: { arguments: '["account_id"]' }, is: "done" },
    { when: "the arguments are a list of others", with: { arguments: '["amount"]' }, is: "unknown-argument" },
    { when: "the name is a number", with: { discoverable_tool_name: 5 }, is: "schema-error" },
  ],
);

bankTable(
  "call_discoverable_user_tool",
  {
    args: {
      discoverable_tool_name: "deposit_check_3847",
      arguments: '{"account_id": "ann-checking", "check_amount": 5}',
    },
    optional: ["arguments"],
  },
  [
    { when: "a tool that was given is used", after: [givenCheck], is: "done", says: ["amount: $5.00"] },
    { when: "the tool was not given", is: "not-granted" },
    {
      when: "another tool was given",
      after: [["give_discoverable_user_tool", { discoverable_tool_name: "get_referral_link" }]],
      is: "not-granted",
    },
    {
      when: "the tool was given and taken back",
      state: {
        user_discoverable_tools: { [grantId]: { tool_name: "deposit_check_3847", status: "REVOKED" } },
      },
      is: "not-granted",
    },
    { when: "there is no such tool", with: { discoverable_tool_name: "make_gold" }, is: "unknown-tool" },
    { when: "the tool is the agent's", with: { discoverable_tool_name: FREEZE }, is: "unknown-tool" },
    {
      when: "the arguments are no JSON",
      after: [givenCheck],
      with: { arguments: "{" },
      is: "unreadable-arguments",
    },
    {
      when: "nothing is said of arguments",
      after: [givenCheck],
      with: { arguments: undefined },
      is: "missing-argument",
    },
    {
      when: "an argument is missing",
      after: [givenCheck],
      with: { arguments: '{"account_id": "ann-checking"}' },
      is: "missing-argument",
      says: ["check_amount"],
    },
    {
      when: "an argument is too many",
      after: [givenCheck],
      with: { arguments: '{"account_id": "a", "check_amount": 5, "memo": ""}' },
      is: "unknown-argument",
      says: ["memo"],
    },
    {
      when: "the arguments are a text that names them",
      after: [givenCheck],
      with: { arguments: '"account_id, check_amount"' },
      is: "unknown-argument",
    },
    {
      when: "the arguments are a list of their names",
      after: [givenCheck],
      with: { arguments: '["account_id", "check_amount"]' },
      is: "schema-error",
    },
    { when: "the name is a number", with: { discoverable_tool_name: 5 }, is: "schema-error" },
  ],
);

bankTable("list_discoverable_user_tools", { args: {} }, [
  { when: "none was given", is: "done", says: ["Tools given to you: none"] },
  {
    when: "one was given",
    after: [givenCheck],
    is: "done",
    says: [": 1 record", "tool_name: deposit_check_3847", "status: GIVEN"],
  },
]);

describe("the log of calls", () => {
  const CALLS = `agent_discoverable_tools/${idOf("", 16, "agent_discoverable_tool", FREEZE)}`;
  const logged = (steps: readonly Step[], rules: RuleSet): string[] =>
    play(steps, rules).last.writes.map(({ table, key }) => `${table}/${key}`);

  it.each(["tau2", "fraudbench", "own"] as const)(
    "under the rules of %s holds a special tool that writes, once",
    (rules) => {
      expect(logged([[FREEZE, { card_id: "ann-card" }]], rules)).toContain(CALLS);
      expect(
        logged(
          [
            [FREEZE, { card_id: "ann-card" }],
            ["unfreeze_debit_card_3893", { card_id: "ann-card" }],
            [FREEZE, { card_id: "ann-card" }],
          ],
          rules,
        ),
      ).not.toContain(CALLS);
    },
  );

  it.each(["tau2", "fraudbench"] as const)(
    "under the rules of %s holds what was refused, too, but no wrong call",
    (rules) => {
      expect(logged([[FREEZE, { card_id: "no-card" }]], rules)).toEqual([CALLS]);
      expect(logged([[FREEZE, {}]], rules)).toEqual([]);
    },
  );

  it("under our own rules does not hold what was refused", () => {
    expect(logged([[FREEZE, { card_id: "no-card" }]], "own")).toEqual([]);
  });

  it.each([
    ["example_agent_tool_0000", {}, [], 1],
    ["get_debit_dispute_status_7483", { user_id: "ann" }, [], 0],
    ["get_debit_dispute_status_7483", { user_id: "ann" }, ["get_debit_dispute_status_7483"], 1],
    ["initial_transfer_to_human_agent_0218", {}, [], 0],
    ["initial_transfer_to_human_agent_1822", {}, [], 0],
    ["emergency_credit_bureau_incident_transfer_1114", {}, [], 0],
  ])("of %s(%j), with %j among the reads that are logged, holds %i", (tool, args, readLog, count) => {
    const name = { agent_tool_name: tool };
    const calls: ScriptedCall[] = [
      { by: "agent", tool: "unlock_discoverable_agent_tool", arguments: name },
      {
        by: "agent",
        tool: "call_discoverable_agent_tool",
        arguments: { ...name, arguments: JSON.stringify(args) },
      },
    ];
    const { results } = runBankCalls({ base: smallBank(), bank: tau2Bank, calls, readLog, sha256 });
    expect(results.at(-1)?.writes).toHaveLength(count);
  });

  const call = (amount: number) => `{"account_id": "ann-checking", "check_amount": ${amount.toFixed(1)}}`;
  const callerLog = (amount: number) =>
    `user_discoverable_tool_calls/${idOf("", 16, "user_discoverable_tool_call", "deposit_check_3847", call(amount))}`;

  it("holds each call of a caller with its arguments", () => {
    const { last } = play([["deposit_check_3847", { account_id: "ann-checking", check_amount: 5 }]], "own");
    const log = last.writes.find(({ table }) => table === "user_discoverable_tool_calls");
    expect(`${log?.table}/${log?.key}`).toBe(callerLog(5));
    expect(log?.after).toEqual({
      tool_name: "deposit_check_3847",
      arguments: { account_id: "ann-checking", check_amount: float(5) },
      called_at: "11/14/2025",
      status: "CALLED",
    });
  });

  it("holds a caller's refused call in the public bank only", () => {
    const refused: Step = ["deposit_check_3847", { account_id: "ann-checking", check_amount: 0 }];
    expect(logged([refused], "tau2")).toEqual([callerLog(0)]);
    expect(logged([refused], "own")).toEqual([]);
  });
});

describe("a special tool called by its own name", () => {
  const run = (calls: ScriptedCall[], rules: RuleSet, callerTools?: string[]) =>
    runBankCalls({
      base: smallBank(),
      bank: BANK_OF[rules],
      calls,
      sha256,
      ...(callerTools !== undefined && { callerTools }),
    }).results.at(-1);
  const byName = (
    tool: string,
    args: ScriptedCall["arguments"],
    by: "agent" | "caller" = "agent",
  ): ScriptedCall => ({ by, tool, arguments: args });
  const opened = byName("unlock_discoverable_agent_tool", { agent_tool_name: FREEZE });
  const freeze = byName(FREEZE, { card_id: "ann-card" });

  it("runs in the public bank, locked and not logged", () => {
    expect(run([freeze], "tau2")).toMatchObject({ outcome: "ok", writes: [{ table: "debit_cards" }] });
  });

  it("runs under our own rules once it is unlocked, and is logged", () => {
    expect(run([freeze], "own")).toMatchObject({ code: "not-unlocked", writes: [] });
    expect(run([opened, freeze], "own")?.writes.map(({ table }) => table)).toEqual([
      "debit_cards",
      "agent_discoverable_tools",
    ]);
  });

  it("counts whole numbers as fractions under our own rules", () => {
    const paid = (rules: RuleSet) =>
      run(
        [
          byName("give_discoverable_user_tool", { discoverable_tool_name: "deposit_check_3847" }),
          byName("deposit_check_3847", { account_id: "ann-checking", check_amount: 5 }, "caller"),
        ],
        rules,
      )?.writes.find(({ table }) => table === "user_discoverable_tool_calls")?.afterCanonical;
    expect(paid("own")).toContain('"check_amount": 5.0');
    expect(paid("tau2")).toContain('"check_amount": 5}');
  });

  it("is no tool of the other side", () => {
    expect(run([byName(FREEZE, { card_id: "ann-card" }, "caller")], "tau2")?.code).toBe("unknown-tool");
    expect(run([byName("deposit_check_3847", {})], "tau2")?.code).toBe("unknown-tool");
    expect(run([byName("submit_referral", {})], "tau2")?.code).toBe("unknown-tool");
    expect(run([byName("get_current_time", {}, "caller")], "tau2")?.code).toBe("unknown-tool");
  });

  it("is the caller's only when the scenario says so, under our own rules", () => {
    const refer = byName("submit_referral", { user_id: "ann", account_type: "checking" }, "caller");
    const link = byName("get_referral_link", { user_id: "ann", card_name: "EcoCard" }, "caller");
    expect(run([refer], "own", [])?.code).toBe("unknown-tool");
    expect(run([refer], "tau2", [])?.outcome).toBe("ok");
    expect(run([refer], "own", ["submit_referral"])?.outcome).toBe("ok");
    expect(run([link], "own", ["get_referral_link"])?.outcome).toBe("ok");
    expect(run([link], "tau2", ["get_referral_link"])?.code).toBe("not-granted");
  });
});
