import { bankTool, done, refused, text } from "../bank-tool.ts";
import { verificationId } from "../ids.ts";
import { asText, textOf } from "../lenient-values.ts";
import { report } from "../wording.ts";

/**
 * Notes that a customer's identity was verified. It writes down what it is given and compares nothing: whether the
 * agent has really verified anybody is for the conversation to show.
 */
export const logVerification = bankTool({
  name: "log_verification",
  side: "agent",
  reach: "standing",
  kind: "write",
  description:
    "Logs that a customer's identity has been verified, once two of birth date, email, phone number and address agree.",
  parameters: {
    name: text("The customer's full name."),
    user_id: text("The customer's id."),
    address: text("The customer's address."),
    email: text("The customer's email address."),
    phone_number: text("The customer's phone number."),
    date_of_birth: text("The customer's date of birth, MM/DD/YYYY."),
    time_verified: text("When the identity was verified, such as 2025-11-14 03:40:00 EST."),
  },
  run(args, { db, clock, rules }) {
    const { name, user_id, address, email, phone_number, date_of_birth } = args;
    const time_verified = rules.stampsVerification ? clock.stamp : args.time_verified;
    if (rules.mended && db.get("users", textOf(user_id)) === undefined) {
      return refused("unknown-customer", `There is no customer ${textOf(user_id)}.`);
    }
    const record = { name, user_id, address, email, phone_number, date_of_birth, time_verified };
    if (!db.add("verification_history", verificationId(textOf(user_id), asText(time_verified)), record)) {
      return refused("already-logged", "That verification has been logged before.");
    }
    return done(
      report("The verification has been logged.", { customer: user_id, name, time: time_verified }),
    );
  },
});
