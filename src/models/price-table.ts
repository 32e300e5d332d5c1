/** List price of a model family in US dollars per million tokens, as decimal strings. */
export type Price = {
  /** `provider:model`, without the date of a snapshot. */
  model: string;
  input: string;
  /** Input read from the provider's cache. Left out where it is not certain; a call that used it then has no known cost. */
  cachedInput?: string | undefined;
  /** Input written to the provider's cache. Left out where it is not certain; a call that wrote some then has no known cost. */
  cacheWrite?: string | undefined;
  output: string;
  /** Longer inputs cost more; the price of a call with more input tokens than this is not known here. */
  upToInputTokens?: number | undefined;
  /** Day on which this was the list price. */
  asOf: string;
};

/**
 * List prices for calls to the providers' own endpoints, standard service, text only. A model that is not here has no
 * known cost; a price file adds to this table or overrides it.
 */
export const LIST_PRICES: readonly Price[] = [
  { model: "openai:gpt-4o", input: "2.50", cachedInput: "1.25", output: "10.00", asOf: "2025-12-01" },
  { model: "openai:gpt-4o-2024-05-13", input: "5.00", output: "15.00", asOf: "2025-12-01" },
  { model: "openai:gpt-4o-mini", input: "0.15", cachedInput: "0.075", output: "0.60", asOf: "2025-12-01" },
  { model: "openai:gpt-4.1", input: "2.00", cachedInput: "0.50", output: "8.00", asOf: "2025-12-01" },
  { model: "openai:gpt-4.1-mini", input: "0.40", cachedInput: "0.10", output: "1.60", asOf: "2025-12-01" },
  { model: "openai:gpt-4.1-nano", input: "0.10", cachedInput: "0.025", output: "0.40", asOf: "2025-12-01" },
  { model: "openai:o3", input: "2.00", cachedInput: "0.50", output: "8.00", asOf: "2025-12-01" },
  { model: "openai:o4-mini", input: "1.10", cachedInput: "0.275", output: "4.40", asOf: "2025-12-01" },
  { model: "openai:gpt-5", input: "1.25", cachedInput: "0.125", output: "10.00", asOf: "2025-12-01" },
  { model: "openai:gpt-5-mini", input: "0.25", cachedInput: "0.025", output: "2.00", asOf: "2026-10-01" },
  { model: "openai:gpt-5-nano", input: "0.05", cachedInput: "0.005", output: "0.40", asOf: "2025-12-01" },
  { model: "openai:gpt-5.1", input: "1.25", cachedInput: "0.125", output: "10.00", asOf: "2025-12-01" },
  {
    model: "openai:gpt-5.4",
    input: "2.50",
    cachedInput: "0.25",
    output: "15.00",
    upToInputTokens: 272_000,
    asOf: "2026-10-01",
  },
  { model: "openai:gpt-5.4-mini", input: "0.75", cachedInput: "0.075", output: "4.50", asOf: "2026-10-01" },
  { model: "openai:gpt-5.4-nano", input: "0.20", cachedInput: "0.02", output: "1.25", asOf: "2026-10-01" },
  {
    model: "openai:gpt-5.5",
    input: "5.00",
    cachedInput: "0.50",
    output: "30.00",
    upToInputTokens: 272_000,
    asOf: "2026-10-01",
  },
  {
    model: "anthropic:claude-sonnet-4",
    input: "3.00",
    cachedInput: "0.30",
    cacheWrite: "3.75",
    output: "15.00",
    upToInputTokens: 200_000,
    asOf: "2025-12-01",
  },
  {
    model: "anthropic:claude-sonnet-4-5",
    input: "3.00",
    cachedInput: "0.30",
    cacheWrite: "3.75",
    output: "15.00",
    upToInputTokens: 200_000,
    asOf: "2026-10-01",
  },
  {
    model: "anthropic:claude-sonnet-4-6",
    input: "3.00",
    cachedInput: "0.30",
    cacheWrite: "3.75",
    output: "15.00",
    upToInputTokens: 200_000,
    asOf: "2026-10-01",
  },
  {
    model: "anthropic:claude-haiku-4-5",
    input: "1.00",
    cachedInput: "0.10",
    cacheWrite: "1.25",
    output: "5.00",
    asOf: "2026-10-01",
  },
  {
    model: "anthropic:claude-opus-4-5",
    input: "5.00",
    cachedInput: "0.50",
    cacheWrite: "6.25",
    output: "25.00",
    asOf: "2026-10-01",
  },
  {
    model: "anthropic:claude-opus-4-6",
    input: "5.00",
    cachedInput: "0.50",
    cacheWrite: "6.25",
    output: "25.00",
    asOf: "2026-10-01",
  },
  {
    model: "anthropic:claude-opus-5",
    input: "5.00",
    cachedInput: "0.50",
    cacheWrite: "6.25",
    output: "25.00",
    asOf: "2026-10-01",
  },
  {
    model: "anthropic:claude-opus-5-5",
    input: "4.00",
    cachedInput: "0.20",
    output: "20.00",
    asOf: "2026-10-10",
  },
  {
    model: "anthropic:claude-sonnet-5",
    input: "2.00",
    cachedInput: "0.20",
    output: "10.00",
    asOf: "2026-10-01",
  },
  {
    model: "anthropic:claude-sonnet-5-5",
    input: "2.00",
    cachedInput: "0.10",
    output: "10.00",
    asOf: "2026-10-24",
  },
  {
    model: "google:gemini-2.5-pro",
    input: "1.25",
    output: "10.00",
    upToInputTokens: 200_000,
    asOf: "2026-03-01",
  },
  { model: "google:gemini-2.5-flash", input: "0.30", output: "2.50", asOf: "2026-03-01" },
  { model: "google:gemini-2.5-flash-lite", input: "0.10", output: "0.40", asOf: "2025-12-01" },
];
