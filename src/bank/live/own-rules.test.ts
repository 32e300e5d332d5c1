import { sha256 } from "../../files/sha256.ts";
import { describe, expect, it } from "vitest";
import type { ExactObject } from "../../contract/json.ts";
import type { BankChanges } from "./base-snapshot.ts";
import { EpisodeDatabase } from "./episode-database.ts";
import { BANK_OF, type RuleSet } from "../../../test/fixtures/bank-table.ts";
import { runBankCalls, type CallResult, type ScriptedCall } from "./run-bank-calls.ts";
import { smallBank } from "./small-bank.fixture.ts";

const base = smallBank();

/** A call by the agent, of a special tool through its wrapper. */
const special = (tool: string, args: ExactObject): ScriptedCall => ({
  by: "agent",
  tool: "call_discoverable_agent_tool",
  arguments: { agent_tool_name: tool, arguments: JSON.stringify(args) },
});
const plain = (tool: string, args: ExactObject, by: "agent" | "caller" = "agent"): ScriptedCall => ({
  by,
  tool,
  arguments: args,
});
const unlock = (tool: string): ScriptedCall =>
  plain("unlock_discoverable_agent_tool", { agent_tool_name: tool });
const verify = (user: string): ScriptedCall =>
  plain("log_verification", {
    name: "A",
    user_id: user,
    address: "",
    email: "",
    phone_number: "",
    date_of_birth: "",
    time_verified: "2020-01-01 00:00:00 EST",
  });

type Played = { results: readonly CallResult[]; last: CallResult; field: (path: string) => unknown };

/** Makes calls after unlocking every special tool among them, and reads fields of the end as `table/key/field`. */
function play(rules: RuleSet, calls: readonly ScriptedCall[], patch: BankChanges = {}): Played {
  const names = new Set(
    calls.flatMap(({ arguments: { agent_tool_name: name } }) => (typeof name === "string" ? [name] : [])),
  );
  const all = [...[...names].map(unlock), ...calls];
  const { results } = runBankCalls({ base, patch, bank: BANK_OF[rules], calls: all, sha256 });
  const db = new EpisodeDatabase(base.with(patch));
  for (const { writes } of results) {
    for (const { table, key, after } of writes) db.put(table, key, after as ExactObject);
  }
  const last = results.at(-1);
  if (last === undefined) throw new Error("nothing was called");
  return {
    results: results.slice(names.size),
    last,
    field: (path) => {
      const [table = "", key = "", name = ""] = path.split("/");
      return db.get(table, key)?.[name];
    },
  };
}

/** What came of the last call: under the public rules, and under our own. */
function outcomes(calls: readonly ScriptedCall[], patch: BankChanges = {}): [string, string] {
  const own = play("own", calls, patch).last;
  return [play("tau2", calls, patch).last.outcome, own.code ?? own.outcome];
}

