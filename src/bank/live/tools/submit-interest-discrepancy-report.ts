import { amount, bankTool, done, refused, text } from "../bank-tool.ts";
import { asKey, float, readNumber, textOf } from "../lenient-values.ts";
import { roundedTo } from "../number-text.ts";
import { unlessOwnerUnderOwnRules } from "../owned-record.ts";
import { unlessGiven } from "../unless-given.ts";
import { report } from "../wording.ts";

/** Reports wrong interest to the bank's back office. The public bank has no table for such reports and drops them. */
export const submitInterestDiscrepancyReport = bankTool({
  name: "submit_interest_discrepancy_report_7294",
  side: "agent",
  reach: "discoverable",
  kind: "write",
  description: "Reports to the back office that an account was credited with the wrong interest.",
  parameters: {
    account_id: text("The savings account."),
    user_id: text("The customer's id."),
    expected_apy: amount("The rate that should have applied, in per cent, such as 2.775."),
    actual_apy: amount("The rate that was applied, in per cent."),
    amount_difference: amount("The difference in interest in dollars."),
  },
  run({ account_id, user_id, expected_apy, actual_apy, amount_difference }, bank) {
    const missing = unlessGiven({ account_id, user_id });
    if (missing !== undefined) return missing;
    const numbers = [expected_apy, actual_apy, amount_difference].map(readNumber);
    const [expected, actual, difference] = numbers;
    if (expected === undefined || actual === undefined || difference === undefined) {
      return refused("no-amount", "expected_apy, actual_apy and amount_difference must be numbers.");
    }
    const key = asKey(account_id) ?? "";
    const account = bank.db.get("accounts", key);
    if (account === undefined)
      return refused("unknown-account", `There is no account ${textOf(account_id)}.`);
    if (bank.db.get("users", asKey(user_id) ?? "") === undefined) {
      return refused("unknown-customer", `There is no customer ${textOf(user_id)}.`);
    }
    const foreign = unlessOwnerUnderOwnRules([key, account], user_id, bank);
    if (foreign !== undefined) return foreign;
    const { today } = bank.clock;
    const seed = [key, textOf(user_id), textOf(float(expected)), textOf(float(actual)), today];
    const report_id = `IDR_${bank.ids.hex(16, "interest_report", ...seed)}`;
    const apy_difference = roundedTo(expected - actual, 4);
    if (bank.rules.mended) {
      const added = bank.db.add("interest_discrepancy_reports", report_id, {
        report_id,
        account_id,
        user_id,
        expected_apy: float(expected),
        actual_apy: float(actual),
        apy_difference: float(apy_difference),
        amount_difference: float(difference),
        reported_at: today,
        status: "SUBMITTED",
      });
      if (!added) return refused("duplicate", "This has been reported today.");
    }
    return done(
      report("The report has been passed on to the back office.", {
        report: report_id,
        account: key,
        "difference in per cent": textOf(float(apy_difference)),
      }),
    );
  },
});
