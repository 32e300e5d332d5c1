import type { JudgeQuestion, Judgement } from "../../contract/judgement.ts";
import type { Judge } from "../../contract/ports.ts";
import type { Trajectory } from "../../contract/trajectory.ts";
import { answerOf } from "./function-judge.ts";

/** What a scenario's author says of a built-in agent: whether the question's requirement holds for it. */
export type AuthorSays = (question: JudgeQuestion, trajectory: Trajectory) => boolean;

/** The author of a scenario as judge of the agents that come with it: an oracle's questions hold, a foil's own do not. */
export function authorJudge(says: AuthorSays): Judge {
  return {
    id: "author",
    ask(question, trajectory): Promise<Judgement> {
      const holds = says(question, trajectory);
      const because = holds
        ? "its author wrote this agent to meet it"
        : "its author wrote this agent to fail it";
      const answer = answerOf(question, { holds, because, evidence: [] });
      return Promise.resolve({ status: "answered", question: question.id, judge: "author", answer });
    },
  };
}
