import { ExportResultCode, type ExportResult } from "@opentelemetry/core";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";

type ExportDone = Parameters<SpanExporter["export"]>[1];

/** How long a collector that did not take a batch is left alone. */
const REST_MS = 30_000;

/**
 * Sends batches one after another, counts what was taken, and stops asking a collector that is down, so that each batch does
 * not wait for its own time to run out. The SDK alone would send all batches of a flush at once and refuse the thirty-first.
 */
export class SteadyExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  #last: Promise<void> = Promise.resolve();
  #restsUntil = 0;
  #closing = false;
  #sent = 0;
  #problem: string | undefined;

  constructor(exporter: SpanExporter) {
    this.#exporter = exporter;
  }

  /** Spans that the collector took. */
  get sent(): number {
    return this.#sent;
  }

  /** Why the first batch that was lost was. */
  get problem(): string | undefined {
    return this.#problem;
  }

  export(spans: ReadableSpan[], done: ExportDone): void {
    this.#last = this.#last.then(async () => done(await this.#send(spans)));
  }

  async forceFlush(): Promise<void> {
    await this.#last;
  }

  async shutdown(): Promise<void> {
    await this.#last;
    await this.#exporter.shutdown();
  }

  /** From now on the first batch that is lost is the last that is tried. */
  close(): void {
    this.#closing = true;
  }

  async #send(spans: ReadableSpan[]): Promise<ExportResult> {
    if (performance.now() < this.#restsUntil) return { code: ExportResultCode.FAILED };
    const result = await new Promise<ExportResult>((resolve) => this.#exporter.export(spans, resolve));
    if (result.code === ExportResultCode.SUCCESS) {
      this.#sent += spans.length;
      return result;
    }
    this.#problem ??= describe(result.error);
    this.#restsUntil = this.#closing ? Number.POSITIVE_INFINITY : performance.now() + REST_MS;
    return result;
  }
}

/** One line. An answer's body is left out: a collector may repeat what it was sent, headers included. */
function describe(error: Error | undefined): string {
  if (error === undefined) return "it gave no reason";
  if ("code" in error && typeof error.code === "number") return `HTTP ${error.code}`;
  const inner = error instanceof AggregateError ? (error.errors as unknown[])[0] : undefined;
  const message = error.message === "" && inner instanceof Error ? inner.message : error.message;
  return message.split("\n")[0] ?? error.name;
}
