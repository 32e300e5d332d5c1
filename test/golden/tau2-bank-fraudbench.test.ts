import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ExactObject } from "../../src/contract/json.ts";
import { EpisodeDatabase } from "../../src/bank/live/episode-database.ts";
import {
  fraudbenchBank,
  tau2Bank,
  readBankDatabase,
  runBankCalls,
  type CallResult,
} from "../../src/bank/live/index.ts";
import { referenceDir } from "../reference.ts";
import { sha256 } from "../../src/files/sha256.ts";

const folder = referenceDir();

describe.skipIf(folder === undefined)("the bank of the FraudBench fork", () => {
  const base = readBankDatabase(
    folder === undefined ? "{}" : readFileSync(join(folder, "fraudbench/db.json"), "utf8"),
    tau2Bank,
  );
  const db = new EpisodeDatabase(base);
  const call = (...calls: [tool: string, args: ExactObject][]): readonly CallResult[] =>
    runBankCalls({
      base,
      bank: fraudbenchBank,
      sha256,
      calls: calls.map(([tool, args]) => ({ by: "agent", tool, arguments: args })),
    }).results;
  /** Keys of records of which this holds. */
  const keysWhere = (table: string, holds: (record: ExactObject) => boolean): string[] =>
    [...db.rows(table)].filter(([, record]) => holds(record)).map(([key]) => key);

  it("is read whole", () => {
    const sizes = Object.fromEntries(tau2Bank.tableNames.map((table) => [table, db.size(table)]));
    expect(sizes).toMatchObject({
      users: 197,
      accounts: 233,
      debit_cards: 41,
      bank_account_transaction_history: 315,
      credit_card_transaction_history: 340,
      credit_card_accounts: 40,
      cash_back_disputes: 2,
      debit_card_disputes: 2,
    });
  });

  it("moves money to anybody, to accounts outside the bank, too", () => {
    const [payer = ""] = keysWhere(
      "accounts",
      (account) => account["status"] === "OPEN" && Number(account["current_holdings"]) > 1000,
    );
    const outside = keysWhere("accounts", (account) => account["user_id"] === "external");
    expect(outside.length).toBeGreaterThan(0);
    for (const to of outside.slice(0, 5)) {
      const args = { source_account_id: payer, destination_account_id: to, amount: 1.5 };
      const [result] = call(["transfer_funds_between_bank_accounts_7291", args]);
      expect(result?.outcome).toBe("ok");
      expect(result?.writes.map(({ table }) => table)).toEqual(["accounts", "accounts"]);
    }
  });

  it("opens as many accounts as are asked for", () => {
    const [user = ""] = keysWhere("users", () => true);
    const tiers = ["One", "Two", "Three", "Four", "Five", "Six"];
    const results = call(
      ...tiers.map((account_class): [string, ExactObject] => [
        "open_bank_account_4821",
        { user_id: user, account_type: "checking", account_class },
      ]),
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(tiers.map(() => "ok"));
    expect(results[0]?.writes[0]?.key).toBe(sha256(`account:${user}:checking:One`).slice(0, 16));
  });

  it("raises a limit by half of the card's own one and does not look at earlier increases", () => {
    const cards = keysWhere(
      "debit_cards",
      (card) => card["status"] === "ACTIVE" && card["daily_atm_limit"] !== undefined,
    );
    expect(cards.length).toBeGreaterThan(0);
    for (const card_id of cards) {
      const limit = Number(db.get("debit_cards", card_id)?.["daily_atm_limit"]);
      const raise = (new_limit: number): [string, ExactObject] => [
        "request_temporary_debit_card_limit_increase_8374",
        { card_id, limit_type: "atm", new_limit },
      ];
      const most = Math.trunc(limit * 1.5);
      const outcomes = call(raise(most + 1), raise(most), raise(most + 1)).map(({ outcome }) => outcome);
      expect([card_id, outcomes]).toEqual([card_id, ["refused", "ok", "ok"]]);
    }
  });

  it("shows cards and accounts to who is not verified, but no card transactions", () => {
    const [card] = keysWhere("debit_cards", () => true);
    const account = db.get("debit_cards", card ?? "");
    const user = account?.["user_id"] ?? null;
    const outcomes = call(
      ["get_debit_cards_by_account_id_7823", { account_id: account?.["account_id"] ?? null }],
      ["get_all_user_accounts_by_user_id_3847", { user_id: user }],
      ["get_credit_card_transactions_by_user", { user_id: user }],
    ).map(({ code, outcome }) => code ?? outcome);
    const logged = keysWhere("verification_history", (record) => record["user_id"] === user).length > 0;
    expect(outcomes).toEqual(["ok", "ok", logged ? "ok" : "not-verified"]);
  });

  it("does not log a discoverable tool that is called by its own name", () => {
    const [card = ""] = keysWhere("debit_cards", (record) => record["status"] === "ACTIVE");
    const [result] = call(["freeze_debit_card_3892", { card_id: card }]);
    expect(result?.writes.map(({ table }) => table)).toEqual(["debit_cards"]);
  });
});
