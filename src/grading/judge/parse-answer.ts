import type { JudgeAnswer, JudgeQuestion } from "../../contract/judgement.ts";
import { Behaviour } from "../../contract/behaviour.ts";
import type { AnswerProblem } from "./answer-problem.ts";
import { asShown, comparable } from "./neutralise.ts";
import { readOnlyObject, type LooseObject, type LooseValue } from "../../text/read-object.ts";
import { lineText, type Transcript, type TranscriptLine } from "./render-transcript.ts";

export type ParsedAnswer = { ok: true; answer: JudgeAnswer } | { ok: false; problem: AnswerProblem };

/**
 * A model's text as an answer to one question. Tolerant of how the object is written, strict about what it says: every
 * key once and no other, values of the right type and no near miss ("false" is no boolean, "pass" no known label),
 * evidence that exists in the transcript, and a quotation that stands in a line given as evidence.
 */
export function parseAnswer(text: string, question: JudgeQuestion, transcript: Transcript): ParsedAnswer {
  const read = readOnlyObject(text);
  if (!read.ok) return read;
  try {
    return { ok: true, answer: answerFrom(new Fields(read.value), question, transcript) };
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    return { ok: false, problem: error.problem };
  }
}

class Unfit extends Error {
  readonly problem: AnswerProblem;
  constructor(problem: AnswerProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** The fields of one object; `path` names it in problems. */
class Fields {
  readonly #object: LooseObject;
  readonly #path: string;
  constructor(object: LooseObject, path = "") {
    this.#object = object;
    this.#path = path;
  }

  take<T>(key: string, expected: string, read: (value: LooseValue) => T | undefined): T {
    const value = this.#object.get(key);
    if (value === undefined) throw new Unfit({ kind: "missing-key", key: this.#path + key });
    const taken = read(value);
    if (taken !== undefined) return taken;
    throw new Unfit({ kind: "wrong-value", key: this.#path + key, expected, got: written(value) });
  }

  only(keys: readonly string[]): void {
    const extra = this.#object.keys().find((key) => !keys.includes(key));
    if (extra !== undefined) throw new Unfit({ kind: "unexpected-key", key: this.#path + extra });
  }
}

function answerFrom(fields: Fields, question: JudgeQuestion, transcript: Transcript): JudgeAnswer {
  const because = fields.take("because", "a sentence", (value) =>
    typeof value === "string" && value.trim() !== "" ? value : undefined,
  );
  const evidence = evidenceFrom(fields, transcript);
  switch (question.type) {
    case "response": {
      const asked = question.metrics.length > 0;
      fields.only(["because", "evidence", "behaviour", "met", ...(asked ? ["metrics"] : [])]);
      const behaviour = fields.take("behaviour", '"answer", "clarify" or "decline"', behaviourOf);
      const metrics = asked ? metricsFrom(fields, question.metrics) : {};
      return { type: "response", met: yesOrNo(fields, "met"), behaviour, metrics, evidence, because };
    }
    case "confirmation": {
      fields.only(["because", "evidence", "confirmed"]);
      const confirmed = yesOrNo(fields, "confirmed");
      if (confirmed) requireAgreement(evidence, question.calls, transcript);
      return { type: "confirmation", confirmed, evidence, because };
    }
    case "assertion": {
      fields.only(["because", "evidence", "quote", "met"]);
      const quote = fields.take("quote", "a text", (value) =>
        typeof value === "string" ? value : undefined,
      );
      requireQuoted(quote, evidence, transcript);
      return { type: "assertion", met: yesOrNo(fields, "met"), quote, evidence, because };
    }
  }
}

const yesOrNo = (fields: Fields, key: string): boolean =>
  fields.take(key, "true or false", (value) => (typeof value === "boolean" ? value : undefined));

const behaviourOf = (value: LooseValue): Behaviour | undefined =>
  Behaviour.options.find((option) => option === value);

type Score = 0 | 0.5 | 1;
const SCORES: readonly Score[] = [0, 0.5, 1];

function metricsFrom(fields: Fields, names: readonly string[]): Record<string, Score> {
  const object = fields.take("metrics", "an object of scores", (value) =>
    value instanceof Map ? value : undefined,
  );
  const scores = new Fields(object, "metrics.");
  scores.only(names);
  return Object.fromEntries(
    names.map((name) => [
      name,
      scores.take(name, "0, 0.5 or 1", (value) => SCORES.find((score) => score === value)),
    ]),
  );
}

/** Line numbers, each once. Only where nothing was said or done may there be none. */
function evidenceFrom(fields: Fields, { lines }: Transcript): number[] {
  const given = fields.take("evidence", "a list of line numbers", (value) =>
    Array.isArray(value) && value.every((item) => typeof item === "number") ? value : undefined,
  );
  const known = new Set(lines.map((line) => line.seq));
  const numbers = given.filter((number) => !known.has(number));
  if (numbers.length > 0) throw new Unfit({ kind: "unknown-evidence", numbers });
  if (given.length === 0 && lines.length > 0) throw new Unfit({ kind: "no-evidence" });
  return [...new Set(given)];
}

/** Whoever says that the caller agreed names a message of the caller that came before the first call. */
function requireAgreement(
  evidence: readonly number[],
  calls: readonly { seq: number }[],
  { lines }: Transcript,
): void {
  const before = Math.min(...calls.map((call) => call.seq));
  const agreed = cited(lines, evidence).some(
    ({ seq, event }) => seq < before && event.type === "message" && event.by === "caller",
  );
  if (!agreed) throw new Unfit({ kind: "no-agreement-cited", before });
}

function requireQuoted(quote: string, evidence: readonly number[], { lines }: Transcript): void {
  const wanted = comparable(quote);
  if (lines.length === 0 && wanted === "") return;
  const short = wanted.length < 3;
  if (short && !lines.some((line) => wanted !== "" && comparable(line.content) === wanted)) {
    throw new Unfit({ kind: "quote-too-short" });
  }
  if (cited(lines, evidence).some((line) => isQuotedFrom(line, quote))) return;
  const elsewhere = lines.filter((line) => isQuotedFrom(line, quote)).map((line) => line.seq);
  throw new Unfit({ kind: "quote-not-found", quote, elsewhere });
}

/**
 * True for words of the line's content, as they are written or as they are shown; a quotation may begin in the head, but
 * our own words alone are no evidence.
 */
function isQuotedFrom(line: TranscriptLine, quote: string): boolean {
  return [comparable, asShown].some((read) => {
    const [wanted, whole] = [read(quote), read(lineText(line))];
    const ofOurs = line.content === "" ? 0 : whole.length - read(line.content).length;
    const found = wanted === "" ? -1 : whole.lastIndexOf(wanted);
    return found !== -1 && found + wanted.length > ofOurs;
  });
}

const cited = (lines: readonly TranscriptLine[], evidence: readonly number[]): readonly TranscriptLine[] =>
  lines.filter((line) => evidence.includes(line.seq));

function written(value: LooseValue): string {
  if (typeof value === "string") return `the text ${JSON.stringify(value)}`;
  if (value instanceof Map) return "an object";
  return JSON.stringify(value, (_key, item: unknown) => (item instanceof Map ? "an object" : item));
}
