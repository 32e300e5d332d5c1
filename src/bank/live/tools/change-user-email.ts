import { bankTool, done, refused, text } from "../bank-tool.ts";
import { asKey, textOf } from "../lenient-values.ts";
import { report } from "../wording.ts";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Replaces a customer's email address. The public bank takes any value for one. */
export const changeUserEmail = bankTool({
  name: "change_user_email",
  side: "agent",
  reach: "standing",
  kind: "write",
  description: "Replaces the email address that the bank holds of a customer.",
  parameters: {
    user_id: text("The id of the customer."),
    new_email: text("The new email address."),
  },
  run({ user_id, new_email }, { db, rules }) {
    if (rules.mended && !EMAIL.test(textOf(new_email))) {
      return refused("no-email-address", `"${textOf(new_email)}" is no email address.`);
    }
    const key = asKey(user_id);
    if (key === undefined || db.update("users", key, { email: new_email }) === undefined) {
      return refused("unknown-customer", `There is no customer ${textOf(user_id)}.`);
    }
    return done(report("The email address has been replaced.", { customer: user_id, email: new_email }));
  },
});
