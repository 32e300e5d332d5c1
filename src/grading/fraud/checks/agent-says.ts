import { describeFact } from "../../../text/fact-matches.ts";
import { evidenceAt, failed, passed } from "../../check.ts";
import { allSaid } from "../moments.ts";
import { defineCheckKind } from "./define-check.ts";

/** Passes when the agent said all of the facts, in one message or over several. */
export const agentSays = defineCheckKind("agent-says", 2, ({ facts }, { agentSaid }) => {
  const said = allSaid(facts, agentSaid);
  if (said !== undefined) return passed(evidenceAt(said.at, "agent-messages"), "the agent said what it must");
  const missing = facts.filter((fact) => !agentSaid.some(({ states }) => states(fact)));
  return failed({ noneAmong: "agent-messages" }, `never said: ${missing.map(describeFact).join(", ")}`);
});
