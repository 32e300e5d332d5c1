/** The efforts that every provider package understands; each maps them to its own setting. */
export const REASONING_EFFORTS = ["none", "minimal", "low", "medium", "high", "xhigh", "max"] as const;
export type ReasoningEffort = (typeof REASONING_EFFORTS)[number];

/** The key under which OpenAI-compatible endpoints take options of their own. */
export const COMPATIBLE_NAMESPACE = "endpoint";
