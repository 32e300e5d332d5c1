import { randomUUID } from "node:crypto";
import type { CallKey, ModelCallRecord, ModelReply } from "../contract/model.ts";

/** A key of its own beside a call's: nobody asks for it, and it is told from every other. */
export function chargeKey(key: CallKey): CallKey {
  return { ...key, requestHash: `${key.requestHash} charged ${randomUUID()}` };
}

/** A call that was paid for, without its reply. */
export function chargedReply(record: ModelCallRecord): ModelReply {
  return { text: null, calls: [], record };
}
