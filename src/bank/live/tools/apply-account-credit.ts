import type { ExactJson } from "../../../contract/json.ts";
import { changeBalance, isUsable, positiveAmount } from "../account-balance.ts";
import { dollars } from "../amounts.ts";
import { fieldIn } from "../bank-record.ts";
import { amount, bankTool, done, refused, text, type ToolBank, type ToolReply } from "../bank-tool.ts";
import { asKey, asText, float, isOneOf, textOf } from "../lenient-values.ts";
import { unlessGiven } from "../unless-given.ts";
import { choice, report } from "../wording.ts";

const CHECKING_CREDITS = ["rebate_credit", "fee_refund"] as const;
const SAVINGS_CREDITS = ["interest_correction", "fee_refund", "goodwill_credit"] as const;

const shared = { side: "agent", reach: "discoverable", kind: "write" } as const;

/** Credits a checking account. */
export const applyCheckingAccountCredit = bankTool({
  ...shared,
  name: "apply_checking_account_credit_5829",
  description: "Credits an amount to a customer's checking account.",
  parameters: {
    account_id: text("The checking account."),
    amount: amount("The amount in dollars, more than 0."),
    credit_type: text("rebate_credit for a rebate that is missing, fee_refund for a fee wrongly charged."),
  },
  run: (args, bank) =>
    credit(args, bank, {
      seed: "checking_credit",
      types: CHECKING_CREDITS,
      classes: ["checking"],
      publicForm: "dollars",
    }),
});

/** Credits a savings account. */
export const applySavingsAccountCredit = bankTool({
  ...shared,
  name: "apply_savings_account_credit_6831",
  description: "Credits an amount to a customer's savings account.",
  parameters: {
    account_id: text("The savings account."),
    amount: amount("The amount in dollars, more than 0."),
    credit_type: text(`Why it is credited: ${choice(SAVINGS_CREDITS)}.`),
  },
  run: (args, bank) =>
    credit(args, bank, {
      seed: "savings_credit",
      types: SAVINGS_CREDITS,
      classes: ["saving", "savings"],
      publicForm: "plain",
    }),
});

type Given = { account_id: ExactJson; amount: ExactJson; credit_type: ExactJson };
type Kind = {
  seed: string;
  types: readonly string[];
  classes: readonly string[];
  publicForm: "dollars" | "plain";
};

/** The same credit on the same day has the same id: the public bank pays it again and overwrites its transaction. */
function credit({ account_id, amount, credit_type }: Given, bank: ToolBank, kind: Kind): ToolReply {
  const missing = unlessGiven({ account_id, credit_type });
  if (missing !== undefined) return missing;
  if (amount === null) return refused("missing-value", "A value is needed for amount.");
  const paid = positiveAmount(amount, bank);
  if (!paid.ok) return paid.refusal;
  if (!isOneOf(credit_type, kind.types))
    return refused("unknown-value", `credit_type must be ${choice(kind.types)}.`);
  const key = asKey(account_id) ?? "";
  const record = bank.db.get("accounts", key);
  if (record === undefined) return refused("unknown-account", `There is no account ${textOf(account_id)}.`);
  if (!isOneOf(asText(fieldIn(record, "class") ?? "").toLowerCase(), kind.classes)) {
    return refused("wrong-kind-of-account", `Account ${key} is no ${kind.classes.at(-1)} account.`);
  }
  if (!isUsable(record)) return refused("account-not-open", `Account ${key} is not open.`);
  const { today } = bank.clock;
  const seed = [kind.seed, key, credit_type, textOf(float(paid.amount)), today];
  const transaction_id = `txn_${bank.ids.hex(16, ...seed)}`;
  const known = bank.db.get("bank_account_transaction_history", transaction_id);
  if (known !== undefined && bank.rules.mended)
    return refused("duplicate", "This credit has been applied today.");
  const balance = changeBalance({ key, record }, paid.amount, kind.publicForm, bank);
  bank.db.put("bank_account_transaction_history", transaction_id, {
    transaction_id,
    account_id: key,
    date: today,
    description: `${credit_type.replaceAll("_", " ").toUpperCase()} - CUSTOMER SERVICE`,
    amount: float(paid.amount),
    type: credit_type,
    status: "posted",
  });
  return done(
    report("The credit has been applied.", {
      transaction: transaction_id,
      account: key,
      amount: dollars(paid.amount),
      balance: dollars(balance),
    }),
  );
}
