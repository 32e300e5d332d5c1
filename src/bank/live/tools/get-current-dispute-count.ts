import { bankTool, done, text } from "../bank-tool.ts";
import { rowsWhere } from "../rows-where.ts";
import { textOf } from "../lenient-values.ts";

/** How many credit card disputes a customer has filed; debit card disputes do not count. One of the fork's two tools. */
export const getCurrentDisputeCount = bankTool({
  name: "get_current_dispute_count",
  side: "agent",
  reach: "standing",
  kind: "read",
  description: "Tells how many credit card transactions a customer has disputed.",
  parameters: { user_id: text("The customer's id.") },
  run({ user_id }, { db }) {
    const disputes = rowsWhere(db, "transaction_disputes", "user_id", user_id);
    return done(`Credit card transactions that customer ${textOf(user_id)} has disputed: ${disputes.length}`);
  },
});
