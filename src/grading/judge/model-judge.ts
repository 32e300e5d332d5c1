import { InputError, RunStopper } from "../../contract/errors.ts";
import type { JudgeAnswer, JudgeQuestion, Judgement } from "../../contract/judgement.ts";
import type { Decoding, ModelMessage, ModelRef, ModelReply, ModelRequest } from "../../contract/model.ts";
import type { Judge, ModelClient } from "../../contract/ports.ts";
import type { Trajectory } from "../../contract/trajectory.ts";
import { describeAnswerProblem, type AnswerProblem } from "./answer-problem.ts";
import { fingerprint } from "./fingerprint.ts";
import { parseAnswer, type ParsedAnswer } from "./parse-answer.ts";
import { promptVersion } from "./prompt-version.ts";
import { judgePrompt, type CaseFacts, type JudgePrompt } from "./prompts.ts";
import type { Transcript } from "./render-transcript.ts";

/** Names one call to a judge. Attempts count from 0. */
export type JudgeCall = { trajectory: Trajectory; question: JudgeQuestion; attempt: number };

export type ModelJudgeOptions = {
  /** Which model with which settings; the prompts' version is added to it. */
  id: string;
  client: ModelClient;
  model: ModelRef;
  decoding: Decoding;
  /**
   * The transcript's delimiter for one call, see `renderTranscript`. The same for the same call whenever it is asked,
   * so that a resumed run finds its journalled replies; {@link seededNonce} is one.
   */
  nonce: (call: JudgeCall) => string;
  /** What the scenario says about the conversation, for questions about the response. */
  facts?: (trajectory: Trajectory) => CaseFacts | undefined;
  /** Calls per question at most, 1 to 9; 3 when left out. */
  attempts?: number;
};

/** Where a reply was cut off under the provider's own limit, which we do not know. */
const RAISED_LIMIT = 8_192;
const MOST_ATTEMPTS = 9;

/** A delimiter per call that follows from a seed: whoever does not know the seed cannot write it beforehand. */
export function seededNonce(seed: string | number): (call: JudgeCall) => string {
  return ({ trajectory: { agent, scenario, trial }, question, attempt }) =>
    fingerprint(JSON.stringify([seed, agent, scenario, trial, question.id, attempt]));
}

/**
 * A judge that asks a model. A reply that is no valid answer is asked for again with the problem named, a cut-off one
 * once more with a larger limit; what is still not answered is a failed judgement. Calls carry the trajectory's agent,
 * scenario and trial, role `judge`, and an index that follows from question and attempt.
 *
 * @throws RangeError unless 1 <= attempts <= 9. Its `ask` throws the client's RunStopper and InputError, and whatever the
 *   client throws once the signal is aborted; any other fault of a call is a failed judgement.
 */
export function createModelJudge(options: ModelJudgeOptions): Judge {
  const attempts = options.attempts ?? 3;
  if (!Number.isInteger(attempts) || attempts < 1 || attempts > MOST_ATTEMPTS) {
    throw new RangeError(`a judge has 1 to ${MOST_ATTEMPTS} attempts, not ${attempts}`);
  }
  const id = `${options.id}@${promptVersion()}`;
  const settings: Settings = { ...options, attempts, form: { structured: true } };
  return {
    id,
    async ask(question, trajectory, signal): Promise<Judgement> {
      const first: Attempt = {
        question,
        trajectory,
        attempt: 0,
        decoding: options.decoding,
        feedback: [],
        raised: false,
      };
      const outcome = await askFrom(settings, first, signal);
      return { question: question.id, judge: id, ...outcome };
    },
  };
}

type Outcome =
  | { status: "answered"; answer: JudgeAnswer }
  | { status: "failed"; kind: "unparsed" | "unreachable"; because: string };

/** `form` is learnt: a provider that turns structured requests down once is not asked for them again. */
type Settings = ModelJudgeOptions & { attempts: number; form: { structured: boolean } };

/** One attempt, and what the earlier ones left: the last bad reply with its problem, and whether a limit was raised. */
type Attempt = JudgeCall & { decoding: Decoding; feedback: readonly ModelMessage[]; raised: boolean };

