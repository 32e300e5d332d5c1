import { sha256 } from "../../files/sha256.ts";
import { describe, expect, it } from "vitest";
import type { Side } from "../../contract/actor.ts";
import { InputError } from "../../contract/errors.ts";
import type { JsonObject } from "../../contract/json.ts";
import type { ToolOutcome } from "../../contract/ports.ts";
import { createLiveBank, type KnowledgeTool, type LiveBank, type LiveBankOptions } from "./live-bank.ts";
import { BANK_OF, type RuleSet } from "../../../test/fixtures/bank-table.ts";
import { fraudbenchBank, ownBank, tau2Bank } from "./banks/index.ts";
import { smallBank } from "./small-bank.fixture.ts";

const base = smallBank();

const bankWith = (options: Partial<LiveBankOptions>): LiveBank =>
  createLiveBank({ base, bank: ownBank, sha256, ...options });

async function call(
  bank: LiveBank,
  side: Side,
  tool: string,
  args: JsonObject | string = {},
): Promise<ToolOutcome> {
  const rawArguments = typeof args === "string" ? args : JSON.stringify(args);
  return bank.call(side, { tool, arguments: typeof args === "string" ? {} : args, rawArguments });
}

const names = (bank: LiveBank, side: Side): string[] => bank.tools(side).map(({ name }) => name);
const effectTypes = ({ effects }: ToolOutcome): string[] => effects.map(({ type }) => type);

