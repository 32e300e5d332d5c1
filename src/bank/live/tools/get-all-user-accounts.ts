import { bankTool, done, text } from "../bank-tool.ts";
import { rowsWhere } from "../rows-where.ts";
import { textOf } from "../lenient-values.ts";
import { unlessGiven } from "../unless-given.ts";
import { unlessVerifiedToday } from "../unless-verified.ts";
import { listing } from "../wording.ts";

/** Lists a customer's bank accounts, then the credit card accounts. */
export const getAllUserAccounts = bankTool({
  name: "get_all_user_accounts_by_user_id_3847",
  side: "agent",
  reach: "discoverable",
  kind: "read",
  description: "Lists all checking, savings and credit card accounts of a customer.",
  parameters: { user_id: text("The customer's id.") },
  run({ user_id }, bank) {
    const refusal = unlessGiven({ user_id }) ?? unlessVerifiedToday(user_id, bank);
    if (refusal !== undefined) return refusal;
    const accounts = rowsWhere(bank.db, "accounts", "user_id", user_id);
    const cards = rowsWhere(bank.db, "credit_card_accounts", "user_id", user_id);
    const of = `of customer ${textOf(user_id)}`;
    return done(
      `${listing(`Bank accounts ${of}`, accounts)}\n\n${listing(`Credit card accounts ${of}`, cards)}`,
    );
  },
});
