import { describe, expect, test } from "vitest";
import { tau2Bank, readBankDatabase } from "../../bank/live/index.ts";
import type { BankedCall } from "../tau2/grading/index.ts";
import { taskBank } from "./task-bank.ts";

const USER = {
  name: "Ana Reyes",
  user_id: "u1",
  address: "12 Low St",
  email: "ana@example.com",
  phone_number: "410-555-0126",
  date_of_birth: "03/09/1958",
};
const base = readBankDatabase(JSON.stringify({ users: { data: { u1: USER }, notes: "" } }), tau2Bank);
const mail = (email: string): BankedCall => ({
  by: "agent",
  tool: "change_user_email",
  arguments: { user_id: "u1", new_email: email },
});

describe("a task's bank for grading", () => {
  const bank = taskBank(base, []);

  test("starts afresh each time, and the same calls come to the same", () => {
    const first = bank.make([mail("new@example.com")]);
    expect(bank.make([mail("new@example.com")])).toEqual(first);
    expect(bank.make([]).hash).not.toBe(first.hash);
    expect([...first.written.keys()]).toEqual(["users/u1"]);
    expect(first.written.get("users/u1")).toContain("new@example.com");
    expect(first.answers).toHaveLength(1);
  });

  test("forgets what was changed and changed back", () => {
    const there = bank.make([mail("new@example.com"), mail("ana@example.com")]);
    expect([...there.written]).toEqual([]);
    expect(there.hash).toBe(bank.make([]).hash);
  });

  test("makes again what changes records or hands out tools, and no look-up", () => {
    const again = (tool: string) => bank.isMadeAgain("agent", tool);
    expect([again("change_user_email"), again("unlock_discoverable_agent_tool")]).toEqual([true, true]);
    expect(again("freeze_debit_card_3892")).toBe(true);
    expect([again("get_current_time"), again("transfer_to_human_agents"), again("no_such_tool")]).toEqual([
      false,
      false,
      false,
    ]);
    expect(bank.isMadeAgain("caller", "change_user_email")).toBe(false);
  });

  test("logs a look-up only where the reference solution makes it", () => {
    const look: BankedCall[] = [
      {
        by: "agent",
        tool: "unlock_discoverable_agent_tool",
        arguments: { agent_tool_name: "get_user_dispute_history_7291" },
      },
      {
        by: "agent",
        tool: "call_discoverable_agent_tool",
        arguments: { agent_tool_name: "get_user_dispute_history_7291", arguments: '{"user_id": "u1"}' },
      },
    ];
    expect(bank.make(look).hash).toBe(bank.make([]).hash);
    const logged = taskBank(base, ["get_user_dispute_history_7291"]).make(look);
    expect([...logged.written.keys()]).toEqual([expect.stringMatching(/^agent_discoverable_tools\//)]);
  });
});
