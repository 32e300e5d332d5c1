import { Option } from "@commander-js/extra-typings";
import { InputError } from "../contract/errors.ts";
import { codeVersion } from "../library/code-version.ts";
import { openTelemetry, type Delivery, type Telemetry } from "../telemetry/index.ts";
import { say } from "./terminal.ts";

/** What commands that send spans are told. */
export type TelemetryFlags = { otlp?: string | true | undefined; otlpContent?: boolean | undefined };

export const otlpOption = () =>
  new Option(
    "--otlp [url]",
    "send OpenTelemetry spans to this collector, or to where OTEL_EXPORTER_OTLP_ENDPOINT says (docs/telemetry.md)",
  );

export const otlpContentOption = () =>
  new Option("--otlp-content", "send words, arguments and results with the spans, too");

/** Telemetry as the flags ask for it. @throws InputError for an address that is none, or content without telemetry. */
export async function telemetryFrom({
  otlp,
  otlpContent = false,
}: TelemetryFlags): Promise<Telemetry | undefined> {
  if (otlp !== undefined) {
    const options = { otlp, content: otlpContent, environment: process.env, version: codeVersion() };
    return await openTelemetry(options);
  }
  if (!otlpContent) return undefined;
  throw new InputError([{ path: "--otlp-content", problem: "nothing is sent at all", remedy: "Add --otlp" }]);
}

/**
 * Sends what is left of a run's spans when it is disposed of, and says in one line what became of them.
 *
 * @param run As a pasted command names it.
 */
export function tellingDelivery(telemetry: Telemetry | undefined, run: string): AsyncDisposable {
  return {
    async [Symbol.asyncDispose]() {
      if (telemetry === undefined) return;
      const delivery = await telemetry.close();
      say(deliveryLine(delivery, `\`tellerproof export ${run} --otlp\` sends all of them again`));
    },
  };
}

/** @param remedy What to do about spans that were lost. */
export function deliveryLine({ endpoint, sent, lost, problem = "" }: Delivery, remedy: string): string {
  if (lost === 0) return `Traces: ${sent} spans sent to ${endpoint}`;
  return `Traces: ${lost} of ${sent + lost} spans did not reach ${endpoint} (${problem}). ${remedy}`;
}
