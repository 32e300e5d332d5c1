import { z } from "zod";
import { fieldOf, isExactObject, parseExact, printExact } from "../exact-json/index.ts";
import type { ExactJson } from "../contract/json.ts";

/** A tool call of a posted body. `rawArguments` keeps numbers as they were written, so that 5.0 stays 5.0. */
export type PostedCall = { id: string | number; tool: string; rawArguments: string };

/** A posted JSON-RPC body and what the bank needs to know of it. `value` is `undefined` where it is no JSON. */
export type PostedBody = {
  value: unknown;
  /** Of the first request in it. */
  id: string | number | undefined;
  calls: readonly PostedCall[];
  initializes: boolean;
};

const Message = z.object({ id: z.union([z.string(), z.number()]).optional(), method: z.string() });
const CallMessage = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.literal("tools/call"),
  params: z.object({ name: z.string() }),
});

/** Reads a JSON-RPC message or batch. Whether it is a valid one is for the protocol to say. */
export function readPostedBody(text: string): PostedBody {
  const nothing = { value: undefined, id: undefined, calls: [], initializes: false };
  let value: unknown;
  let exact: ExactJson;
  try {
    value = JSON.parse(text);
    exact = parseExact(text);
  } catch {
    return nothing; // the protocol answers it with its own parse error
  }
  const messages: unknown[] = Array.isArray(value) ? value : [value];
  const exactMessages = Array.isArray(exact) ? exact : [exact];
  const calls = messages.flatMap((message, index): PostedCall[] => {
    const call = CallMessage.safeParse(message);
    if (!call.success) return [];
    const rawArguments = argumentText(exactMessages[index]);
    return [{ id: call.data.id, tool: call.data.params.name, rawArguments }];
  });
  const read = messages.map((message) => Message.safeParse(message).data);
  const id = read.find((message) => message?.id !== undefined)?.id;
  return { value, id, calls, initializes: read.some((message) => message?.method === "initialize") };
}

function argumentText(message: ExactJson | undefined): string {
  const params = isExactObject(message) ? fieldOf(message, "params") : undefined;
  const given = isExactObject(params) ? fieldOf(params, "arguments") : undefined;
  return given === undefined ? "{}" : printExact(given);
}
