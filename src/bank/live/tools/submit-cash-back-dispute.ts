import { isTruthy } from "../../../exact-json/index.ts";
import { fieldIn } from "../bank-record.ts";
import { done, refused, text, type ToolBank } from "../bank-tool.ts";
import { callerTool } from "../caller-tool.ts";
import { sameValue, textOf } from "../lenient-values.ts";
import { report } from "../wording.ts";

/** The caller disputes the cash back of a credit card transaction. A scenario may have it approved at once. */
export const submitCashBackDispute = callerTool({
  name: "submit_cash_back_dispute_0589",
  kind: "write",
  description: "Disputes the cash back that you were given for a credit card transaction.",
  parameters: {
    user_id: text("Your customer id."),
    transaction_id: text("The transaction whose cash back is wrong."),
  },
  run({ user_id, transaction_id }, bank) {
    if (bank.rules.mended) {
      const transaction = bank.db.get("credit_card_transaction_history", textOf(transaction_id));
      if (transaction === undefined || !sameValue(fieldIn(transaction, "user_id"), user_id)) {
        return refused("not-your-transaction", `You have no transaction ${textOf(transaction_id)}.`);
      }
    }
    const dispute_id = bank.ids.dispute(textOf(user_id), textOf(transaction_id));
    const settled = isSettledAtOnce(bank);
    const added = bank.db.add("cash_back_disputes", dispute_id, {
      dispute_id,
      user_id,
      transaction_id,
      submitted_at: bank.clock.today,
      status: settled ? "RESOLVED" : "SUBMITTED",
      ...(settled && { resolution: "APPROVED" }),
    });
    if (!added && bank.rules.mended) return refused("duplicate", "You have disputed this cash back before.");
    const headline = added
      ? "Your dispute has been submitted."
      : "This cash back may have been disputed before.";
    return done(report(headline, { dispute: dispute_id, ...(added && settled && { decision: "approved" }) }));
  },
});

function isSettledAtOnce({ db }: ToolBank): boolean {
  const settings = db.get("task_config", "dispute_settings");
  return settings !== undefined && isTruthy(fieldIn(settings, "auto_resolve_disputes"));
}
