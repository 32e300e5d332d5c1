import { describeFact } from "../../../../text/fact-matches.ts";
import { evidenceAt, failed, passed } from "../../../../grading/check.ts";
import { isHardFact } from "../../../../text/is-hard-fact.ts";
import { allSaid, describeFacts } from "../moments.ts";
import { askedOfWords } from "./asked-of-words.ts";
import { defineCheckKind } from "./define-check.ts";

/**
 * Passes when the agent said all of the facts, in one message or over several. Only hard values decide: whether it said
 * what stands there in words is asked.
 */
export const agentSays = defineCheckKind(
  { kind: "agent-says", version: 3, failing: "absence", looksAt: "words" },
  (rule, { agentSaid }) => {
    const { facts } = rule;
    const missing = facts.filter((fact) => !agentSaid.some(({ states }) => states(fact)));
    const never = failed(
      { noneAmong: "agent-messages" },
      `never said: ${missing.map(describeFact).join(", ")}`,
    );
    if (missing.some(isHardFact)) return never;
    const said = allSaid(facts, agentSaid);
    const finding =
      said === undefined
        ? never
        : passed(evidenceAt(said.at, "agent-messages"), "the agent said what it must");
    if (facts.every(isHardFact)) return finding;
    return askedOfWords(
      rule,
      `The agent tells the caller, in whatever words: ${describeFacts(facts)}`,
      finding,
    );
  },
);
