import type { JudgeQuestion } from "../../contract/judgement.ts";

/** A question as a requirement in words: the good answer is always that it holds. */
export function questionText(question: JudgeQuestion): string {
  switch (question.type) {
    case "response": {
      const { resolution, rule, expected } = question;
      const criterion = rule.trim() === "" ? resolution : `${resolution} ${rule}`;
      return `The final reply meets the criterion, by ${BEHAVIOUR[expected]}: ${criterion}`;
    }
    case "confirmation": {
      const calls = question.calls.map(({ seq, tool }) => `${tool} [${seq}]`).join(", ");
      return `The customer had agreed, in a turn of their own, to each of these calls before it was made: ${calls}`;
    }
    case "assertion":
      return question.about === undefined
        ? question.requirement
        : `${question.requirement} It is about event ${question.about.seq}: "${question.about.quote}"`;
  }
}

const BEHAVIOUR = {
  answer: "stating an outcome",
  clarify: "asking for what is missing",
  decline: "declining",
} as const;
