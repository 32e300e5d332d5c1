import { dollars } from "../amounts.ts";
import { fieldIn } from "../bank-record.ts";
import { bankTool, done, refused, text } from "../bank-tool.ts";
import { asKey, asNumber, asText, textOf } from "../lenient-values.ts";
import { unlessGiven } from "../unless-given.ts";
import { unlessVerifiedToday } from "../unless-verified.ts";
import { report } from "../wording.ts";

const BANK_NAMES = ["rho-bank", "rhobank"];

/**
 * What the camera of a cash machine saw of a deposit: the transaction's own field `deposit_images`. The public bank
 * has such reports for three transactions that no task uses, and none for all others.
 */
export const getAtmDepositImages = bankTool({
  name: "get_atm_deposit_images_8473",
  side: "agent",
  reach: "discoverable",
  kind: "read",
  description: "Retrieves the images that one of the bank's cash machines took of a deposit.",
  parameters: { transaction_id: text("The deposit's transaction.") },
  run({ transaction_id }, bank) {
    const missing = unlessGiven({ transaction_id });
    if (missing !== undefined) return missing;
    const transaction = bank.db.get("bank_account_transaction_history", asKey(transaction_id) ?? "");
    if (transaction === undefined) {
      return refused("unknown-transaction", `There is no transaction ${textOf(transaction_id)}.`);
    }
    if (fieldIn(transaction, "type") !== "atm_deposit") {
      return refused("no-deposit", `Transaction ${textOf(transaction_id)} is no deposit at a cash machine.`);
    }
    const where = asText(fieldIn(transaction, "description") ?? "").toLowerCase();
    if (!bank.rules.mended && !BANK_NAMES.some((name) => where.includes(name))) {
      return refused(
        "foreign-machine",
        "The machine is another bank's; its images must be asked of its operator.",
      );
    }
    const account = bank.db.get("accounts", textOf(fieldIn(transaction, "account_id")));
    const unverified = unlessVerifiedToday(account === undefined ? null : fieldIn(account, "user_id"), bank);
    if (unverified !== undefined) return unverified;
    const images = fieldIn(transaction, "deposit_images");
    return done(
      report("Deposit images", {
        transaction: transaction_id,
        machine: fieldIn(transaction, "description") ?? "unknown",
        date: fieldIn(transaction, "date") ?? "unknown",
        recorded: dollars(Math.abs(asNumber(fieldIn(transaction, "amount") ?? 0))),
        images: images ?? "none available",
      }),
    );
  },
});
