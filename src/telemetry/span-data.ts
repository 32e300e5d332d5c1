/** Values that a span may carry. */
export type Attributes = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** A moment within a span. Times are milliseconds since the epoch. */
export type SpanEvent = { name: string; timeMs: number; attributes: Attributes };

/** A span as plain data: what is sent, before anything of OpenTelemetry is loaded. */
export type SpanData = {
  traceId: string;
  spanId: string;
  /** Left out for the episode, at which the trace begins. */
  parentSpanId?: string;
  name: string;
  kind: "internal" | "client";
  startMs: number;
  endMs: number;
  attributes: Attributes;
  events: readonly SpanEvent[];
  status: { code: "unset" } | { code: "error"; message?: string };
};

/** Attributes without those that are not known. */
export function known(attributes: Readonly<Record<string, Attributes[string] | undefined>>): Attributes {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Attributes; // what was undefined is gone
}
