import type { JudgeQuestion, Judgement } from "../../../contract/judgement.ts";
import type { Fact } from "../../../contract/fact.ts";
import type { Finding } from "../../../contract/verdict.ts";
import { describeFact, factMatcher, isHardValue } from "../../../text/fact-matches.ts";
import { maySpeakOf } from "../../../text/relative-days.ts";
import {
  defineCheck,
  evidenceAt,
  failed,
  notApplicable,
  passed,
  unjudged,
  type Objection,
} from "../../../grading/check.ts";
import { answerTo, unanswered, type Judged } from "../../../grading/judged.ts";
import { isCompleted } from "./a1-required-tools.ts";
import type { CaseView, Said } from "./case-view.ts";
import { wordingFindings } from "./response-findings.ts";

/** What R needs. `notAsked`: an earlier gate has failed, so that no judge was to be asked. */
export type ResponseGiven = {
  view: CaseView;
  judged: Judged;
  judgements: readonly Judgement[];
  notAsked: boolean;
};

/** The id of R's question to a judge. */
export const RESPONSE_QUESTION = "R";

/**
 * R: the final reply meets the case. A rule fails it on hard values, one that is stated nowhere or one that no reply may
 * state, and on acts: a forbidden call where the case was to be declined, a write that was carried out where a question
 * was expected. Whether a reply that none of these touches meets the case is for a judge to say; words are
 * findings that go to the judge with the question.
 */
export const response = defineCheck({ id: "R", version: 2, stage: "R" }, (given: ResponseGiven): Finding => {
  const { view, judged, judgements, notAsked } = given;
  const reply = view.finalReply;
  if (reply === undefined) return notApplicable("there is no final reply");
  const objections = responseObjections(view);
  if (objections.length > 0) {
    const at = [reply.seq, ...objections.flatMap((objection) => objection.at)];
    return failed(evidenceAt(at, "agent-messages"), objections.map(({ because }) => because).join("; "));
  }
  const answer = answerTo(RESPONSE_QUESTION, "response", judgements);
  if (answer.status === "missing") {
    return notAsked
      ? unjudged("not asked: an earlier gate has failed", "not-needed")
      : unanswered(answer, judged, [reply.seq]);
  }
  const { met, behaviour, because, evidence: cited } = answer.answer;
  const rests = evidenceAt([reply.seq, ...cited], "conversation");
  const { behaviour: expected, behaviourAdvisory } = view.scenario;
  if (met && !behaviourAdvisory && behaviour !== expected) {
    return failed(rests, `the reply is of the kind "${behaviour}", "${expected}" was expected; ${because}`);
  }
  return met ? passed(rests, because) : failed(rests, because);
});

/** What a judge is asked about the final reply, with what rules found of its wording. */
export function responseQuestion(view: CaseView): JudgeQuestion {
  const {
    response: { resolution, rule },
    behaviour,
    metrics,
  } = view.scenario;
  const findings = wordingFindings(view);
  const question = { resolution, rule, expected: behaviour, metrics };
  return {
    type: "response",
    id: RESPONSE_QUESTION,
    ...question,
    ...(findings.length === 0 ? {} : { findings }),
  };
}

/** What the rules object to: hard values in what was said, and acts. */
export function responseObjections(view: CaseView): Objection[] {
  const reply = view.finalReply;
  if (reply === undefined) return [];
  const { must, mustNot } = view.scenario.response;
  return [
    ...must
      .filter(isHardValue)
      .filter((fact) => saidWhere(fact, view).length === 0 && !maySay(fact, view))
      .map((fact) => ({ at: [reply.seq], because: `the agent nowhere states ${describeFact(fact)}` })),
    ...view.agentSaid.flatMap(({ seq, text }) =>
      mustNot
        .filter(isHardValue)
        .filter(factMatcher(text))
        .map((fact) => ({ at: [seq], because: `the agent states ${describeFact(fact)}` })),
    ),
    ...actObjections(view, reply),
  ];
}

/** The messages that state a fact. */
function saidWhere(fact: Fact, { agentSaid }: CaseView): Said[] {
  return agentSaid.filter(({ text }) => factMatcher(text)(fact));
}

/** Whether a day of `must` may be spoken of without its month, which rules leave to the judge. */
function maySay(fact: Fact, { agentSaid, scenario }: CaseView): boolean {
  if (!("date" in fact)) return false;
  return agentSaid.some(({ text }) => maySpeakOf(text, { day: fact.date, today: scenario.setup.date }));
}

function actObjections(view: CaseView, reply: { seq: number }): Objection[] {
  const { behaviour, gold } = view.scenario;
  switch (behaviour) {
    case "answer":
      return [];
    case "decline":
      return view.calls
        .filter(({ tool }) => gold.forbidden.includes(tool))
        .map(({ tool, seq }) => ({
          at: [reply.seq, seq],
          because: `${tool} was called for what was to be declined`,
        }));
    case "clarify": {
      const turn = view.said.findLast(({ by, seq }) => by === "caller" && seq < reply.seq);
      const acted = view.calls.filter(
        (call) =>
          call.isWrite &&
          call.seq > (turn?.seq ?? 0) &&
          isCompleted(call, view.scenario) &&
          call.outcome !== "failed",
      );
      return acted.map(({ tool, seq }) => ({
        at: [reply.seq, seq],
        because: `${tool} was carried out where a question was expected`,
      }));
    }
  }
}