describe("where our own rules differ from the public bank's, a call that", () => {
  it.each<[string, ScriptedCall[], string, BankChanges?]>([
    [
      "moves money to somebody else",
      [
        special("transfer_funds_between_bank_accounts_7291", {
          source_account_id: "ann-checking",
          destination_account_id: "ben-checking",
          amount: 10,
        }),
      ],
      "not-a-payee",
    ],
    [
      "moves a fraction of a cent",
      [
        special("transfer_funds_between_bank_accounts_7291", {
          source_account_id: "ann-checking",
          destination_account_id: "ann-savings",
          amount: 0.125,
        }),
      ],
      "fraction-of-a-cent",
    ],
    [
      "gives an amount as text",
      [
        special("transfer_funds_between_bank_accounts_7291", {
          source_account_id: "ann-checking",
          destination_account_id: "ann-savings",
          amount: "10",
        }),
      ],
      "schema-error",
    ],
    [
      "closes a young savings account of class saving without its fee",
      [special("close_bank_account_7392", { account_id: "ann-new-savings" })],
      "fee-not-covered",
      { accounts: { "ann-new-savings": { current_holdings: "0.00" } } },
    ],
    [
      "raises a limit a second time on one day",
      [500, 700].map((limit) =>
        special("request_temporary_debit_card_limit_increase_8374", {
          card_id: "ann-card",
          limit_type: "atm",
          new_limit: limit + 10,
        }),
      ),
      "already-raised",
    ],
    [
      "raises a limit for an account whose age cannot be told",
      [
        special("request_temporary_debit_card_limit_increase_8374", {
          card_id: "ann-card",
          limit_type: "atm",
          new_limit: 600,
        }),
      ],
      "account-too-young",
      { accounts: { "ann-checking": { date_opened: "long ago" } } },
    ],
    [
      "changes a PIN without knowing the present one",
      [special("change_debit_card_pin_6285", { card_id: "ann-pin", current_pin: "1111", new_pin: "5936" })],
      "wrong-pin",
    ],
    [
      "activates a card with the wrong security code",
      [
        special("activate_debit_card_8291", {
          card_id: "ann-pending",
          last_4_digits: "4821",
          expiration_date: "02/28/2028",
          cvv: "999",
          pin: "5936",
        }),
      ],
      "digits-differ",
    ],
    [
      "replaces somebody else's credit card",
      [
        special("order_replacement_credit_card_7291", {
          credit_card_account_id: "ben-gold",
          user_id: "ann",
          shipping_address: "1 Elm Street",
          reason: "lost",
        }),
      ],
      "not-owner",
    ],
    [
      "closes a credit card on which something is owed",
      [special("close_credit_card_account_7834", { credit_card_account_id: "ann-gold", user_id: "ann" })],
      "balance-owed",
    ],
    [
      "closes somebody else's credit card",
      [special("close_credit_card_account_7834", { credit_card_account_id: "ben-gold", user_id: "ann" })],
      "not-owner",
    ],
    [
      "logs a second reason for closing",
      ["annual_fee", "other"].map((reason) =>
        special("log_credit_card_closure_reason_4521", {
          credit_card_account_id: "ann-gold",
          user_id: "ann",
          closure_reason: reason,
        }),
      ),
      "duplicate",
    ],
    [
      "credits somebody else's card",
      [
        special("apply_statement_credit_8472", {
          user_id: "ann",
          credit_card_account_id: "ben-gold",
          amount: 5,
          reason: "other",
        }),
      ],
      "not-owner",
    ],
    [
      "marks somebody else's card",
      [
        special("apply_credit_card_account_flag_6147", {
          credit_card_account_id: "ben-gold",
          user_id: "ann",
          flag_type: "other",
          expiration_date: "11/14/2026",
          reason: "other",
        }),
      ],
      "not-owner",
    ],
    [
      "pays a card that is closed",
      [
        special("pay_credit_card_from_checking_9182", {
          user_id: "ann",
          checking_account_id: "ann-checking",
          credit_card_account_id: "ann-gold",
          amount: 5,
        }),
      ],
      "account-closed",
      { credit_card_accounts: { "ann-gold": { status: "CLOSED" } } },
    ],
    [
      "raises the limit of a card that is being replaced",
      [
        special("approve_credit_limit_increase_5847", {
          credit_card_account_id: "ben-gold",
          user_id: "ben",
          new_credit_limit: 6000,
        }),
      ],
      "not-eligible",
    ],
    [
      "approves a lower limit",
      [
        special("approve_credit_limit_increase_5847", {
          credit_card_account_id: "ann-gold",
          user_id: "ann",
          new_credit_limit: 100,
        }),
      ],
      "no-increase",
    ],
    [
      "opens an account for nobody",
      [
        special("open_bank_account_4821", {
          user_id: "nobody",
          account_type: "checking",
          account_class: "Blue Account",
        }),
      ],
      "unknown-customer",
    ],
    [
      "pays the same credit twice on one day",
      [1, 2].map(() =>
        special("apply_checking_account_credit_5829", {
          account_id: "ann-checking",
          amount: 5,
          credit_type: "fee_refund",
        }),
      ),
      "duplicate",
    ],
    [
      "orders a debit card with a negative fee",
      [
        special("order_debit_card_5739", {
          account_id: "ann-new",
          user_id: "ann",
          delivery_option: "STANDARD",
          delivery_fee: -5,
          card_design: "CLASSIC",
          design_fee: 0,
          shipping_address: "1 Elm Street",
        }),
      ],
      "negative-fee",
    ],
    [
      "disputes a transaction that does not exist",
      [
        special("file_credit_card_transaction_dispute_4829", {
          transaction_id: "t-none",
          card_action: "keep_active",
          card_last_4_digits: "7777",
          full_name: "Ann Archer",
          user_id: "ann",
          phone: "",
          email: "",
          address: "",
          contacted_merchant: true,
          purchase_date: "11/01/2025",
          issue_noticed_date: "11/10/2025",
          dispute_reason: "duplicate_charge",
          resolution_requested: "full_refund",
          eligible_for_provisional_credit: false,
        }),
      ],
      "unknown-transaction",
    ],
    [
      "corrects rewards to what is no amount of points",
      [special("update_transaction_rewards_3847", { transaction_id: "t-ann", new_rewards_earned: "lots" })],
      "no-points",
    ],
    [
      "sets an email address that is none",
      [plain("change_user_email", { user_id: "ann", new_email: "nowhere" })],
      "no-email-address",
    ],
    ["logs a verification of nobody", [verify("nobody")], "unknown-customer"],
    [
      "reads accounts of a customer who has not been verified",
      [special("get_all_user_accounts_by_user_id_3847", { user_id: "ann" })],
      "not-verified",
    ],
    [
      "reads the history of a card whose holder has not been verified",
      [special("get_payment_history_6183", { credit_card_account_id: "ann-gold", months: 3 })],
      "not-verified",
    ],
    [
      "reads card transactions unverified",
      [plain("get_credit_card_transactions_by_user", { user_id: "ann" })],
      "not-verified",
    ],
    [
      "calls a special tool by its name without unlocking it",
      [plain("freeze_debit_card_3892", { card_id: "ann-card" })],
      "not-unlocked",
    ],
    [
      "buys for less than nothing",
      [
        plain(
          "submit_transaction",
          {
            user_id: "ann",
            credit_card_type: "EcoCard",
            merchant_name: "Shop",
            amount: -5,
            category: "Green",
          },
          "caller",
        ),
      ],
      "amount-not-positive",
    ],
  ])("%s is refused", (_, calls, code, patch) => {
    expect(outcomes(calls, patch)).toEqual(["ok", code]);
  });

  it("disputes somebody else's debit card transaction is refused", () => {
    const dispute = {
      transaction_id: "b-1",
      account_id: "ann-checking",
      card_id: "ann-card",
      user_id: "ben",
      dispute_category: "duplicate_charge",
      transaction_date: "11/01/2025",
      discovery_date: "11/10/2025",
      disputed_amount: 20.5,
      transaction_type: "pin_purchase",
      card_in_possession: true,
      pin_compromised: "no",
      contacted_merchant: false,
      police_report_filed: false,
      written_statement_provided: true,
      provisional_credit_eligible: true,
      customer_max_liability_amount: 0,
      card_action: "keep_active",
    };
    const file = (more: ExactObject): ScriptedCall[] => [
      special("file_debit_card_transaction_dispute_6281", { ...dispute, ...more }),
    ];
    expect(outcomes(file({}))).toEqual(["ok", "not-owner"]);
    expect(outcomes(file({ user_id: "ann", transaction_id: "b-9" }))).toEqual(["ok", "unknown-transaction"]);
    expect(outcomes(file({ user_id: "ann" }))).toEqual(["ok", "ok"]);
  });

  it("disputes somebody else's cash back is refused, and so is disputing it twice", () => {
    const give = plain("give_discoverable_user_tool", {
      discoverable_tool_name: "submit_cash_back_dispute_0589",
    });
    const submit = (user: string): ScriptedCall =>
      plain("submit_cash_back_dispute_0589", { user_id: user, transaction_id: "t-ann" }, "caller");
    expect(outcomes([give, submit("ben")])).toEqual(["ok", "not-your-transaction"]);
    expect(outcomes([give, submit("ann"), submit("ann")])).toEqual(["ok", "duplicate"]);
  });

  it("carries a quotation mark finds nothing instead of changing the query", () => {
    const injected = plain("get_user_information_by_id", { user_id: 'x", "user_id": "ann' });
    expect(play("tau2", [injected]).last.message).toContain("Ann Archer");
    expect(play("own", [injected]).last.message).toContain("none");
  });
});

