import type { Fact } from "../../../contract/fact.ts";
import { asksQuestion, onlyAsks } from "../../../text/asks-question.ts";
import { describeFact, factMatcher, isHardValue } from "../../../text/fact-matches.ts";
import type { CaseView } from "./case-view.ts";

/**
 * What rules notice of how the replies are worded, for whoever judges gate R: words that right replies use and the final
 * one does not, words that they avoid, values that were stated only earlier, and of which kind the final reply looks. None of it
 * decides anything.
 */
export function wordingFindings(view: CaseView): string[] {
  const reply = view.finalReply;
  if (reply === undefined) return [];
  const { must, mustNot, says, avoids } = view.scenario.response;
  const states = factMatcher(reply.text);
  const isWords = (fact: Fact): boolean => !isHardValue(fact);
  return [
    ...must
      .filter((fact) => isHardValue(fact) && !states(fact))
      .map((fact) => `${describeFact(fact)} is stated earlier, but not in the final reply`),
    ...[...must.filter(isWords), ...says]
      .filter((fact) => !states(fact))
      .map(
        (fact) =>
          `the final reply has none of the words that right replies usually have: ${describeFact(fact)}`,
      ),
    ...[...mustNot.filter(isWords), ...avoids].flatMap((fact) =>
      view.agentSaid
        .filter(({ text }) => factMatcher(text)(fact))
        .map(({ seq }) => `line [${seq}] has words that wrong replies have: ${describeFact(fact)}`),
    ),
    ...kindFindings(view, reply.text),
  ];
}

function kindFindings({ scenario: { behaviour, behaviourAdvisory } }: CaseView, reply: string): string[] {
  if (behaviourAdvisory) return [];
  if (behaviour === "answer" && onlyAsks(reply))
    return ["the final reply seems only to ask; an answer was expected"];
  if (behaviour === "clarify" && !asksQuestion(reply))
    return ["the final reply seems to ask nothing; a question was expected"];
  return [];
}
