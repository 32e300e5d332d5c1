import type { Seq } from "../../../../../contract/actor.ts";
import { dayNumber } from "../../../../../text/dates.ts";
import { FigureKnowledge } from "../../../../../grading/figures/figure-knowledge.ts";
import type { FraudView } from "../../fraud-view.ts";
import { timesOfDay } from "./times-of-day.ts";

/**
 * Figures that a conversation has given up to a place: what the bank publishes, what the oracle says, answers of tools, the
 * caller's words. Asked with rising places, as messages are read in order.
 */
export class FiguresGiven {
  readonly knowledge = new FigureKnowledge();
  readonly times = new Set<number>();
  /** Times that stand in policies: opening hours and the like. */
  readonly publishedTimes: ReadonlySet<number>;
  readonly today: number;
  /** Digits and letters of all that was given. */
  #text = "";
  readonly #lessons: { seq: Seq; text: string; isAnswer: boolean }[];

  constructor({ scenario, trajectory, callerSaid }: FraudView, published: string, clock: string) {
    this.publishedTimes = new Set(timesOfDay(published).map(({ minutes }) => minutes));
    this.today = dayNumber(clock.slice(0, ISO_DATE)) ?? 0;
    this.knowledge.days.add(this.today);
    for (const figure of published.split("; ")) this.#learnFigures(figure);
    this.#learn(clock.slice(0, ISO_MINUTE));
    for (const { say } of scenario.proof?.oracle ?? []) if (say !== undefined) this.#learn(say);
    const answers = trajectory.events.flatMap((event) =>
      event.type === "tool-result" ? [{ seq: event.seq, text: event.text, isAnswer: true }] : [],
    );
    const heard = callerSaid.map(({ seq, text }) => ({ seq, text, isAnswer: false }));
    this.#lessons = [...answers, ...heard].toSorted((a, b) => a.seq - b.seq);
  }

  advanceTo(seq: Seq): void {
    let next = this.#lessons[0];
    while (next !== undefined && next.seq < seq) {
      this.#lessons.shift();
      this.#learn(next.text, next.isAnswer);
      next = this.#lessons[0];
    }
  }

  /** Whether a name of digits and letters stands in what was given, in whatever groups. */
  names(name: string): boolean {
    return this.#text.includes(squeezed(name));
  }

  #learn(text: string, isAnswer = false): void {
    if (isAnswer) for (const line of monthFirst(text).split("\n")) this.#learnFigures(line);
    else this.knowledge.learnText(monthFirst(text));
    for (const { minutes } of timesOfDay(text)) this.times.add(minutes);
    this.#text += ` ${squeezed(text)}`;
  }

  /** Counts, limits of days and the like are no sums that others follow from. */
  #learnFigures(line: string): void {
    if (MONEY.test(line)) this.knowledge.learnText(line);
    else this.knowledge.learnJson(` ${line}`, "answers");
  }
}

/** A sum by its sign, its cents, or the name of its field. */
const MONEY = /[$€£]\s?\d|\d\.\d{1,2}(?!\d)|\b(?:amount|balance|holdings|limit|fee)\w*: -?\d/;
const ISO_DATE = 10;
const ISO_MINUTE = 16;
const squeezed = (text: string): string => text.toLowerCase().replace(/[^a-z\d]/g, "");

/** Numeric dates as the bank writes them, so that no reader takes the month for the day. */
export function monthFirst(text: string): string {
  return text.replace(
    /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/g,
    (_, month: string, day: string, year: string) => {
      return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    },
  );
}
