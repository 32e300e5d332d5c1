import type { Json } from "../../../contract/json.ts";
import type { RetailCase } from "../retail-case.ts";
import { dayNumber } from "../../../text/dates.ts";
import { leavesOf, loginJson, type CaseView } from "./case-view.ts";
import { FigureKnowledge } from "../../../grading/figures/figure-knowledge.ts";

/**
 * Figures that the conversation has given up to a point: login context, case clock, what the tools' descriptions say,
 * tool results, the customer's words, the earlier conversation. Asked with rising places, as messages are read in order.
 */
export class FigureSources {
  /** What the case itself gives; shared by all gradings of it. */
  readonly given: FigureKnowledge;
  /** What this conversation added. */
  readonly heard = new FigureKnowledge();
  readonly #lessons: Lesson[];

  constructor({ scenario, said, calls, priorCalls }: CaseView) {
    this.given = givenBy(scenario);
    const spoken = said
      .filter(({ by, live }) => by === "caller" || !live)
      .map(({ seq, text }): Lesson => ({ seq, from: "", text, json: undefined }));
    const answered = [...priorCalls, ...calls].flatMap(({ tool, answer }): Lesson[] =>
      answer?.status === "done" || answer?.status === "refused" ? [{ ...answer, from: tool }] : [],
    );
    this.#lessons = [...spoken, ...answered].toSorted((a, b) => a.seq - b.seq);
  }

  /** Learns what stands before this place. */
  advanceTo(seq: number): void {
    let next = this.#lessons[0];
    while (next !== undefined && next.seq < seq) {
      this.#lessons.shift();
      if (next.json === undefined) this.heard.learnText(next.text);
      else this.heard.learnJson(next.json, next.from);
      next = this.#lessons[0];
    }
  }

  get all(): readonly FigureKnowledge[] {
    return [this.given, this.heard];
  }
}

/** What can be learnt from one message or answer, once it has been read. */
type Lesson = { seq: number; from: string; text: string; json: Json | undefined };

const given = new WeakMap<RetailCase, FigureKnowledge>();

function givenBy(scenario: RetailCase): FigureKnowledge {
  let knowledge = given.get(scenario);
  if (knowledge === undefined) {
    knowledge = new FigureKnowledge();
    knowledge.learnJson(loginJson(scenario), "login");
    const today = dayNumber(scenario.setup.date);
    if (today !== undefined) knowledge.days.add(today);
    for (const { spec } of scenario.tools) {
      knowledge.learnText(spec.description);
      for (const { key, value } of leavesOf(spec.parameters ?? null)) {
        if (key === "description" && typeof value === "string") knowledge.learnText(value);
      }
    }
    given.set(scenario, knowledge);
  }
  return knowledge;
}
