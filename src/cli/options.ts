import { InvalidArgumentError, Option } from "@commander-js/extra-typings";
import { JsonObject } from "../contract/json.ts";
import { Decoding } from "../contract/model.ts";
import { MOST_REPLY_MB } from "../models/endpoint-fetch.ts";
import { DEFAULT_CALL_TIMEOUT_MS } from "../models/journal-client.ts";
import { traceLinkProblem } from "../reports/view/trace-link.ts";

/** Options that several commands share, and the readers of their values. */

export const runsDirOption = () =>
  new Option("--runs-dir <folder>", "where runs are kept").default("runs").env("TELLERPROOF_RUNS");

export const gradingLimitOption = () =>
  new Option(
    "--grading-limit <seconds>",
    "what grading one episode may compute; longer is that episode's error",
  )
    .default(60)
    .argParser(seconds);

export const callLimitOption = () =>
  new Option(
    "--call-limit <seconds>",
    "longest that one attempt of a model call may take, unless an agent's file says",
  )
    .default(DEFAULT_CALL_TIMEOUT_MS / 1000)
    .argParser(seconds);

export const maxReplyOption = () =>
  new Option("--max-reply-mb <n>", "longest answer of a model's endpoint that is read, in megabytes")
    .default(MOST_REPLY_MB)
    .argParser(wholeNumber(1));

export const jsonOption = () =>
  new Option("--json", "print one JSON document instead of text (docs/commands.md)");

export const thresholdsOption = () =>
  new Option("--thresholds <file>", "exit 1 if a figure is below what this file asks for (docs/ci.md)");

export const onlyOption = () =>
  new Option(
    "--only <expression>",
    "only these scenarios: ids, beginnings of ids and groups, joined by and, or, not; repeatable (docs/commands.md)",
  ).argParser(collect);

export const failUnderOption = () =>
  new Option(
    "--fail-under <rate>",
    "exit 1 if any agent's strict pass rate is below this share (0 to 1)",
  ).argParser(decimal(0, 1));

export const openOption = () =>
  new Option(
    "--open <outcome>",
    "what open verdicts count as for --thresholds and --fail-under: failed, unless told otherwise",
  ).choices(["failed", "passed"] as const);

export const junitOption = () => new Option("--junit <file>", "also write the result as JUnit XML");

export const githubOption = () =>
  new Option("--github", "also write a job summary and annotations, in a job of GitHub Actions");

export const traceLinkOption = () =>
  new Option(
    "--trace-link <template>",
    "where your tracing UI shows an episode, such as https://tracing.example.com/trace/{traceId}",
  ).argParser(traceLink);

function traceLink(text: string): string {
  const problem = traceLinkProblem(text);
  if (problem !== undefined) throw new InvalidArgumentError(`it ${problem}.`);
  return text;
}

/** Collects a repeatable option. */
export function collect(value: string, before: readonly string[] | undefined): string[] {
  // Every id begins with nothing: an empty shell variable would choose all.
  if (value.trim() === "") throw new InvalidArgumentError("a name is needed.");
  return [...(before ?? []), value];
}

export function wholeNumber(least: number) {
  return (text: string): number => {
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < least) {
      throw new InvalidArgumentError(`a whole number of at least ${least} is needed.`);
    }
    return value;
  };
}

/** Longest time that an option takes; timers far beyond a day go off at once. */
const MOST_SECONDS = 86_400;

export function seconds(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1 || value > MOST_SECONDS)
    throw new InvalidArgumentError(`a whole number from 1 to ${MOST_SECONDS} is needed.`);
  return value;
}

export function decimal(least: number, most: number) {
  return (text: string): number => {
    const value = Number(text);
    if (text.trim() === "" || !Number.isFinite(value) || value < least || value > most) {
      throw new InvalidArgumentError(`a number from ${least} to ${most} is needed.`);
    }
    return value;
  };
}

export function usd(text: string): string {
  if (!/^\d+(\.\d{1,9})?$/.test(text))
    throw new InvalidArgumentError("an amount in US dollars such as 2.50 is needed.");
  return text;
}

export function jsonObject(text: string): JsonObject {
  try {
    return JsonObject.parse(JSON.parse(text));
  } catch {
    throw new InvalidArgumentError('a JSON object such as {"service_tier":"flex"} is needed.');
  }
}

/** Reads all settings of a role's model at once, such as {"temperature":0,"reasoningEffort":"low"}. */
export function decoding(text: string): Decoding {
  const parsed = Decoding.safeParse(jsonObject(text));
  if (parsed.success) return parsed.data;
  const names = Object.keys(Decoding.shape).join(", ");
  throw new InvalidArgumentError(
    `${parsed.error.issues[0]?.message ?? "not settings"}; the settings are ${names}.`,
  );
}

/** How models are sampled, as options of a command. */
export type DecodingOptions = {
  temperature?: number | undefined;
  topP?: number | undefined;
  maxOutputTokens?: number | undefined;
  reasoningEffort?: string | undefined;
  extraBody?: JsonObject | undefined;
};

export function decodingFrom(options: DecodingOptions): Decoding {
  const { temperature, topP, maxOutputTokens, reasoningEffort, extraBody } = options;
  return {
    ...(temperature === undefined ? {} : { temperature }),
    ...(topP === undefined ? {} : { topP }),
    ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
    ...(reasoningEffort === undefined ? {} : { reasoningEffort }),
    ...(extraBody === undefined ? {} : { extraBody }),
  };
}
