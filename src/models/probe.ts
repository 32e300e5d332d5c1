import { InputError } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import type { ModelMessage, ModelRequest } from "../contract/model.ts";
import type { Clock } from "../contract/ports.ts";
import type { ToolSpec } from "../contract/tool.ts";
import { callModel } from "./call-model.ts";
import { createEndpointFetch } from "./endpoint-fetch.ts";
import { ModelFault } from "./faults.ts";
import type { Answer } from "./from-result.ts";
import {
  endpointOf,
  resolveModel,
  type Environment,
  type ModelChoice,
  type ResolvedModel,
} from "./resolve-model.ts";

/** One thing that was found out about a model. `failed`: a run with it makes no sense as it is. */
export type ProbeFinding = {
  check: "configured" | "reachable" | "reasoning" | "usage" | "tool-calling" | "sampling";
  status: "ok" | "warning" | "failed";
  detail: string;
};

/** What probing needs beside the model. */
export type ProbeSetting = {
  environment: Environment;
  clock: Clock;
  /** Longest that one of the three calls may take. */
  timeoutMs: number;
  signal: AbortSignal;
};

type Asked = { ok: true; answer: Answer & { latencyMs: number } } | { ok: false; fault: ModelFault };

const NUMBERS: ToolSpec = {
  name: "add_numbers",
  description: "Adds two whole numbers.",
  parameters: {
    type: "object",
    properties: { first: { type: "integer" }, second: { type: "integer" } },
    required: ["first", "second"],
  },
};
const GREETING = "Answer with the single word: ready";
const SUM = "Use the tool add_numbers to add 19 and 23. Do not add them yourself.";
/** A reply of one word that is longer than this holds something else. */
const LONGEST_ONE_WORD_REPLY = 80;

/**
 * Finds out with three small calls whether a model can be tested: that its endpoint answers, that it calls a tool with the
 * right arguments, that its reasoning stays out of its replies, that tokens are counted, and which sampling settings it
 * ignores. Nothing is tried twice.
 *
 * @returns At least one finding; only the first failing one where nothing further can be found out.
 */
export async function probeModel(choice: ModelChoice, setting: ProbeSetting): Promise<ProbeFinding[]> {
  let endpoint: string;
  try {
    endpoint = endpointOf(choice.model);
  } catch (error) {
    return [notConfigured(error)];
  }
  const connection = createEndpointFetch(endpoint, 1, { redirect: "manual" });
  try {
    const { environment } = setting;
    const target = resolveModel(choice, { environment, fetch: connection.fetch });
    return await probeTarget(target, choice, setting);
  } catch (error) {
    return [notConfigured(error)];
  } finally {
    await connection.close();
  }
}

function notConfigured(error: unknown): ProbeFinding {
  if (!(error instanceof InputError)) throw error;
  return { check: "configured", status: "failed", detail: error.message };
}

async function probeTarget(
  target: ResolvedModel,
  choice: ModelChoice,
  setting: ProbeSetting,
): Promise<ProbeFinding[]> {
  const ask = (text: string, request: Partial<ModelRequest>): Promise<Asked> =>
    askOnce(target, { ...choice, tools: [], messages: [message(text)], ...request }, setting);
  const plain = await ask(GREETING, {});
  if (!plain.ok) return [{ check: "reachable", status: "failed", detail: plain.fault.message }];
  const { answer } = plain;
  const tool = await ask(SUM, { tools: [NUMBERS] });
  const { temperature = 0, seed = 1 } = choice.decoding;
  const sampled = await ask(GREETING, { decoding: { ...choice.decoding, temperature, seed } });
  return [
    { check: "reachable", status: "ok", detail: `${answeredAs(answer)} in ${answer.latencyMs} ms` },
    aboutReasoning(answer),
    aboutUsage(answer),
    aboutToolCalling(tool),
    aboutSampling(sampled),
  ];
}

function message(text: string): ModelMessage {
  return { role: "user", text };
}

async function askOnce(
  target: ResolvedModel,
  request: ModelRequest,
  { timeoutMs, clock, signal }: ProbeSetting,
): Promise<Asked> {
  try {
    return { ok: true, answer: await callModel(target, request, { index: 0, timeoutMs, clock, signal }) };
  } catch (error) {
    if (error instanceof ModelFault) return { ok: false, fault: error };
    throw error;
  }
}

function answeredAs({ answered }: Answer): string {
  return answered === undefined ? "answered" : `answered as ${answered}`;
}

function aboutReasoning({ text, reasoning, providerState }: Answer): ProbeFinding {
  const check = "reasoning";
  // Reasoning that came apart from the text has a provider state; without one it was taken out of the text.
  if (reasoning !== undefined && providerState === undefined) {
    const detail =
      "comes inside the reply, in tags; it is taken out, a reasoning parser at the endpoint is safer";
    return { check, status: "warning", detail };
  }
  if (text === null || text.trim() === "") {
    return { check, status: "failed", detail: "an empty reply to a one-word question" };
  }
  if (text.length > LONGEST_ONE_WORD_REPLY) {
    const detail = `one word was asked for, ${text.length} characters came: untagged reasoning may be in the replies`;
    return { check, status: "warning", detail };
  }
  return { check, status: "ok", detail: "stays out of the reply" };
}

function aboutUsage({ usage }: Answer): ProbeFinding {
  const { inputTokens, outputTokens } = usage;
  if (inputTokens !== undefined && outputTokens !== undefined) {
    return { check: "usage", status: "ok", detail: "tokens are counted" };
  }
  const detail = "the endpoint does not count tokens: costs and limits on them can't be kept";
  return { check: "usage", status: "warning", detail };
}

function aboutToolCalling(tool: Asked): ProbeFinding {
  const failed = (detail: string): ProbeFinding => ({ check: "tool-calling", status: "failed", detail });
  if (!tool.ok) return failed(tool.fault.message);
  const [call, ...more] = tool.answer.calls;
  if (call === undefined) return failed("asked to call a tool, the model answered with words");
  if (call.tool !== NUMBERS.name) return failed(`called ${call.tool}, a tool that it does not have`);
  const given = argumentsOf(call.rawArguments);
  if (given === undefined)
    return failed(`the arguments are no JSON object: ${call.rawArguments.slice(0, 100)}`);
  if (given["first"] !== 19 || given["second"] !== 23)
    return failed(`called with other arguments: ${call.rawArguments}`);
  if (more.length > 0) {
    const detail = `works, but one call was asked for and ${more.length + 1} came`;
    return { check: "tool-calling", status: "warning", detail };
  }
  return { check: "tool-calling", status: "ok", detail: "one call with the right arguments" };
}

function argumentsOf(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as JsonObject) // JSON.parse gives nothing else
      : undefined;
  } catch {
    return undefined;
  }
}

function aboutSampling(sampled: Asked): ProbeFinding {
  const check = "sampling";
  if (!sampled.ok) return { check, status: "warning", detail: `refused: ${sampled.fault.message}` };
  const { warnings } = sampled.answer;
  if (warnings.length > 0) return { check, status: "warning", detail: warnings.join("; ") };
  return { check, status: "ok", detail: "temperature and seed are sent" };
}
