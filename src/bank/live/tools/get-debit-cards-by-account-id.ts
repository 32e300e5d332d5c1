import { fieldIn } from "../bank-record.ts";
import { bankTool, done, refused, text } from "../bank-tool.ts";
import { dayOf } from "../clock.ts";
import { byCodePoint } from "../canonical-text.ts";
import { rowsWhere } from "../rows-where.ts";
import { asKey, asText, isOneOf, textOf } from "../lenient-values.ts";
import { unlessGiven } from "../unless-given.ts";
import type { Row } from "../table-snapshot.ts";
import { unlessVerifiedToday } from "../unless-verified.ts";
import { listing } from "../wording.ts";

/** Lists the debit cards of a checking account, newest first. The public bank compares the dates as texts. */
export const getDebitCardsByAccountId = bankTool({
  name: "get_debit_cards_by_account_id_7823",
  side: "agent",
  reach: "discoverable",
  kind: "read",
  description: "Lists the debit cards of a checking account with status, reason of issue and expiry date.",
  parameters: { account_id: text("The checking account.") },
  run(args, bank) {
    const missing = unlessGiven(args);
    if (missing !== undefined) return missing;
    const { account_id } = args;
    const account = bank.db.get("accounts", asKey(account_id) ?? "");
    if (account === undefined)
      return refused("unknown-account", `There is no account ${textOf(account_id)}.`);
    if (!isOneOf(asText(fieldIn(account, "class") ?? "").toLowerCase(), ["checking", "business_checking"])) {
      return refused("no-checking-account", `Account ${textOf(account_id)} is no checking account.`);
    }
    const unverified = unlessVerifiedToday(fieldIn(account, "user_id"), bank);
    if (unverified !== undefined) return unverified;
    const cards = rowsWhere(bank.db, "debit_cards", "account_id", account_id);
    return done(
      listing(
        `Debit cards of account ${textOf(account_id)}`,
        newestFirst(cards, bank.rules.mended).map(shown),
      ),
    );
  },
});

function newestFirst(cards: readonly Row[], byDate: boolean): readonly Row[] {
  const issued = ([, card]: Row): string =>
    textOf(fieldIn(card, "issue_date") ?? fieldIn(card, "date_issued") ?? "");
  const order = byDate
    ? (a: Row, b: Row) => (dayOf(issued(b)) ?? 0) - (dayOf(issued(a)) ?? 0)
    : (a: Row, b: Row) => byCodePoint(issued(b), issued(a));
  return cards.toSorted(order);
}

/** The policies know two of the fields by other names. */
function shown([key, card]: Row): Row {
  const { last_4_digits, issue_date, ...rest } = card;
  return [
    key,
    {
      ...rest,
      ...(last_4_digits !== undefined && { card_number_last_4: last_4_digits }),
      ...(issue_date !== undefined && rest["date_issued"] === undefined && { date_issued: issue_date }),
    },
  ];
}
