import { describeFact } from "../../../text/fact-matches.ts";
import { noneFound } from "../../check.ts";
import { defineCheckKind } from "./define-check.ts";

/** Fails when the agent said one of the facts. */
export const agentNeverSays = defineCheckKind("agent-never-says", 2, ({ facts }, { agentSaid }) => {
  const objections = agentSaid.flatMap(({ seq, states }) => {
    const said = facts.filter(states);
    return said.length === 0
      ? []
      : [{ at: [seq], because: `the agent said ${said.map(describeFact).join(", ")}` }];
  });
  return noneFound("mention of what must not be said", "agent-messages", objections);
});
