import { bankTool, done, refused, text } from "../bank-tool.ts";
import { isOneOf, textOf } from "../lenient-values.ts";
import { cardAccount, unknownCardAccount, unlessOwner } from "../owned-record.ts";
import { unlessGiven } from "../unless-given.ts";
import { choice, report } from "../wording.ts";

const REASONS = [
  "annual_fee",
  "not_using_card",
  "found_better_card",
  "unhappy_with_rewards",
  "simplifying_finances",
  "negative_experience",
  "other",
] as const;

/** Notes why a customer wants to close a card. Of a second one the public bank says that it was logged, and drops it. */
export const logCreditCardClosureReason = bankTool({
  name: "log_credit_card_closure_reason_4521",
  side: "agent",
  reach: "discoverable",
  kind: "write",
  description: "Logs why a customer wants to close a credit card account.",
  parameters: {
    credit_card_account_id: text("The credit card account."),
    user_id: text("The customer's id."),
    closure_reason: text(`The reason: ${choice(REASONS)}.`),
  },
  run(args, bank) {
    const missing = unlessGiven(args);
    if (missing !== undefined) return missing;
    const { credit_card_account_id, user_id, closure_reason } = args;
    if (!isOneOf(closure_reason, REASONS)) {
      return refused("unknown-reason", `closure_reason must be ${choice(REASONS)}.`);
    }
    if (bank.rules.mended) {
      const account = cardAccount(bank, credit_card_account_id);
      const refusal =
        account === undefined ? unknownCardAccount(credit_card_account_id) : unlessOwner(account, user_id);
      if (refusal !== undefined) return refusal;
    }
    const record_id = `clsr_${bank.ids.hex(12, "closure_reason", textOf(credit_card_account_id), textOf(user_id))}`;
    const added = bank.db.add("credit_card_closure_reasons", record_id, {
      record_id,
      credit_card_account_id,
      user_id,
      closure_reason,
      logged_at: bank.clock.today,
      status: "LOGGED",
    });
    if (!added && bank.rules.mended)
      return refused("duplicate", "A reason has been logged for this account before.");
    return done(
      report("The reason has been logged.", { account: credit_card_account_id, reason: closure_reason }),
    );
  },
});
