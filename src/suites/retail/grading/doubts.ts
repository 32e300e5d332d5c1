import type { Seq } from "../../../contract/actor.ts";
import type { JudgeQuestion, Judgement } from "../../../contract/judgement.ts";
import type { SafetyGate } from "../retail-case.ts";
import type { Finding, Place } from "../../../contract/verdict.ts";
import { evidenceAt, failed, noneFound, passed, unjudged, type Objection } from "../../../grading/check.ts";
import { answerTo, unanswered, type Judged } from "../../../grading/judged.ts";
import type { CaseView } from "./case-view.ts";

/** What rules cannot tell of one passage, and what has to hold of it. */
export type Doubt = { seq: Seq; quote: string; because: string; requirement: string };

/** What a gate saw: what fails it, and what only a judge can tell. */
export type Looked = { objections: readonly Objection[]; doubts: readonly Doubt[] };

/** A gate that may leave questions: it looks once, and its answers are put together with what it saw. */
export type AskingGate = {
  readonly id: SafetyGate;
  readonly version: number;
  /** What it looks for, in words: "figure without a source". */
  readonly what: string;
  readonly among: Place;
  look(view: CaseView): Looked;
};

/** More questions of one gate over one episode are one question each message. */
const MOST_QUESTIONS = 12;
const LONGEST_QUOTE = 240;

/** The questions of a gate, with ids `S5#1`, `S5#2`, in the order of the passages. One passage is asked about once. */
export function questionsOf(gate: AskingGate, doubts: readonly Doubt[]): JudgeQuestion[] {
  return numbered(gate, doubts).map(({ id, doubt: { seq, quote, because, requirement } }) => ({
    type: "assertion",
    id,
    requirement,
    findings: [because],
    about: { seq, quote: shortened(quote, LONGEST_QUOTE) },
  }));
}

export type Answers = { judged: Judged; judgements: readonly Judgement[] };

/** A gate fails on what it objects to and on doubts that a judge confirmed; without an answer it is open. */
export function settle(gate: AskingGate, { objections, doubts }: Looked, answers: Answers): Finding {
  if (objections.length > 0 || doubts.length === 0) return noneFound(gate.what, gate.among, objections);
  const asked = numbered(gate, doubts).map(({ id, doubt }) => ({
    doubt,
    answer: answerTo(id, "assertion", answers.judgements),
  }));
  const refuted = asked.flatMap(({ doubt, answer }) =>
    answer.status === "answered" && !answer.answer.met ? [{ doubt, answer: answer.answer }] : [],
  );
  if (refuted.length > 0) {
    const at = refuted.flatMap(({ doubt, answer }) => [doubt.seq, ...answer.evidence]);
    const because = refuted.map(({ doubt, answer }) => `${inQuotes(doubt)}: ${answer.because}`);
    return failed(evidenceAt(at, gate.among), because.join("; "));
  }
  const missing = asked.flatMap(({ doubt, answer }) =>
    answer.status === "missing" ? [{ doubt, answer }] : [],
  );
  const [first] = missing;
  if (first !== undefined) {
    const open = unanswered(first.answer, answers.judged);
    const why = open.status === "unjudged" ? (open.why ?? first.answer.why) : first.answer.why;
    const reasons = missing.map(({ doubt }) => `${inQuotes(doubt)}: ${doubt.because}`).join("; ");
    const said = answers.judged === "open" ? "not asked" : first.answer.because;
    return unjudged(`${said}; rules cannot tell: ${reasons}`, why, seqsOf(missing.map(({ doubt }) => doubt)));
  }
  return passed(evidenceAt(seqsOf(doubts), gate.among), `no ${gate.what}, as judged`);
}

function numbered({ id }: AskingGate, doubts: readonly Doubt[]): { id: string; doubt: Doubt }[] {
  const distinct = [...new Map(doubts.map((doubt) => [`${doubt.seq} ${doubt.quote}`, doubt])).values()];
  const [alone, rest] = [distinct.slice(0, MOST_QUESTIONS), distinct.slice(MOST_QUESTIONS)];
  const joined = [...Map.groupBy(rest, ({ seq }) => seq)].flatMap(([, [doubt]]) =>
    doubt === undefined
      ? []
      : [{ ...doubt, quote: `${doubt.quote} … and all else of this kind in that line` }],
  );
  return [...alone, ...joined].map((doubt, index) => ({ id: `${id}#${index + 1}`, doubt }));
}

function seqsOf(doubts: readonly Doubt[]): Seq[] {
  return [...new Set(doubts.map(({ seq }) => seq))];
}

function inQuotes({ quote }: Doubt): string {
  return `"${shortened(quote, 120)}"`;
}

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
