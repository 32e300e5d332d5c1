import { fieldIn } from "../bank-record.ts";
import { bankTool, done, refused, text, whole } from "../bank-tool.ts";
import { byCodePoint } from "../canonical-text.ts";
import { dayOf } from "../clock.ts";
import { rowsWhere } from "../rows-where.ts";
import { readNumber, textOf } from "../lenient-values.ts";
import { unlessHolderVerified } from "../owned-record.ts";
import { unlessGiven } from "../unless-given.ts";
import type { Row } from "../table-snapshot.ts";
import { listing } from "../wording.ts";

/** Lists the latest payments of a credit card account. The public bank compares the dates as texts. */
export const getPaymentHistory = bankTool({
  name: "get_payment_history_6183",
  side: "agent",
  reach: "discoverable",
  kind: "read",
  description: "Lists the latest payments of a credit card account, and how many in a row were on time.",
  parameters: {
    credit_card_account_id: text("The credit card account."),
    months: whole("How many payments to list, one a month."),
  },
  run({ credit_card_account_id, months }, bank) {
    const missing = unlessGiven({ credit_card_account_id });
    if (missing !== undefined) return missing;
    const wanted = readNumber(months);
    if (wanted === undefined || !Number.isFinite(wanted)) {
      return refused("no-whole-number", `"${textOf(months)}" is no number of months.`);
    }
    const count = Math.trunc(wanted);
    if (count <= 0) return refused("amount-not-positive", "At least one month must be asked for.");
    const unverified = unlessHolderVerified(credit_card_account_id, bank);
    if (unverified !== undefined) return unverified;
    const rows = rowsWhere(bank.db, "payment_history", "credit_card_account_id", credit_card_account_id);
    const latest = newestFirst(rows, bank.rules.mended).slice(0, count);
    const late = latest.findIndex(([, payment]) => fieldIn(payment, "status") !== "ON_TIME");
    const onTime = late === -1 ? latest.length : late;
    const title = `Latest payments of account ${textOf(credit_card_account_id)}`;
    return done(`${listing(title, latest)}\n\nPaid on time in a row, up to now: ${onTime}`);
  },
});

function newestFirst(rows: readonly Row[], byDate: boolean): readonly Row[] {
  const paid = ([, payment]: Row): string => textOf(fieldIn(payment, "payment_date") ?? "");
  const order = byDate
    ? (a: Row, b: Row) => (dayOf(paid(b)) ?? 0) - (dayOf(paid(a)) ?? 0)
    : (a: Row, b: Row) => byCodePoint(paid(b), paid(a));
  return rows.toSorted(order);
}
