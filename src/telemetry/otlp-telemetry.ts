import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type HrTime } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { isThisMachine } from "../models/network-hint.ts";
import { episodeSpans } from "./episode-spans.ts";
import type { Delivery, Telemetry, TelemetryOptions } from "./open-telemetry.ts";
import type { Attributes, SpanData } from "./span-data.ts";
import { SteadyExporter } from "./steady-exporter.ts";
import type { TracedEpisode } from "./traced-episode.ts";
import { shownAddress } from "./traces-endpoint.ts";

/** Spans that wait to be sent, at most: a collector that is slower than the run must not fill the memory. */
const MOST_WAITING = 50_000;
/** Longest that one batch may take with its retries, where OTEL_EXPORTER_OTLP_TIMEOUT does not say otherwise. */
const SEND_MS = 5_000;

/** The only file that touches the OpenTelemetry SDK; loaded when telemetry is switched on. Nothing global is registered. */
export class OtlpTelemetry implements Telemetry {
  readonly #endpoint: string;
  readonly #content: boolean;
  readonly #ids = new GivenIds();
  readonly #exporter: SteadyExporter;
  readonly #provider: TracerProvider;
  readonly #tracer: ReturnType<TracerProvider["getTracer"]>;
  #taken = 0;

  constructor(endpoint: string, { content, environment, version }: TelemetryOptions) {
    this.#endpoint = endpoint;
    this.#content = content;
    const saysTimeout =
      environment["OTEL_EXPORTER_OTLP_TRACES_TIMEOUT"] ?? environment["OTEL_EXPORTER_OTLP_TIMEOUT"];
    // It reads the headers, the certificates and the compression from the environment itself.
    const exporter = new OTLPTraceExporter({
      url: endpoint,
      ...(saysTimeout === undefined ? { timeoutMillis: SEND_MS } : {}),
      httpAgentOptions: (protocol) => agentFor(protocol, endpoint, environment),
    });
    this.#exporter = new SteadyExporter(exporter);
    this.#provider = new TracerProvider({
      idGenerator: this.#ids,
      sampler: new AlwaysOnSampler(),
      spanLimits: { attributeCountLimit: Infinity, eventCountLimit: Infinity },
      resource: defaultResource()
        .merge(resourceFromAttributes({ "service.name": "tellerproof", "service.version": version }))
        .merge(detectResources({ detectors: [envDetector] })),
      spanProcessors: [new BatchSpanProcessor({ exporter: this.#exporter, maxQueueSize: MOST_WAITING })],
    });
    this.#tracer = this.#provider.getTracer("tellerproof", version);
  }

  episodeFinished(episode: TracedEpisode): void {
    const spans = episodeSpans(episode, { content: this.#content });
    this.#taken += spans.length;
    for (const span of spans) this.#emit(span);
  }

  async settled(): Promise<void> {
    // A batch that was not taken is counted; there is nothing else to do about it.
    await this.#provider.forceFlush().catch(() => undefined);
    await this.#exporter.forceFlush();
  }

  async close(): Promise<Delivery> {
    this.#exporter.close();
    await this.#provider.shutdown().catch(() => undefined);
    await this.#exporter.shutdown().catch(() => undefined);
    const { sent, problem = "more spans than fit waited to be sent" } = this.#exporter;
    const lost = this.#taken - sent;
    return { endpoint: shownAddress(this.#endpoint), sent, lost, ...(lost === 0 ? {} : { problem }) };
  }

  #emit({ traceId, spanId, parentSpanId, ...data }: SpanData): void {
    this.#ids.next = { traceId, spanId };
    const parent = parentSpanId === undefined ? undefined : { traceId, spanId: parentSpanId };
    const context =
      parent === undefined
        ? ROOT_CONTEXT
        : trace.setSpanContext(ROOT_CONTEXT, { ...parent, traceFlags: TraceFlags.SAMPLED });
    const options = {
      kind: KINDS[data.kind],
      startTime: hrTime(data.startMs),
      attributes: mutable(data.attributes),
    };
    const span = this.#tracer.startSpan(data.name, options, context);
    for (const { name, timeMs, attributes } of data.events) {
      span.addEvent(name, mutable(attributes), hrTime(timeMs));
    }
    if (data.status.code === "error") {
      const { message } = data.status;
      span.setStatus({ code: SpanStatusCode.ERROR, ...(message === undefined ? {} : { message }) });
    }
    span.end(hrTime(data.endMs));
  }
}

const KINDS = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT } as const;

/** Gives out the ids that a span has already. The SDK asks for them while the span is being started, and at no other time. */
class GivenIds {
  next = { traceId: "", spanId: "" };
  generateTraceId(): string {
    return this.next.traceId;
  }
  generateSpanId(): string {
    return this.next.spanId;
  }
}

/** Seconds and nanoseconds: a plain number from before this process began would be taken for an offset. */
function hrTime(ms: number): HrTime {
  const seconds = Math.floor(ms / 1000);
  return [seconds, Math.round((ms - seconds * 1000) * 1e6)];
}

type Mutable = Record<string, string | number | boolean | string[]>;

function mutable(attributes: Attributes): Mutable {
  const entries = Object.entries(attributes);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "object" ? [...value] : value]),
  );
}

/** Connections to the collector, by the proxy that the environment names, except on this machine. */
function agentFor(
  protocol: string,
  endpoint: string,
  environment: TelemetryOptions["environment"],
): HttpAgent | HttpsAgent {
  const proxyEnv = isThisMachine(new URL(endpoint)) ? {} : { proxyEnv: { ...environment } };
  const options = { keepAlive: true, ...proxyEnv };
  return protocol === "https:" ? new HttpsAgent(options) : new HttpAgent(options);
}
