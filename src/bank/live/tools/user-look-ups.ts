import type { ExactJson } from "../../../contract/json.ts";
import { bankTool, done, refused, text, type ToolBank, type ToolReply } from "../bank-tool.ts";
import { findPasted } from "../find-pasted.ts";
import { textOf } from "../lenient-values.ts";
import { listing } from "../wording.ts";

const shared = { side: "agent", reach: "standing", kind: "read" } as const;

/** Look-ups with which a customer is identified; they need no verification. */
export const getUserInformationById = bankTool({
  ...shared,
  name: "get_user_information_by_id",
  description:
    "Looks up what the bank holds of a customer (birth date, email, phone, address) by the customer's id.",
  parameters: { user_id: text("The customer's id.") },
  run: ({ user_id }, bank) => usersWhere("user_id", user_id, bank),
});

export const getUserInformationByName = bankTool({
  ...shared,
  name: "get_user_information_by_name",
  description:
    "Looks up customers by their full name, which must be spelt as the bank holds it, capitals included.",
  parameters: { customer_name: text("The customer's full name.") },
  run: ({ customer_name }, bank) => usersWhere("name", customer_name, bank),
});

export const getUserInformationByEmail = bankTool({
  ...shared,
  name: "get_user_information_by_email",
  description: "Looks up customers by the email address that the bank holds of them.",
  parameters: { email: text("The email address.") },
  run: ({ email }, bank) => usersWhere("email", email, bank),
});

function usersWhere(field: string, value: ExactJson, bank: ToolBank): ToolReply {
  const found = findPasted(bank, "users", field, value);
  if (!found.ok) return refused("unusable-value", `The look-up failed: ${found.problem}.`);
  return done(listing(`Customers with ${field} ${textOf(value)}`, found.rows));
}
