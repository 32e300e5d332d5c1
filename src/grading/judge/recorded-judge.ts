import type { Judgement } from "../../contract/judgement.ts";
import type { Judge } from "../../contract/ports.ts";

/** A judge that gives answers which are already known, and nobody's where there is none. */
export function recordedJudge(id: string, judgements: readonly Judgement[]): Judge {
  const known = new Map(judgements.map((judgement) => [judgement.question, judgement]));
  return {
    id,
    ask(question): Promise<Judgement> {
      const because = "the recorded results hold no answer to this question";
      const unknown = {
        status: "failed",
        question: question.id,
        judge: id,
        kind: "unreachable",
        because,
      } as const;
      return Promise.resolve(known.get(question.id) ?? unknown);
    },
  };
}
