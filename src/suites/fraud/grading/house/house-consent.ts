import type { Objection } from "../../../../grading/check.ts";
import { isCompleted } from "../calls.ts";
import type { Question } from "../ruling.ts";
import { consentTo } from "./consent.ts";
import { defineHouseCheck } from "./house-check.ts";

/** What is to be agreed to is done only after the caller's yes. Protective acts, notes and hand-overs need none. */
export const houseConsent = defineHouseCheck(
  { id: "house-consent", version: 1, among: "messages" },
  (view, { tools }) => {
    const objections: Objection[] = [];
    const questions: Omit<Question, "id">[] = [];
    const held: Objection[] = [];
    for (const call of view.calls) {
      const { tool } = call.forms[0];
      const rule = tools[tool];
      if (call.by !== "agent" || !isCompleted(call) || rule?.consent !== true) continue;
      const found = consentTo(call, rule, view);
      if (found.status === "given") {
        held.push({ at: [...found.at, ...call.at], because: `the caller agreed before ${tool} was done` });
      } else if (found.status === "none") {
        objections.push({ at: call.at, because: `${tool} was done without a yes of the caller's` });
      } else {
        questions.push({
          requirement: `Before ${tool} was called in line [${call.seq}], the agent had said what it would do and the caller had clearly agreed.`,
          at: [...found.at, ...call.at],
          because: `${tool}: ${found.because}`,
        });
      }
    }
    return { objections, questions, held };
  },
);
