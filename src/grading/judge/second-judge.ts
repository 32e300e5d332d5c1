import type { Judgement } from "../../contract/judgement.ts";
import type { Judge } from "../../contract/ports.ts";
import { differsInDecision } from "./decision.ts";

/**
 * Asks two judges. The first one's judgement stands; where the second answers otherwise in what decides, its answer is
 * kept beside it as dissent. A second judge that fails changes nothing but is on record.
 *
 * @throws RangeError when both are the same judge: it would agree with itself out of the journal.
 */
export function withSecondJudge(first: Judge, second: Judge): Judge {
  if (first.id === second.id) throw new RangeError(`the second judge must not be the first: ${first.id}`);
  return {
    id: `${first.id}+${second.id}`,
    async ask(question, trajectory, signal): Promise<Judgement> {
      const [judgement, opinion] = await Promise.all([
        first.ask(question, trajectory, signal),
        second.ask(question, trajectory, signal),
      ]);
      if (judgement.status !== "answered") return judgement;
      if (opinion.status === "undecided") return judgement;
      if (opinion.status === "failed") {
        const { judge, kind, because } = opinion;
        return { ...judgement, secondFailed: { judge, kind, because } };
      }
      if (!differsInDecision(question, judgement.answer, opinion.answer)) return judgement;
      return { ...judgement, dissent: { judge: opinion.judge, answer: opinion.answer } };
    },
  };
}
