import type { Cost, ModelCallRecord, Usage } from "../../../contract/model.ts";
import type { Tau2Said } from "../../../contract/tau2-results.ts";

/** What the public form does not say of a message's model call. */
type Beside = {
  role: string;
  model: string;
  index: number;
  /** Since the message before it. */
  waitedMs: number;
};

/** The model call behind a message; `undefined` where no usage is told, as of fixed words and of people's. */
export function modelCallOf(
  { usage, cost, tool_calls: calls, generation_time_seconds: seconds }: Tau2Said,
  { role, model, index, waitedMs }: Beside,
): ModelCallRecord | undefined {
  if (usage === null || usage === undefined) return undefined;
  return {
    role,
    index,
    requested: model,
    // The request itself is not in the results.
    requestHash: "",
    finish: (calls?.length ?? 0) > 0 ? "tool-calls" : "stop",
    usage: usageIn(usage),
    cost: costOf(cost),
    latencyMs: typeof seconds === "number" ? seconds * 1000 : waitedMs,
    attempts: 1,
    warnings: [],
    replayed: false,
  };
}

function usageIn(usage: Readonly<Record<string, unknown>>): Usage {
  const count = (name: string): number | undefined => {
    const value = usage[name];
    return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : undefined;
  };
  const [inputTokens, outputTokens] = [count("prompt_tokens"), count("completion_tokens")];
  return {
    ...(inputTokens === undefined ? {} : { inputTokens }),
    ...(outputTokens === undefined ? {} : { outputTokens }),
  };
}

/** The public harness writes 0 where it knows no price. */
function costOf(usd: number | null | undefined): Cost {
  if (typeof usd !== "number" || usd <= 0) return { known: false };
  return { known: true, usd: usd.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 20 }) };
}
