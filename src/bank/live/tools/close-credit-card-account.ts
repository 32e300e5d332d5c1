import { amountIn } from "../amounts.ts";
import { fieldIn } from "../bank-record.ts";
import { bankTool, done, refused, text, type ToolReply } from "../bank-tool.ts";
import { textOf } from "../lenient-values.ts";
import { cardAccount, unknownCardAccount, unlessOwner } from "../owned-record.ts";
import { unlessGiven } from "../unless-given.ts";
import type { Row } from "../table-snapshot.ts";

/** Closes a credit card account. The public bank asks neither whose it is nor what is owed on it. */
export const closeCreditCardAccount = bankTool({
  name: "close_credit_card_account_7834",
  side: "agent",
  reach: "discoverable",
  kind: "write",
  description: "Closes a customer's credit card account for good.",
  parameters: {
    credit_card_account_id: text("The credit card account."),
    user_id: text("The customer's id."),
  },
  run(args, bank) {
    const missing = unlessGiven(args);
    if (missing !== undefined) return missing;
    const { credit_card_account_id, user_id } = args;
    const account = cardAccount(bank, credit_card_account_id);
    if (account === undefined) return unknownCardAccount(credit_card_account_id);
    const refusal = bank.rules.mended ? (unlessOwner(account, user_id) ?? unlessSettled(account)) : undefined;
    if (refusal !== undefined) return refusal;
    const closed = { status: "CLOSED", closed_date: bank.clock.today, closed_by: user_id };
    bank.db.update("credit_card_accounts", textOf(credit_card_account_id), closed);
    return done(`Credit card account ${textOf(credit_card_account_id)} is closed.`);
  },
});

function unlessSettled([, account]: Row): ToolReply | undefined {
  if (fieldIn(account, "status") === "CLOSED")
    return refused("already-closed", "The account is closed already.");
  if (amountIn(fieldIn(account, "current_balance")) <= 0) return undefined;
  return refused("balance-owed", "The account can be closed once nothing is owed on it.");
}
