import type { ExactJson } from "../../contract/json.ts";
import { canonicalText } from "./canonical-text.ts";
import type { Sha256 } from "./database-hash.ts";
import { plainAmount } from "./amounts.ts";

/** Makes the ids of new records: the first hex digits of the hash of a seed, so that the same act has the same id. */
export class Ids {
  readonly #sha256: Sha256;

  constructor(sha256: Sha256) {
    this.#sha256 = sha256;
  }

  /** The first hex digits of the hash over the parts, joined with colons. */
  hex(digits: number, ...parts: readonly string[]): string {
    return this.#sha256(parts.join(":")).slice(0, digits);
  }

  creditCardTransaction(of: {
    user: string;
    cardType: string;
    merchant: string;
    amount: number;
    category: string;
  }) {
    const { user, cardType, merchant, amount, category } = of;
    return `txn_${this.hex(12, "transaction", user, cardType, merchant, plainAmount(amount), category)}`;
  }

  /** One dispute a user and transaction, whatever the kind. */
  dispute(user: string, transaction: string): string {
    return `dsp_${this.hex(12, "dispute", user, transaction)}`;
  }

  /** A request, approval or denial of a credit limit, by the amount of the increase. */
  limitIncrease(account: string, user: string, increase: number): string {
    return `cli_${this.hex(12, "cli_request", account, user, plainAmount(increase))}`;
  }

  grantedTool(tool: string): string {
    return this.hex(16, "user_discoverable_tool", tool);
  }

  /** A caller's call: different arguments, different ids. */
  callerToolCall(tool: string, args: ExactJson): string {
    return this.hex(16, "user_discoverable_tool_call", tool, canonicalText(args));
  }

  /** An agent's calls of one tool: all have the same id. */
  agentToolCalls(tool: string): string {
    return this.hex(16, "agent_discoverable_tool", tool);
  }

  /** Digits drawn from the hash of a seed, padded with zeros on the left: parts of a new card's number. */
  cardDigits(count: number, hexDigits: number, ...parts: readonly string[]): string {
    return decimalDigits(this.hex(hexDigits, ...parts))
      .slice(0, count)
      .padStart(count, "0");
  }

  /** The last four digits of a credit card, which the public bank derives from the account's id. */
  creditCardLast4(account: string): string {
    return decimalDigits(this.hex(64, "card_last4", account))
      .slice(0, 4)
      .padEnd(4, "0");
  }
}

/** When somebody was verified, as part of the id of that record: `eu_20251114_034000_EST`. */
export function verificationId(user: string, time: string): string {
  return `${user}_${time.replaceAll(" ", "_").replaceAll(/[:-]/g, "")}`;
}

function decimalDigits(hex: string): string {
  return hex.replaceAll(/\D/g, "");
}