describe("a live bank", () => {
  it("does what it is asked, tells what changed and ends in the state that it told", async () => {
    const bank = bankWith({});
    await call(bank, "agent", "unlock_discoverable_agent_tool", {
      agent_tool_name: "freeze_debit_card_3892",
    });
    const outcome = await call(bank, "agent", "freeze_debit_card_3892", { card_id: "ann-card" });
    expect(outcome.status).toBe("done");
    const write = outcome.effects.find((effect) => effect.type === "write" && effect.table === "debit_cards");
    expect(write).toMatchObject({
      key: "ann-card",
      before: { status: "ACTIVE" },
      after: { status: "FROZEN" },
    });
    expect(bank.finalRecord("debit_cards", "ann-card")).toMatchObject({
      status: "FROZEN",
      frozen_date: "11/14/2025",
    });
    expect(bank.finalRecord("debit_cards", "no-card")).toBeUndefined();
    expect(bankWith({}).finalRecord("debit_cards", "ann-card")).toMatchObject({ status: "ACTIVE" });
  });

  it("unlocks once, grants once, and shows what it has opened", async () => {
    const bank = bankWith({ callerTools: ["request_human_agent_transfer"] });
    const [agentBefore, callerBefore] = [names(bank, "agent"), names(bank, "caller")];
    expect(callerBefore).toEqual(["request_human_agent_transfer"]);
    expect(agentBefore).toHaveLength(16);
    const unlock = { agent_tool_name: "close_debit_card_4721" };
    expect(effectTypes(await call(bank, "agent", "unlock_discoverable_agent_tool", unlock))).toEqual([
      "unlock",
    ]);
    expect(effectTypes(await call(bank, "agent", "unlock_discoverable_agent_tool", unlock))).toEqual([]);
    const grant = { discoverable_tool_name: "deposit_check_3847" };
    expect(effectTypes(await call(bank, "agent", "give_discoverable_user_tool", grant))).toEqual([
      "write",
      "grant",
    ]);
    expect(effectTypes(await call(bank, "agent", "give_discoverable_user_tool", grant))).toEqual([]);
    expect(names(bank, "agent")).toEqual([...agentBefore, "close_debit_card_4721"]);
    expect(names(bank, "caller")).toEqual([...callerBefore, "deposit_check_3847"]);
  });

  it("lets the caller use only what he has or was given", async () => {
    const bank = bankWith({ callerTools: ["submit_referral", "get_referral_link"] });
    const check = { account_id: "ann-checking", check_amount: 12.5 };
    expect(names(bank, "caller")).toEqual(["submit_referral", "get_referral_link"]);
    expect((await call(bank, "caller", "deposit_check_3847", check)).status).toBe("refused");
    expect((await call(bank, "caller", "submit_transaction", {})).status).toBe("unknown-tool");
    expect((await call(bank, "caller", "freeze_debit_card_3892", { card_id: "ann-card" })).status).toBe(
      "unknown-tool",
    );
    const link = await call(bank, "caller", "get_referral_link", { user_id: "ann", card_name: "EcoCard" });
    expect(link.status).toBe("done");
    await call(bank, "agent", "give_discoverable_user_tool", {
      discoverable_tool_name: "deposit_check_3847",
    });
    expect((await call(bank, "caller", "deposit_check_3847", check)).status).toBe("done");
    expect(bank.finalRecord("accounts", "ann-checking")).toMatchObject({ current_holdings: "1012.50" });
  });

  it("keeps the shown tools as they are under the public rules, where a special tool runs without being unlocked", async () => {
    for (const rules of ["tau2", "fraudbench"] as const) {
      const bank = bankWith({ bank: BANK_OF[rules] });
      const before = names(bank, "agent");
      const frozen = await call(bank, "agent", "freeze_debit_card_3892", { card_id: "ann-card" });
      expect([frozen.status, effectTypes(frozen)]).toEqual(["done", ["write"]]);
      await call(bank, "agent", "unlock_discoverable_agent_tool", {
        agent_tool_name: "close_debit_card_4721",
      });
      expect(names(bank, "agent")).toEqual(before);
      expect(before).toHaveLength(rules === "tau2" ? 14 : 16);
    }
  });

  it.each<[RuleSet, string]>([
    ["tau2", "schema-error"],
    ["fraudbench", "done"],
    ["own", "done"],
  ])("under the rules of %s, arguments given as an object are %s", async (rules, status) => {
    const bank = bankWith({ bank: BANK_OF[rules] });
    await call(bank, "agent", "unlock_discoverable_agent_tool", {
      agent_tool_name: "freeze_debit_card_3892",
    });
    const outcome = await call(bank, "agent", "call_discoverable_agent_tool", {
      agent_tool_name: "freeze_debit_card_3892",
      arguments: { card_id: "ann-card" },
    });
    expect(outcome.status).toBe(status);
  });

  it("asks for a verification as the fork does, and stamps it with its own time", async () => {
    const bank = bankWith({ bank: fraudbenchBank });
    const read = (): Promise<ToolOutcome> =>
      call(bank, "agent", "get_credit_card_accounts_by_user", { user_id: "ann" });
    expect((await read()).status).toBe("refused");
    const person = { name: "A", address: "", email: "", phone_number: "", date_of_birth: "" };
    const log = { ...person, user_id: "ann", time_verified: "yesterday" };
    expect((await call(bank, "agent", "log_verification", log)).status).toBe("done");
    expect((await call(bank, "agent", "log_verification", log)).status).toBe("refused");
    expect((await read()).status).toBe("done");
    const count = await call(bank, "agent", "get_current_dispute_count", { user_id: "ann" });
    expect(count.text).toMatch(/ann.*: 0$/);
  });

  it("counts requests for a person", async () => {
    const bank = bankWith({ bank: fraudbenchBank });
    await call(bank, "caller", "request_human_agent_transfer");
    await call(bank, "caller", "request_human_agent_transfer", "");
    expect((await call(bank, "agent", "get_human_transfer_request_count")).text).toMatch(/: 2$/);
  });

  it("tells a wrong call from a refusal", async () => {
    const bank = bankWith({});
    const statuses = [
      await call(bank, "agent", "no_such_tool"),
      await call(bank, "agent", "change_user_email", { user_id: "ann" }),
      await call(bank, "agent", "change_user_email", { user_id: "ann", new_email: "a@example.com", more: 1 }),
      await call(bank, "agent", "change_user_email", { user_id: 5, new_email: "a@example.com" }),
      await call(bank, "agent", "change_user_email", "[".repeat(2000)),
      await call(bank, "agent", "change_user_email", "[]"),
      await call(bank, "agent", "change_user_email", { user_id: "nobody", new_email: "a@example.com" }),
    ].map(({ status, effects }) => [status, effects.length]);
    expect(statuses).toEqual([
      ["unknown-tool", 0],
      ["schema-error", 0],
      ["schema-error", 0],
      ["schema-error", 0],
      ["schema-error", 0],
      ["schema-error", 0],
      ["refused", 0],
    ]);
  });

  it("keeps the written form of numbers where the public bank does", async () => {
    const bank = bankWith({ bank: tau2Bank });
    await call(
      bank,
      "caller",
      "apply_for_credit_card",
      '{"card_type": "EcoCard", "customer_name": "Ann", "annual_income": 85000, "rho_bank_subscription": 1.0}',
    );
    const seed = "credit_card:EcoCard:Ann:85000.0:1.0";
    expect(bank.finalRecord("credit_card_applications", sha256(seed).slice(0, 16))).toMatchObject({
      annual_income: 85000,
    });
  });

  it("passes calls of knowledge tools on and shows them first", async () => {
    const spec = { name: "KB_search", description: "Searches." };
    const search: KnowledgeTool = {
      spec,
      call: (args) => ({
        status: "done",
        text: JSON.stringify(args),
        effects: [{ type: "retrieved", documents: ["d"] }],
      }),
    };
    const bank = bankWith({ knowledge: [search] });
    expect(names(bank, "agent")[0]).toBe("KB_search");
    expect(await call(bank, "agent", "KB_search", { query: "fees" })).toMatchObject({
      status: "done",
      text: '{"query":"fees"}',
    });
    expect((await call(bank, "caller", "KB_search", { query: "fees" })).status).toBe("unknown-tool");
  });

  it("shows descriptions that a pack brings with it, and shares specs between episodes", () => {
    const words = {
      get_current_time: { description: "Public words." },
      change_user_email: { description: "X", parameters: { user_id: "Y" } },
    };
    const [one, two] = [bankWith({ words }), bankWith({ words })];
    const spec = one.tools("agent").find(({ name }) => name === "get_current_time");
    expect(spec?.description).toBe("Public words.");
    expect(two.tools("agent")).toContain(spec);
    const email = one.tools("agent").find(({ name }) => name === "change_user_email");
    expect(email?.parameters).toMatchObject({
      properties: { user_id: { type: "string", description: "Y" } },
    });
    expect(bankWith({}).tools("agent")[1]?.description).not.toBe("Public words.");
  });

  it("takes place at any time", async () => {
    const bank = bankWith({ clock: "2026-02-28 23:59:59 CET" });
    expect((await call(bank, "agent", "get_current_time")).text).toContain("2026-02-28 23:59:59 CET");
    await call(bank, "agent", "unlock_discoverable_agent_tool", { agent_tool_name: "order_debit_card_5739" });
    const order = await call(bank, "agent", "order_debit_card_5739", {
      account_id: "ann-new",
      user_id: "ann",
      delivery_option: "STANDARD",
      delivery_fee: 0,
      card_design: "CLASSIC",
      design_fee: 0,
      shipping_address: "1 Elm Street",
    });
    expect(JSON.stringify(order.effects)).toContain('"expiration_date":"02/28/2030"');
    expect(() => bankWith({ clock: "yesterday" })).toThrow(RangeError);
    expect(() => bankWith({ clock: "2025-02-30 00:00:00 EST" })).toThrow(RangeError);
  });

  it("refuses a patch that fits no table, naming it", () => {
    expect(() => bankWith({ patch: { cheques: {} } })).toThrow(InputError);
  });
});

it("a call of a tool that has yet to be unlocked waits for that, by its own name as through the wrapper", async () => {
  const bank = bankWith({});
  const freeze = "freeze_debit_card_3892";
  const waits = (tool: string, args = {}): boolean | undefined =>
    bank.awaitsUnlock?.("agent", { tool, arguments: args, rawArguments: JSON.stringify(args) });
  const wrapped = { agent_tool_name: freeze, arguments: "{}" };
  expect([waits(freeze), waits("call_discoverable_agent_tool", wrapped)]).toEqual([true, true]);
  expect([waits("log_verification"), waits("no_such_tool"), waits("call_discoverable_agent_tool")]).toEqual([
    false,
    false,
    false,
  ]);
  await call(bank, "agent", "unlock_discoverable_agent_tool", { agent_tool_name: freeze });
  expect([waits(freeze), waits("call_discoverable_agent_tool", wrapped)]).toEqual([false, false]);
});
