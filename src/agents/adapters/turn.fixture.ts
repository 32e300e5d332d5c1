import type { Turn } from "./conversation.ts";

/** A first turn with a bank that refuses everything. */
export const refusingTurn: Turn = {
  number: 1,
  message: "hello",
  history: [],
  door: {
    used: 0,
    tools: () => [],
    documents: () => [],
    call: async () => ({ type: "answered", status: "refused", text: "" }),
    read: async () => ({ type: "answered", status: "refused", text: "" }),
  },
  bank: () => ({ mcp: "http://127.0.0.1:1/mcp", stdio: { command: "bank", args: [] } }),
};
