import type { Judgement } from "../../contract/judgement.ts";
import type { Finding } from "../../contract/verdict.ts";
import {
  defineCheck,
  evidenceAt,
  failed,
  notApplicable,
  passed,
  unjudged,
  type Objection,
} from "../check.ts";
import { asksQuestion, onlyAsks } from "../../text/asks-question.ts";
import { describeFact, factMatcher } from "../../text/fact-matches.ts";
import { isCompleted } from "./a1-required-tools.ts";
import type { CaseView } from "./case-view.ts";
import { answerTo, type Judged } from "../judged.ts";

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
 * R: the final reply meets the case. Rules decide what they can: the facts that it must state, those that no reply may
 * state, and the kind of behaviour. A judge, where there is one, has to agree as well; without one, a reply of a case that states no facts
 * stays unjudged, unless a question was all that was expected.
 */
export const response = defineCheck({ id: "R", version: 1, stage: "R" }, (given: ResponseGiven): Finding => {
  const { view, judged, judgements, notAsked } = given;
  const reply = view.finalReply;
  if (reply === undefined) return notApplicable("there is no final reply");
  const objections = responseObjections(view);
  const seqs = [reply.seq, ...objections.flatMap(({ at }) => at)];
  const evidence = evidenceAt(seqs, "agent-messages");
  if (objections.length > 0) return failed(evidence, objections.map(({ because }) => because).join("; "));
  const answer = answerTo(RESPONSE_QUESTION, "response", judgements);
  if (answer.status === "missing") {
    if (judged === "open") return byRulesAlone(view, evidence);
    return notAsked
      ? unjudged("not asked: an earlier gate has failed", "not-needed")
      : unjudged(answer.because, answer.why);
  }
  const { met, behaviour, because, evidence: cited } = answer.answer;
  const rests = evidenceAt([reply.seq, ...cited], "conversation");
  const { behaviour: expected, behaviourAdvisory } = view.scenario;
  if (met && !behaviourAdvisory && behaviour !== expected) {
    return failed(rests, `the reply is of the kind "${behaviour}", "${expected}" was expected; ${because}`);
  }
  return met ? passed(rests, because) : failed(rests, because);
});

function byRulesAlone({ scenario }: CaseView, evidence: ReturnType<typeof evidenceAt>): Finding {
  const { must, mustNot } = scenario.response;
  if (must.length + mustNot.length > 0)
    return passed(evidence, "the reply states what it must and nothing it must not");
  if (scenario.behaviour === "clarify" && !scenario.behaviourAdvisory)
    return passed(evidence, "the reply asks");
  return unjudged("the case states no facts, so only a judge could tell", "not-asked");
}

/** What the rules object to in the final reply and in how the agent behaved. */
export function responseObjections(view: CaseView): Objection[] {
  const reply = view.finalReply;
  if (reply === undefined) return [];
  const states = factMatcher(reply.text);
  const { must, mustNot } = view.scenario.response;
  const at = [reply.seq];
  return [
    ...must
      .filter((fact) => !states(fact))
      .map((fact) => ({ at, because: `the reply does not state ${describeFact(fact)}` })),
    ...view.agentSaid.flatMap(({ seq, text }) =>
      mustNot
        .filter(factMatcher(text))
        .map((fact) => ({ at: [seq], because: `the agent states ${describeFact(fact)}` })),
    ),
    ...behaviourObjections(view, reply),
  ];
}

function behaviourObjections(view: CaseView, reply: { seq: number; text: string }): Objection[] {
  const { behaviour, behaviourAdvisory, gold } = view.scenario;
  const objection = (because: string, ...seqs: number[]): Objection => ({
    at: [reply.seq, ...seqs],
    because,
  });
  switch (behaviour) {
    case "answer":
      return !behaviourAdvisory && onlyAsks(reply.text)
        ? [objection("the reply only asks, an answer was expected")]
        : [];
    case "decline":
      return view.calls
        .filter(({ tool }) => gold.forbidden.includes(tool))
        .map(({ tool, seq }) => objection(`${tool} was called for what was to be declined`, seq));
    case "clarify": {
      const asks = behaviourAdvisory || asksQuestion(reply.text);
      const turn = view.said.findLast(({ by, seq }) => by === "caller" && seq < reply.seq);
      const acted = view.calls.filter(
        (call) =>
          call.isWrite &&
          call.seq > (turn?.seq ?? 0) &&
          isCompleted(call, view.scenario) &&
          call.outcome !== "failed",
      );
      return [
        ...(asks ? [] : [objection("the reply asks nothing, a question was expected")]),
        ...acted.map(({ tool, seq }) =>
          objection(`${tool} was carried out where a question was expected`, seq),
        ),
      ];
    }
  }
}
