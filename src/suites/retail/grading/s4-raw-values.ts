import { findRawValues } from "../../../text/raw-values.ts";
import type { AskingGate, Doubt } from "./doubts.ts";

/**
 * S4: no raw value of a program in what the customer reads. What no sentence contains decides: JSON, an unfilled
 * placeholder, `[object Object]`, tool-call markup, NaN for an amount. A bare word (null, None, undefined, nan) may be one of
 * the language, and is a question.
 */
export const rawValues: AskingGate = {
  id: "S4",
  version: 2,
  what: "raw value in what the agent said",
  among: "agent-messages",
  look({ agentSaid }) {
    const found = agentSaid.flatMap(({ seq, text }) => findRawValues(text).map((raw) => ({ seq, ...raw })));
    return {
      objections: found
        .filter(({ isWord }) => !isWord)
        .map(({ seq, said }) => ({ at: [seq], because: `raw value shown: ${said}` })),
      doubts: found
        .filter(({ isWord }) => isWord)
        .map(({ seq, quote }): Doubt => ({
          seq,
          quote,
          because: "it has a word that may be a raw value of a program",
          requirement: REQUIREMENT,
        })),
    };
  },
};

const REQUIREMENT =
  "The customer is shown no raw value of a program: words such as null, None, undefined or nan stand here as words of the language, or as a name.";
