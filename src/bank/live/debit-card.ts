import type { ExactJson } from "../../contract/json.ts";
import { fieldIn, type BankRecord } from "./bank-record.ts";
import { refused, type ToolBank, type ToolReply } from "./bank-tool.ts";
import { asKey, asText, textOf } from "./lenient-values.ts";
import { isDigits } from "./number-text.ts";

/** A debit card that was found, or the refusal when there is none. */
export type FoundCard = { ok: true; key: string; card: BankRecord } | { ok: false; refusal: ToolReply };

/** Finds a debit card by its id. */
export function findCard(bank: ToolBank, id: ExactJson): FoundCard {
  const key = asKey(id);
  const card = key === undefined ? undefined : bank.db.get("debit_cards", key);
  if (key !== undefined && card !== undefined) return { ok: true, key, card };
  return { ok: false, refusal: refused("unknown-card", `There is no debit card ${textOf(id)}.`) };
}

/** The refusal when the account behind a card is known and not OPEN. */
export function unlessAccountOpen(card: BankRecord, bank: ToolBank): ToolReply | undefined {
  const id = fieldIn(card, "account_id");
  const account = bank.db.get("accounts", asKey(id) ?? "");
  if (account === undefined || fieldIn(account, "status") === "OPEN") return undefined;
  return refused("account-not-open", `The card's account ${textOf(id)} is not open.`);
}

/** PINs that go up or down by one. The public bank knows these and no others (7890 passes). */
const RUNS = new Set(Array.from({ length: 7 }, (_, from) => [up(from), down(from)]).flat());

function up(from: number): string {
  return [0, 1, 2, 3].map((step) => from + step).join("");
}

function down(from: number): string {
  return Array.from(up(from)).reverse().join("");
}

/** The refusal of a PIN that is not four digits, runs up or down, or repeats one digit. */
export function unlessGoodPin(value: ExactJson): ToolReply | undefined {
  const pin = asText(value);
  if (!isDigitCode(pin, 4)) return refused("malformed-pin", "A PIN must be four digits.");
  if (RUNS.has(pin)) return refused("weak-pin", "A PIN must not be a run of digits.");
  if (new Set(pin).size === 1) return refused("weak-pin", "A PIN must not repeat one digit.");
  return undefined;
}

/** Whether a text is exactly this many digits. */
export function isDigitCode(text: string, length: number): boolean {
  return isDigits(text) && Array.from(text).length === length;
}
