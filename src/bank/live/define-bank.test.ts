import { sha256 } from "../../files/sha256.ts";
import { describe, expect, it } from "vitest";
import { amount, bankTool, done, refused, text } from "./bank-tool.ts";
import { fraudbenchBank, ownBank, tau2Bank } from "./banks/index.ts";
import { DESK_TABLES, DESK_TOOLS } from "./banks/desk.ts";
import { readBankDatabase } from "./base-snapshot.ts";
import { defineBank, type BankDefinition } from "./define-bank.ts";
import { sameValue } from "./lenient-values.ts";
import { createLiveBank } from "./live-bank.ts";

/** A lender of another country: paise, pledges, and a tool that no bank of ours has. */
const redeemPledge = bankTool({
  name: "redeem_pledge",
  side: "agent",
  reach: "discoverable",
  kind: "write",
  description: "Gives a pledge back against its loan.",
  parameters: { pledge_id: text("The pledge."), paise: amount("What is paid, in paise.") },
  run({ pledge_id, paise }, { db }) {
    const pledge = typeof pledge_id === "string" ? db.get("pledges", pledge_id) : undefined;
    if (pledge === undefined || typeof pledge_id !== "string")
      return refused("unknown-pledge", "There is no such pledge.");
    if (!sameValue(pledge["owed_paise"] ?? null, paise))
      return refused("wrong-sum", "That is not what is owed.");
    db.update("pledges", pledge_id, { status: "REDEEMED" });
    return done("It is given back.");
  },
});
const lender: BankDefinition = {
  id: "lender",
  title: "a lender against pledges",
  tables: { ...DESK_TABLES, pledges: { key: "pledge_id", holds: "held" } },
  references: { user_id: "users" },
  tools: [...DESK_TOOLS, redeemPledge],
  clock: "2026-10-05 11:00:00 IST",
  rules: ownBank.rules,
};
const DATABASE = {
  users: { data: { u1: { user_id: "u1", name: "Asha Rao" } } },
  pledges: { data: { p1: { pledge_id: "p1", user_id: "u1", owed_paise: 125000, status: "HELD" } } },
};

describe("a bank that is defined", () => {
  const bank = defineBank(lender);
  const open = () => createLiveBank({ bank, base: readBankDatabase(JSON.stringify(DATABASE), bank), sha256 });
  const call = (live: ReturnType<typeof open>, tool: string, args: Record<string, string | number>) =>
    live.call("agent", { tool, arguments: args, rawArguments: JSON.stringify(args) });

  it("has its own tools, tables and time, and works as ours does", async () => {
    const live = open();
    expect((await call(live, "get_current_time", {})).text).toContain("2026-10-05 11:00:00 IST");
    expect(await call(live, "redeem_pledge", { pledge_id: "p1", paise: 125000 })).toMatchObject({
      status: "refused",
    });
    await call(live, "unlock_discoverable_agent_tool", { agent_tool_name: "redeem_pledge" });
    expect(await call(live, "redeem_pledge", { pledge_id: "p1", paise: 1 })).toMatchObject({
      status: "refused",
    });
    expect(live.finalRecord("pledges", "p1")).toMatchObject({ status: "HELD" });
    expect(await call(live, "redeem_pledge", { pledge_id: "p1", paise: 125000 })).toMatchObject({
      status: "done",
      effects: [{ type: "write", table: "pledges", key: "p1" }, { table: "agent_discoverable_tools" }],
    });
    expect((await call(live, "freeze_debit_card_3892", {})).status).toBe("unknown-tool");
  });

  it("refuses records of tables that it does not have, and a tool that asks for one is a bug", () => {
    expect(() => readBankDatabase('{"debit_cards": {"data": {}}}', bank)).toThrow("no such table");
    expect(() => open().finalRecord("debit_cards", "d1")).toThrow(RangeError);
  });

  it("cannot have two tools of one name, references that lead nowhere, or a clock that is no time", () => {
    expect(() => defineBank({ ...lender, tools: [...lender.tools, redeemPledge] })).toThrow("redeem_pledge");
    expect(() => defineBank({ ...lender, references: { card_id: "debit_cards" } })).toThrow("debit_cards");
    expect(() => defineBank({ ...lender, clock: "noon" })).toThrow(RangeError);
  });
});

it("what is added to ours is in neither replica", () => {
  const grown = defineBank({
    ...ownBank,
    id: "grown",
    tools: [...ownBank.tools, redeemPledge],
    tables: { ...ownBank.tables, pledges: {} },
  });
  expect(grown.discoverable("agent").has("redeem_pledge")).toBe(true);
  for (const bank of [tau2Bank, fraudbenchBank, ownBank]) {
    expect(bank.discoverable("agent").has("redeem_pledge")).toBe(false);
    expect(bank.hasTable("pledges")).toBe(false);
  }
});
