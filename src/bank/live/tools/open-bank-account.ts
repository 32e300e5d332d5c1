import type { ExactJson } from "../../../contract/json.ts";
import { balanceOf, isUsable } from "../account-balance.ts";
import { fieldIn, type BankRecord } from "../bank-record.ts";
import { bankTool, done, refused, text, type ToolBank } from "../bank-tool.ts";
import { ageInDays } from "../clock.ts";
import { rowsWhere } from "../rows-where.ts";
import { isOneOf, textOf } from "../lenient-values.ts";
import { unlessGiven } from "../unless-given.ts";
import { choice, report } from "../wording.ts";

const TYPES = ["checking", "savings", "business_checking", "business_savings"] as const;
type AccountType = (typeof TYPES)[number];
const CHECKING = ["checking", "personal_checking"];
const SAVINGS_AFTER_DAYS = 14;
const BUSINESS_SAVINGS_AFTER_DAYS = 30;

/**
 * Opens an account; one a customer, type and tier. Accounts opened by the public tool have no `class` and `level`, which
 * the other tools read; under our own rules they have. How many accounts a customer may have, the policies say.
 */
export const openBankAccount = bankTool({
  name: "open_bank_account_4821",
  side: "agent",
  reach: "discoverable",
  kind: "write",
  description: "Opens a bank account for a customer.",
  parameters: {
    user_id: text("The customer's id."),
    account_type: text(`What kind of account: ${choice(TYPES)}.`),
    account_class: text("The full name of the account's tier, such as Silver Account."),
  },
  run(args, bank) {
    const missing = unlessGiven(args);
    if (missing !== undefined) return missing;
    const { user_id, account_type, account_class } = args;
    if (!isOneOf(account_type, TYPES))
      return refused("unknown-value", `account_type must be ${choice(TYPES)}.`);
    if (bank.rules.mended && bank.db.get("users", textOf(user_id)) === undefined) {
      return refused("unknown-customer", `There is no customer ${textOf(user_id)}.`);
    }
    const accounts = rowsWhere(bank.db, "accounts", "user_id", user_id).map(([, account]) => account);
    if (!isEligible(account_type, accounts, bank)) {
      return refused("not-eligible", "The customer does not meet the conditions for such an account.");
    }
    const account_id = bank.ids.hex(16, "account", textOf(user_id), account_type, textOf(account_class));
    const added = bank.db.add("accounts", account_id, {
      account_id,
      user_id,
      account_type,
      account_class,
      ...(bank.rules.mended && { class: account_type, level: account_class }),
      current_holdings: "0.00",
      status: "OPEN",
      date_opened: bank.clock.today,
    });
    if (!added) return refused("duplicate", "The customer has had such an account opened before.");
    return done(
      report("The account is open.", { account: account_id, type: account_type, tier: account_class }),
    );
  },
});

function isEligible(type: AccountType, accounts: readonly BankRecord[], bank: ToolBank): boolean {
  switch (type) {
    case "checking":
      return true;
    case "savings":
      return accounts.some(
        (account) => isOneOf(kindOf(account), CHECKING) && hasAge(account, SAVINGS_AFTER_DAYS, bank),
      );
    case "business_checking":
      return (
        !accounts.some((account) => fieldIn(account, "status") === "CLOSED") &&
        accounts.some((account) => isOneOf(kindOf(account), CHECKING) && isUsable(account))
      );
    case "business_savings":
      return (
        !accounts.some((account) => balanceOf(account) < 0) &&
        accounts.some(
          (account) =>
            kindOf(account) === "business_checking" && hasAge(account, BUSINESS_SAVINGS_AFTER_DAYS, bank),
        )
      );
  }
}

function kindOf(account: BankRecord): ExactJson {
  return fieldIn(account, Object.hasOwn(account, "account_type") ? "account_type" : "class");
}

function hasAge(account: BankRecord, days: number, { clock }: ToolBank): boolean {
  const age = isUsable(account) ? ageInDays(textOf(fieldIn(account, "date_opened") ?? ""), clock) : undefined;
  return age !== undefined && age >= days;
}
