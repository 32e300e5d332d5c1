import { bankTool, done, refused, text } from "../bank-tool.ts";
import { isOneOf, textOf } from "../lenient-values.ts";
import { cardAccount, unknownCardAccount, unlessOwnerUnderOwnRules } from "../owned-record.ts";
import { unlessGiven } from "../unless-given.ts";
import { choice, report } from "../wording.ts";

const FLAGS = ["annual_fee_waived", "promotional_apr", "rewards_bonus", "other"] as const;
const REASONS = ["retention_offer", "loyalty_benefit", "promotional", "error_correction", "other"] as const;

/** Marks a credit card account for a while, such as with a waived fee. */
export const applyCreditCardAccountFlag = bankTool({
  name: "apply_credit_card_account_flag_6147",
  side: "agent",
  reach: "discoverable",
  kind: "write",
  description: "Marks a credit card account with a waived fee, a special rate or a bonus until a date.",
  parameters: {
    credit_card_account_id: text("The credit card account."),
    user_id: text("The customer's id."),
    flag_type: text(`The mark: ${choice(FLAGS)}.`),
    expiration_date: text("Until when it holds, MM/DD/YYYY."),
    reason: text(`Why: ${choice(REASONS)}.`),
  },
  run(args, bank) {
    const missing = unlessGiven(args);
    if (missing !== undefined) return missing;
    const { credit_card_account_id, user_id, flag_type, expiration_date, reason } = args;
    if (!isOneOf(flag_type, FLAGS)) return refused("unknown-value", `flag_type must be ${choice(FLAGS)}.`);
    if (!isOneOf(reason, REASONS)) return refused("unknown-reason", `reason must be ${choice(REASONS)}.`);
    const account = cardAccount(bank, credit_card_account_id);
    if (account === undefined) return unknownCardAccount(credit_card_account_id);
    const foreign = unlessOwnerUnderOwnRules(account, user_id, bank);
    if (foreign !== undefined) return foreign;
    const seed = [textOf(credit_card_account_id), flag_type, textOf(expiration_date)];
    const flag_id = `ccflag_${bank.ids.hex(12, "account_flag", ...seed)}`;
    const added = bank.db.add("credit_card_account_flags", flag_id, {
      flag_id,
      credit_card_account_id,
      user_id,
      flag_type,
      effective_date: bank.clock.today,
      expiration_date,
      reason,
      applied_at: bank.clock.today,
      status: "ACTIVE",
    });
    if (!added) return refused("duplicate", "The account bears this mark already.");
    return done(
      report("The account has been marked.", {
        account: credit_card_account_id,
        mark: flag_type,
        until: expiration_date,
        reason,
      }),
    );
  },
});
