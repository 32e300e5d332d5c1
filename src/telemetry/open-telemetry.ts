import type { TracedEpisode } from "./traced-episode.ts";
import { tracesEndpoint, type Environment } from "./traces-endpoint.ts";

/** Where spans go, and what is in them. */
export type TelemetryOptions = {
  /** A collector's base address; `true`: as the standard variables of the environment say, else one on this machine. */
  otlp: string | true;
  /** Whether words, arguments and results are sent as well. */
  content: boolean;
  environment: Environment;
  /** Of this program, for the spans' resource. */
  version: string;
};

/** What became of the spans. `problem`: why the first that were lost were. */
export type Delivery = { endpoint: string; sent: number; lost: number; problem?: string };

/** Takes finished episodes and sends their spans in the background. A collector that is not there costs nothing but spans. */
export interface Telemetry {
  /** Never throws and never waits. */
  episodeFinished(episode: TracedEpisode): void;
  /** Waits until all that was taken so far has been sent or given up. */
  settled(): Promise<void>;
  /** Sends what is left, as long as the collector takes it, and closes. Never throws. */
  close(): Promise<Delivery>;
}

/**
 * Switches telemetry on. Nothing of OpenTelemetry is loaded before.
 *
 * @throws InputError for an address that is none.
 */
export async function openTelemetry(options: TelemetryOptions): Promise<Telemetry> {
  const endpoint = tracesEndpoint(options.otlp, options.environment);
  const { OtlpTelemetry } = await import("./otlp-telemetry.ts");
  return new OtlpTelemetry(endpoint, options);
}
