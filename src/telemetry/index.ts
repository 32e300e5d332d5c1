export { openTelemetry, type Delivery, type Telemetry } from "./open-telemetry.ts";
export { modelCallSpanId, newTrace, traceOf, traceparent } from "./trace-ids.ts";
export type { JudgeCall, TracedEpisode } from "./traced-episode.ts";
