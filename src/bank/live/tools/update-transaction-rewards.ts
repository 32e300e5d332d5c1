import { bankTool, done, refused, text } from "../bank-tool.ts";
import { asKey, textOf } from "../lenient-values.ts";
import { unlessGiven } from "../unless-given.ts";
import { report } from "../wording.ts";

const POINTS = /^\d+ points$/;

/** Corrects the rewards of a credit card transaction. The public bank takes any text for an amount of points. */
export const updateTransactionRewards = bankTool({
  name: "update_transaction_rewards_3847",
  side: "agent",
  reach: "discoverable",
  kind: "write",
  description: "Corrects the rewards that a credit card transaction has earned.",
  parameters: {
    transaction_id: text("The credit card transaction."),
    new_rewards_earned: text("The right amount, such as 6300 points."),
  },
  run(args, { db, rules }) {
    const missing = unlessGiven(args);
    if (missing !== undefined) return missing;
    const { transaction_id, new_rewards_earned } = args;
    if (rules.mended && !POINTS.test(textOf(new_rewards_earned))) {
      return refused("no-points", `"${textOf(new_rewards_earned)}" is no amount of points.`);
    }
    const key = asKey(transaction_id) ?? "";
    const updated = db.update("credit_card_transaction_history", key, { rewards_earned: new_rewards_earned });
    if (updated === undefined)
      return refused("unknown-transaction", `There is no transaction ${textOf(transaction_id)}.`);
    return done(
      report("The rewards have been corrected.", { transaction: key, rewards: new_rewards_earned }),
    );
  },
});
