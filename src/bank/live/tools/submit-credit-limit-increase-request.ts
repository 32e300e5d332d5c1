import { bankTool, done, refused, text, whole } from "../bank-tool.ts";
import { readNumber, textOf } from "../lenient-values.ts";
import { cardAccountByKey, unknownCardAccount, unlessOwner } from "../owned-record.ts";
import { unlessGiven } from "../unless-given.ts";
import { report } from "../wording.ts";

/** Asks for a higher limit on a credit card; one request an account, customer and increase. */
export const submitCreditLimitIncreaseRequest = bankTool({
  name: "submit_credit_limit_increase_request_7392",
  side: "agent",
  reach: "discoverable",
  kind: "write",
  description: "Submits a customer's request for a higher credit card limit.",
  parameters: {
    credit_card_account_id: text("The credit card account."),
    user_id: text("The customer's id."),
    requested_increase_amount: whole("By how many whole dollars the limit is to rise."),
  },
  run({ credit_card_account_id, user_id, requested_increase_amount }, bank) {
    const missing = unlessGiven({ credit_card_account_id, user_id, requested_increase_amount });
    if (missing !== undefined) return missing;
    const increase = readNumber(requested_increase_amount);
    if (increase === undefined || !Number.isInteger(increase)) {
      return refused(
        "no-whole-number",
        `"${textOf(requested_increase_amount)}" is no whole number of dollars.`,
      );
    }
    if (increase <= 0) return refused("amount-not-positive", "The increase must be more than nothing.");
    const account = cardAccountByKey(bank, credit_card_account_id);
    if (account === undefined) return unknownCardAccount(credit_card_account_id);
    const foreign = unlessOwner(account, user_id);
    if (foreign !== undefined) return foreign;
    const request_id = bank.ids.limitIncrease(textOf(credit_card_account_id), textOf(user_id), increase);
    const added = bank.db.add("credit_limit_increase_requests", request_id, {
      request_id,
      credit_card_account_id,
      user_id,
      requested_increase_amount: increase,
      submitted_at: bank.clock.today,
      status: "PENDING",
    });
    if (!added) return refused("duplicate", "This increase has been requested before.");
    return done(report("The request has been submitted.", { request: request_id, increase: `$${increase}` }));
  },
});
