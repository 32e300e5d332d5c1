import { randomUUID } from "node:crypto";
import { CallDecision, GuardFault, TextDecision, type Guard, type GuardContext } from "../contract/guard.ts";
import type { JsonObject } from "../contract/json.ts";
import type { HttpGuardFile } from "./guard-file.ts";

/** Most that a decision may be long. */
const MOST_BYTES = 1 << 20;

/** A service that decides, with its headers filled in. */
export type HttpGuardSetting = {
  config: HttpGuardFile;
  headers: Readonly<Record<string, string>>;
  fetch: typeof fetch;
};

/** One episode's guard behind HTTP (docs/guards.md has the contract). Each question is asked once: it may count them. */
export function httpGuard({ config, headers, fetch }: HttpGuardSetting): Guard {
  const { url, asks, onFailure, timeoutSeconds } = config;
  const session = randomUUID();
  const ask = async (about: JsonObject & { on: string }, context: GuardContext, signal: AbortSignal) => {
    const limit = AbortSignal.timeout(timeoutSeconds * 1000);
    const limited = AbortSignal.any([signal, limit]);
    const body = JSON.stringify({ format: 1, session, ...about, ...context });
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
        signal: limited,
        redirect: "manual",
      });
      const text = await readBody(response);
      if (!response.ok) throw new GuardFault(`answered with HTTP ${response.status}`);
      return JSON.parse(text) as unknown;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof GuardFault) throw error;
      if (limit.aborted) throw new GuardFault(`no decision within ${timeoutSeconds} s`);
      if (error instanceof SyntaxError) throw new GuardFault("answered with something that is no JSON");
      throw new GuardFault(`cannot be reached: ${causeOf(error)}`);
    }
  };
  return {
    onFailure,
    async call({ tool, arguments: given }, context, signal) {
      if (!asks.includes("call")) return { decision: "allow" };
      return read(CallDecision, await ask({ on: "call", call: { tool, arguments: given } }, context, signal));
    },
    async result({ tool, arguments: given, status, text }, context, signal) {
      if (!asks.includes("result")) return { decision: "allow" };
      const about = { on: "result", call: { tool, arguments: given }, result: { status, text } };
      return read(TextDecision, await ask(about, context, signal));
    },
    async reply(text, context, signal) {
      if (!asks.includes("reply")) return { decision: "allow" };
      return read(TextDecision, await ask({ on: "reply", reply: { text } }, context, signal));
    },
  };
}

function read<Decision>(
  schema: { safeParse(value: unknown): { data?: Decision | undefined } },
  answer: unknown,
): Decision {
  const { data } = schema.safeParse(answer);
  if (data === undefined) throw new GuardFault("answered with no decision on this question");
  return data;
}

async function readBody({ body }: Response): Promise<string> {
  if (body === null) return "";
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MOST_BYTES) throw new GuardFault("answered with more than a million characters");
  }
  return text;
}

/** Why a fetch failed lies in its innermost cause. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return causeOf(error.cause);
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