describe("under our own rules", () => {
  it("money goes to a saved payee, and all balances are written alike", () => {
    const calls = [
      special("transfer_funds_between_bank_accounts_7291", {
        source_account_id: "ann-checking",
        destination_account_id: "ben-checking",
        amount: 10,
      }),
    ];
    const { last, field } = play("own", calls, {
      accounts: { "ann-checking": { saved_payees: { p_1: { name: "Ben", account_id: "ben-checking" } } } },
    });
    expect(last.outcome).toBe("ok");
    expect([
      field("accounts/ann-checking/current_holdings"),
      field("accounts/ben-checking/current_holdings"),
    ]).toEqual(["990.00", "50.00"]);
  });

  it("a balance with a dollar sign covers the fees of a debit card", () => {
    const order = special("order_debit_card_5739", {
      account_id: "ann-new",
      user_id: "ann",
      delivery_option: "rush",
      delivery_fee: 10.1,
      card_design: "classic",
      design_fee: 5.2,
      shipping_address: "1 Elm Street",
    });
    const patch = { accounts: { "ann-new": { current_holdings: "$40.00" } } };
    expect(outcomes([order], patch)).toEqual(["refused", "ok"]);
    const { field, last } = play("own", [order], patch);
    expect(field("accounts/ann-new/current_holdings")).toBe("24.70");
    const placed = last.writes.find(({ table }) => table === "debit_card_orders");
    expect(placed?.afterCanonical).toContain('"total_fee": 15.3,');
  });

  it("closing an account early takes the fee from it", () => {
    const close = [special("close_bank_account_7392", { account_id: "ann-new" })];
    expect(play("tau2", close).field("accounts/ann-new/current_holdings")).toBe("25.00");
    expect(play("own", close).field("accounts/ann-new/current_holdings")).toBe("0.00");
    expect(
      play("own", [special("close_bank_account_7392", { account_id: "ann-new-savings" })]).last.outcome,
    ).toBe("ok");
  });

  it("a statement credit lowers what is owed", () => {
    const credit = [
      special("apply_statement_credit_8472", {
        user_id: "ann",
        credit_card_account_id: "ann-gold",
        amount: 25.5,
        reason: "other",
      }),
    ];
    expect(play("tau2", credit).field("credit_card_accounts/ann-gold/current_balance")).toBe("$175.00");
    expect(play("own", credit).field("credit_card_accounts/ann-gold/current_balance")).toBe("149.50");
  });

  it("a decision is written into the request, which the public bank leaves pending", () => {
    const calls = [
      special("submit_credit_limit_increase_request_7392", {
        credit_card_account_id: "ann-gold",
        user_id: "ann",
        requested_increase_amount: 1000,
      }),
      special("approve_credit_limit_increase_5847", {
        credit_card_account_id: "ann-gold",
        user_id: "ann",
        new_credit_limit: 6000,
      }),
    ];
    const statuses = (rules: RuleSet): unknown[] =>
      play(rules, calls).results.flatMap(({ writes }) =>
        writes
          .filter(({ table }) => table === "credit_limit_increase_requests")
          .map(({ after }) => (after as ExactObject)["status"]),
      );
    expect(statuses("tau2")).toEqual(["PENDING"]);
    expect(statuses("own")).toEqual(["PENDING", "APPROVED"]);
  });

  it("an opened account can be used by the other tools", () => {
    const open = special("open_bank_account_4821", {
      user_id: "ann",
      account_type: "checking",
      account_class: "Green Account",
    });
    const id = play("own", [open]).last.writes.find(({ table }) => table === "accounts")?.key ?? "";
    const credit = special("apply_checking_account_credit_5829", {
      account_id: id,
      amount: 5,
      credit_type: "fee_refund",
    });
    expect([play("tau2", [open, credit]).last.outcome, play("own", [open, credit]).last.outcome]).toEqual([
      "refused",
      "ok",
    ]);
  });

  it("a report of wrong interest is kept", () => {
    const calls = [
      special("submit_interest_discrepancy_report_7294", {
        account_id: "ann-savings",
        user_id: "ann",
        expected_apy: 2.775,
        actual_apy: 2.5,
        amount_difference: 3.2,
      }),
    ];
    const tables = (rules: RuleSet): string[] => play(rules, calls).last.writes.map(({ table }) => table);
    expect(tables("tau2")).toEqual(["agent_discoverable_tools"]);
    expect(tables("own")).toContain("interest_discrepancy_reports");
  });

  it("lists are sorted by date, and only what is on order is listed as such", () => {
    const history = [
      verify("ann"),
      special("get_payment_history_6183", { credit_card_account_id: "ann-gold", months: 1 }),
    ];
    expect(play("tau2", history).last.message).toContain("12/15/2024");
    expect(play("own", history).last.message).toContain("11/10/2025");
    const orders = [
      verify("ben"),
      special("get_pending_replacement_orders_5765", { credit_card_account_id: "ben-gold" }),
    ];
    expect(play("tau2", orders).last.message).toContain("DELIVERED");
    expect(play("own", orders).last.message).not.toContain("DELIVERED");
  });

  it("the digits of a card are those of its record", () => {
    const calls = [
      plain("give_discoverable_user_tool", { discoverable_tool_name: "get_card_last_4_digits" }),
      plain("get_card_last_4_digits", { credit_card_account_id: "ann-gold" }, "caller"),
    ];
    expect(play("tau2", calls).last.message).not.toContain("7777");
    expect(play("own", calls).last.message).toContain("7777");
  });

  it("images of a deposit are those of its transaction", () => {
    const calls = [verify("ann"), special("get_atm_deposit_images_8473", { transaction_id: "b-3" })];
    expect(play("tau2", calls).last.outcome).toBe("refused");
    expect(play("own", calls).last.message).toContain("two notes of $100");
  });

  it("a verification counts on the day on which it was logged, by the bank's own clock", () => {
    const read = special("get_all_user_accounts_by_user_id_3847", { user_id: "ann" });
    const old = { verification_history: { v: { user_id: "ann", time_verified: "2025-11-10 09:00:00 EST" } } };
    expect(play("own", [read], old).last.code).toBe("not-verified");
    const { results, field } = play("own", [verify("ann"), read, verify("ann")]);
    expect(results.map(({ outcome }) => outcome)).toEqual(["ok", "ok", "refused"]);
    expect(field("verification_history/ann_20251114_034000_EST/time_verified")).toBe(
      "2025-11-14 03:40:00 EST",
    );
  });

  it("whoever acts for a business is verified for it", () => {
    const read = special("get_all_user_accounts_by_user_id_3847", { user_id: "firm" });
    const firm = { users: { firm: { user_id: "firm" }, ann: { acts_for: { firm: { role: "Owner" } } } } };
    expect(play("own", [verify("ben"), read], firm).last.code).toBe("not-verified");
    expect(play("own", [verify("ann"), read], firm).last.outcome).toBe("ok");
  });

  it("what is refused changes nothing, not even the log", () => {
    const calls = [special("freeze_debit_card_3892", { card_id: "nobody's" })];
    expect(play("tau2", calls).last.writes.map(({ table }) => table)).toEqual(["agent_discoverable_tools"]);
    expect(play("own", calls).last.writes).toEqual([]);
  });

  it("what fails half-way changes nothing", () => {
    const credit = special("apply_statement_credit_8472", {
      user_id: "ann",
      credit_card_account_id: "ann-gold",
      amount: 5,
      reason: "other",
    });
    const unreadable = { credit_card_accounts: { "ann-gold": { current_balance: "N/A" } } };
    const { last } = play("own", [credit], unreadable);
    expect([last.outcome, last.writes]).toEqual(["error", []]);
  });
});