async function askFrom(settings: Settings, attempt: Attempt, signal: AbortSignal): Promise<Outcome> {
  const prompt = judgePrompt(attempt.question, attempt.trajectory, {
    nonce: () => settings.nonce(attempt),
    facts: attempt.question.type === "response" ? settings.facts?.(attempt.trajectory) : undefined,
  });
  const called = await callModel(settings, { ...attempt, prompt }, signal);
  if (called.status === "failed") return called;
  const read = readReply(called.reply, attempt.question, prompt.transcript);
  if (read.ok) return { status: "answered", answer: read.answer };
  const next = nextAttempt(settings, attempt, { reply: called.reply, problem: read.problem });
  if (next !== undefined) return askFrom(settings, next, signal);
  const because = `no valid answer in ${attempt.attempt + 1} of ${settings.attempts} attempts; the last: ${describeAnswerProblem(read.problem)}`;
  return { status: "failed", kind: "unparsed", because };
}

type Called = { status: "replied"; reply: ModelReply } | Extract<Outcome, { status: "failed" }>;

async function callModel(
  settings: Settings,
  asked: Attempt & { prompt: JudgePrompt },
  signal: AbortSignal,
): Promise<Called> {
  try {
    return { status: "replied", reply: await generate(settings, asked, signal) };
  } catch (error) {
    if (error instanceof RunStopper || error instanceof InputError || signal.aborted) throw error;
    const because = error instanceof Error ? error.message : String(error);
    return { status: "failed", kind: "unreachable", because };
  }
}

/** Asks for structured output, and without it where the provider turns such a request down. */
async function generate(
  { client, model, form }: Settings,
  { trajectory, question, attempt, decoding, feedback, prompt }: Attempt & { prompt: JudgePrompt },
  signal: AbortSignal,
): Promise<ModelReply> {
  const { agent, scenario, trial } = trajectory;
  const key = { agent, scenario, trial, role: "judge", index: callIndex(question, attempt) };
  const asked: ModelMessage[] = [
    { role: "system", text: prompt.system },
    { role: "user", text: prompt.user },
  ];
  const plain: ModelRequest = { model, decoding, messages: [...asked, ...feedback], tools: [] };
  if (!form.structured) return client.generate(plain, key, signal);
  try {
    return await client.generate({ ...plain, responseSchema: prompt.schema }, key, signal);
  } catch (error) {
    if (signal.aborted || !isRejected(error)) throw error;
    const reply = await client.generate(plain, key, signal);
    form.structured = false;
    return reply;
  }
}

/** The port promises faults with a `kind`; a rejected request may succeed in another form. */
function isRejected(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, "kind") === "rejected";
}

/** The same for the same question on every machine. Two questions may share one: the request tells them apart. */
function callIndex(question: JudgeQuestion, attempt: number): number {
  const place = Number(BigInt(`0x${fingerprint(question.id)}`) % 100_000n);
  return place * (MOST_ATTEMPTS + 1) + attempt;
}

function readReply(reply: ModelReply, question: JudgeQuestion, transcript: Transcript): ParsedAnswer {
  if (reply.record.finish === "length") return { ok: false, problem: { kind: "cut-off" } };
  if (reply.record.finish === "content-filter") return { ok: false, problem: { kind: "filtered" } };
  return parseAnswer(reply.text ?? "", question, transcript);
}

/** @returns `undefined` where another attempt is not allowed or would end in the same way. */
function nextAttempt(
  settings: Settings,
  last: Attempt,
  { reply, problem }: { reply: ModelReply; problem: AnswerProblem },
): Attempt | undefined {
  const attempt = last.attempt + 1;
  if (attempt >= settings.attempts || problem.kind === "filtered") return undefined;
  if (problem.kind !== "cut-off") return { ...last, attempt, feedback: feedbackOn(reply, problem) };
  return last.raised
    ? undefined
    : { ...last, attempt, decoding: withLargerLimit(last.decoding), raised: true };
}

function withLargerLimit(decoding: Decoding): Decoding {
  const limit = decoding.maxOutputTokens;
  return { ...decoding, maxOutputTokens: limit === undefined ? RAISED_LIMIT : limit * 4 };
}

/** The last bad reply and what is wrong with it. An empty reply is asked for again without a word. */
function feedbackOn({ text, reasoning, providerState }: ModelReply, problem: AnswerProblem): ModelMessage[] {
  if (text === null || text.trim() === "") return [];
  return [
    {
      role: "assistant",
      text,
      calls: [],
      ...(reasoning === undefined ? {} : { reasoning }),
      ...(providerState === undefined ? {} : { providerState }),
    },
    {
      role: "user",
      text: `That is no valid answer: ${describeAnswerProblem(problem)}. Answer the question again with one JSON object of the described form and nothing else.`,
    },
  ];
}
