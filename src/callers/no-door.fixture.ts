import type { BankDoor } from "../contract/ports.ts";

const closed = () => Promise.reject(new Error("a caller came through the bank's door"));

/** For callers in tests: they act through their replies alone. */
export const noDoor: BankDoor = { tools: () => [], documents: () => [], call: closed, read: closed, used: 0 };
