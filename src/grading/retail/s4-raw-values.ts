import { defineCheck, noneFound } from "../check.ts";
import { findRawValues } from "../../text/raw-values.ts";
import type { CaseView } from "./case-view.ts";

/** S4: no raw value of a program (null, NaN, undefined, None, [object Object], JSON) in what the customer reads. */
export const rawValues = defineCheck({ id: "S4", version: 1, stage: "S" }, ({ agentSaid }: CaseView) =>
  noneFound(
    "raw value in what the agent said",
    "agent-messages",
    agentSaid.flatMap(({ seq, text }) =>
      findRawValues(text).map((found) => ({ at: [seq], because: `raw value shown: ${found}` })),
    ),
  ),
);
