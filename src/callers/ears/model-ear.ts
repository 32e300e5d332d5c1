import { hash } from "node:crypto";
import type { Ear, Heard, Situation } from "../../contract/ear.ts";
import { ParticipantFault } from "../../contract/errors.ts";
import type { Decoding, ModelMessage, ModelRef, ModelReply, ModelRequest } from "../../contract/model.ts";
import type { ModelClient } from "../../contract/ports.ts";
import { ModelFault, participantFault } from "../../models/faults.ts";
import { readOnlyObject } from "../../text/read-object.ts";
import { pathText } from "../../text/schema-faults.ts";
import { earAnswer, earPrompt, earPromptVersion, factsOf } from "./ear-prompt.ts";

/** A model that hears for the caller of one episode. */
export type ModelEar = {
  client: ModelClient;
  model: ModelRef;
  decoding: Decoding;
  episode: { agent: string; scenario: string; trial: number };
  /** The fence around each reply follows from it: the same when a run is taken up, and unknown to the agent. */
  seed: number;
};

/** A reply that is no valid answer is asked for once more. */
const ATTEMPTS = 2;

/**
 * An ear that asks a model, in structured output, and plainly where the provider turns that down. What was heard once is
 * not asked again. A model that gives no valid answer ends the episode as the caller's fault, never the agent's.
 */
export function modelEar(ear: ModelEar): Ear {
  const heard = new Map<string, Promise<Heard>>();
  const session = new Session(ear);
  return {
    id: `${ear.model.id}@${earPromptVersion()}`,
    hear(reply, situation, signal) {
      const name = JSON.stringify([reply, situation]);
      const known = heard.get(name) ?? session.hear(reply, situation, signal);
      heard.set(name, known);
      return known;
    },
  };
}

class Session {
  readonly #ear: ModelEar;
  #calls = 0;
  /** Learnt: a provider that turned a structured request down is not sent another. */
  #structured = true;

  constructor(ear: ModelEar) {
    this.#ear = ear;
  }

  async hear(reply: string, situation: Situation, signal: AbortSignal): Promise<Heard> {
    const prompt = earPrompt(reply, situation, this.#nonce());
    const asked: ModelMessage[] = [
      { role: "system", text: prompt.system },
      { role: "user", text: prompt.user },
    ];
    const messages = [...asked];
    let problem = "";
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { model, decoding } = this.#ear;
      const request = { model, decoding, messages: [...messages], tools: [], responseSchema: prompt.schema };
      const answer = await this.#ask(request, signal);
      const read = readAnswer(answer, factsOf(situation));
      if (read.ok) return read.heard;
      problem = read.problem;
      messages.splice(asked.length, Infinity, ...feedbackOn(answer, problem));
    }
    const because = `${this.#ear.model.id} gave no valid answer as the caller's ear in ${ATTEMPTS} attempts; the last: ${problem}`;
    throw new ParticipantFault("caller", "fault", because);
  }

  #nonce(): string {
    const { episode, seed } = this.#ear;
    return hash("sha256", JSON.stringify([seed, episode, this.#calls])).slice(0, 16);
  }

  async #ask(request: ModelRequest, signal: AbortSignal): Promise<ModelReply> {
    const { responseSchema: _, ...plain } = request;
    const key = { ...this.#ear.episode, role: "ear", index: this.#calls };
    this.#calls += 1;
    const generate = (wanted: ModelRequest): Promise<ModelReply> =>
      this.#ear.client.generate(wanted, key, signal);
    try {
      if (!this.#structured) return await generate(plain);
      return await generate(request).catch((error: unknown) => {
        if (!(error instanceof ModelFault) || error.kind !== "rejected") throw error;
        this.#structured = false;
        return generate(plain);
      });
    } catch (error) {
      throw participantFault("caller", error);
    }
  }
}

type ReadAnswer = { ok: true; heard: Heard } | { ok: false; problem: string };

function readAnswer({ text, record }: ModelReply, names: readonly string[]): ReadAnswer {
  if (record.finish === "length") return { ok: false, problem: "it was cut off" };
  if (record.finish === "content-filter") return { ok: false, problem: "the provider withheld it" };
  const read = readOnlyObject(text ?? "");
  if (!read.ok) return { ok: false, problem: "it does not hold exactly one JSON object" };
  const { success, data, error } = earAnswer(names).safeParse(Object.fromEntries(read.value));
  if (success) return { ok: true, heard: { ...data, asksFor: namesIn(data.asksFor, names) } };
  const [issue] = error.issues;
  return { ok: false, problem: `${pathText(issue?.path ?? [])}: ${issue?.message ?? "not as asked"}` };
}

function namesIn(asked: readonly string[], names: readonly string[]): string[] {
  return names.filter((name) => asked.includes(name)).toSorted();
}

/** The bad answer and what is wrong with it. An empty one is asked for again without a word. */
function feedbackOn({ text }: ModelReply, problem: string): ModelMessage[] {
  if (text === null || text.trim() === "") return [];
  return [
    { role: "assistant", text, calls: [] },
    {
      role: "user",
      text: `That is no valid answer: ${problem}. Answer with one JSON object of the described form and nothing else.`,
    },
  ];
}
