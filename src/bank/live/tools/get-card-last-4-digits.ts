import { fieldIn } from "../bank-record.ts";
import { done, refused, text } from "../bank-tool.ts";
import { callerTool } from "../caller-tool.ts";
import { rowWhere } from "../rows-where.ts";
import { textOf } from "../lenient-values.ts";

/** The last digits of a credit card. The public bank makes them up from the account's id even where it holds them. */
export const getCardLast4Digits = callerTool({
  name: "get_card_last_4_digits",
  kind: "read",
  description: "Tells the last four digits of one of your credit cards.",
  parameters: { credit_card_account_id: text("The credit card account.") },
  run({ credit_card_account_id }, bank) {
    const account = rowWhere(bank.db, "credit_card_accounts", "account_id", credit_card_account_id);
    if (account === undefined) {
      return refused(
        "unknown-card-account",
        `There is no credit card account ${textOf(credit_card_account_id)}.`,
      );
    }
    const held = bank.rules.mended ? fieldIn(account[1], "card_last_4_digits") : null;
    const digits = held === null ? bank.ids.creditCardLast4(textOf(credit_card_account_id)) : textOf(held);
    return done(`The card of account ${textOf(credit_card_account_id)} ends in ${digits}.`);
  },
});
