import { bankTool, done, refused, text } from "../bank-tool.ts";
import { asText } from "../lenient-values.ts";
import { report } from "../wording.ts";

/** The caller refers somebody. One referral a user and type of account. */
export const submitReferral = bankTool({
  name: "submit_referral",
  side: "caller",
  reach: "standing",
  kind: "write",
  description: "Refers a friend to the bank for a type of account.",
  parameters: {
    user_id: text("Your customer id."),
    account_type: text("The type of account that your friend is to open."),
  },
  run({ user_id, account_type }, { db, clock, ids }) {
    const referral_id = ids.hex(16, "referral", asText(user_id), asText(account_type));
    const record = {
      referral_id,
      referrer_id: user_id,
      referred_account_type: account_type,
      referral_status: "NO_PROGRESS",
      date: clock.today,
    };
    if (!db.add("referrals", referral_id, record)) {
      return refused("duplicate", "You have made this referral before.");
    }
    return done(
      report("Your referral has been submitted.", { referral: referral_id, account: account_type }),
    );
  },
});
