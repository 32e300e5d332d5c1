import type { ModelCallRecord } from "../../contract/model.ts";
import type { Trajectory } from "../../contract/trajectory.ts";
import type { LoggedUsage } from "./message-format.ts";
import { modelName } from "./model-name.ts";

/** What one model call used. @returns `undefined` where the provider gave no count. */
export function usageOf({ usage, cost }: ModelCallRecord): LoggedUsage | undefined {
  const { inputTokens, cachedInputTokens, cacheWriteInputTokens, outputTokens, reasoningTokens } = usage;
  if (inputTokens === undefined && outputTokens === undefined) return undefined;
  return {
    input_tokens: Math.max(0, (inputTokens ?? 0) - (cachedInputTokens ?? 0) - (cacheWriteInputTokens ?? 0)),
    output_tokens: outputTokens ?? 0,
    total_tokens: (inputTokens ?? 0) + (outputTokens ?? 0),
    ...(cachedInputTokens === undefined ? {} : { input_tokens_cache_read: cachedInputTokens }),
    ...(cacheWriteInputTokens === undefined ? {} : { input_tokens_cache_write: cacheWriteInputTokens }),
    ...(reasoningTokens === undefined ? {} : { reasoning_tokens: reasoningTokens }),
    ...(cost.known ? { total_cost: Number(cost.usd) } : {}),
  };
}

/** Usage by model and by role, over any number of episodes. */
export class UsageTotals {
  readonly #models = new Map<string, LoggedUsage>();
  readonly #roles = new Map<string, LoggedUsage>();

  add({ events }: Trajectory): void {
    for (const event of events) {
      if (event.type !== "model-call") continue;
      const used = usageOf(event.record);
      if (used === undefined) continue;
      addTo(this.#models, modelName(event.record.requested), used);
      addTo(this.#roles, event.by, used);
    }
  }

  get byModel(): Record<string, LoggedUsage> {
    return Object.fromEntries(this.#models);
  }
  get byRole(): Record<string, LoggedUsage> {
    return Object.fromEntries(this.#roles);
  }
}

function addTo(totals: Map<string, LoggedUsage>, name: string, used: LoggedUsage): void {
  const before = totals.get(name);
  totals.set(name, before === undefined ? used : sum(before, used));
}

function sum(a: LoggedUsage, b: LoggedUsage): LoggedUsage {
  const either = (
    field: "input_tokens_cache_read" | "input_tokens_cache_write" | "reasoning_tokens" | "total_cost",
  ) =>
    a[field] === undefined && b[field] === undefined ? {} : { [field]: (a[field] ?? 0) + (b[field] ?? 0) };
  return {
    input_tokens: a.input_tokens + b.input_tokens,
    output_tokens: a.output_tokens + b.output_tokens,
    total_tokens: a.total_tokens + b.total_tokens,
    ...either("input_tokens_cache_read"),
    ...either("input_tokens_cache_write"),
    ...either("reasoning_tokens"),
    ...either("total_cost"),
  };
}
