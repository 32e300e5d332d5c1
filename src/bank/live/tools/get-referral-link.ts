import { done, text } from "../bank-tool.ts";
import { callerTool } from "../caller-tool.ts";
import { textOf } from "../lenient-values.ts";
import { report } from "../wording.ts";

/** A link with which the caller refers somebody to a credit card. Asking again gives the same link. */
export const getReferralLink = callerTool({
  name: "get_referral_link",
  kind: "write",
  description: "Makes a link with which you refer a friend to one of the bank's credit cards.",
  parameters: {
    user_id: text("Your customer id."),
    card_name: text("The full name of the card, such as Gold Rewards Card."),
  },
  run({ user_id, card_name }, { db, clock, ids }) {
    const referral_id = ids.hex(16, "referral_link", textOf(user_id), textOf(card_name));
    const added = db.add("referrals", referral_id, {
      referral_id,
      referrer_id: user_id,
      referred_account_type: card_name,
      referral_status: "NO_PROGRESS",
      date: clock.today,
    });
    const headline = added ? "Your referral link is ready." : "You have had this referral link before.";
    const link = `https://bank.example.com/refer/${referral_id}`;
    return done(report(headline, { referral: referral_id, card: card_name, link }));
  },
});
