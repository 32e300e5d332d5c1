import { fieldIn } from "../bank-record.ts";
import { bankTool, done, text } from "../bank-tool.ts";
import { sameValue, textOf } from "../lenient-values.ts";

/** How many credit card disputes a customer has filed; debit card disputes do not count. One of the fork's two tools. */
export const getCurrentDisputeCount = bankTool({
  name: "get_current_dispute_count",
  side: "agent",
  reach: "standing",
  kind: "read",
  description: "Tells how many credit card transactions a customer has disputed.",
  parameters: { user_id: text("The customer's id.") },
  run({ user_id }, { db }) {
    const disputes = [...db.rows("transaction_disputes")].filter(([, dispute]) =>
      sameValue(fieldIn(dispute, "user_id"), user_id),
    );
    return done(`Customer ${textOf(user_id)} has disputed ${disputes.length} credit card transaction(s).`);
  },
});
