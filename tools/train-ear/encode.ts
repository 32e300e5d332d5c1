import type { Evidence } from "../../src/text/hearing/learned/sentence.ts";

/** What a decision learns from: numbers for the features of each part for each question, whether it is done, and how much it counts. */
export type Lesson = { parts: readonly (readonly Int32Array[])[]; holds: boolean; weight: number };
/** Lessons with the names of their features by number; a feature of two questions has a number for each. */
export type EncodedLessons = { names: readonly string[]; lessons: readonly Lesson[]; questions: number };

/** Gives features numbers as they come. */
export class Encoder {
  readonly names: string[] = [];
  readonly #numbers: Map<string, number>[] = [];

  /** The numbers of a part's features, each once; the same list gives the same numbers. */
  numbersOf(features: Evidence, question: number): Int32Array {
    const own = (this.#numbers[question] ??= new Map());
    const numbers = Array.from(new Set(features), (feature) => {
      let number = own.get(feature);
      if (number === undefined) {
        number = this.names.push(feature) - 1;
        own.set(feature, number);
      }
      return number;
    });
    return Int32Array.from(numbers);
  }
}

/** Lessons without the features that fewer than so many replies have. */
export function withoutRare(
  encoded: EncodedLessons,
  replies: readonly number[],
  least: number,
): EncodedLessons {
  const counts = new Int32Array(encoded.names.length);
  const lastReply = new Int32Array(encoded.names.length).fill(-1);
  encoded.lessons.forEach(({ parts }, at) => {
    const reply = replies[at] ?? 0;
    for (const features of parts.flat()) {
      for (const feature of features) {
        if (lastReply[feature] === reply) continue;
        lastReply[feature] = reply;
        counts[feature] = (counts[feature] ?? 0) + 1;
      }
    }
  });
  const kept = new Map<Int32Array, Int32Array>();
  const often = (features: Int32Array): Int32Array => {
    let own = kept.get(features);
    if (own === undefined)
      kept.set(features, (own = features.filter((feature) => (counts[feature] ?? 0) >= least)));
    return own;
  };
  const lessons = encoded.lessons.map((lesson) => ({
    ...lesson,
    parts: lesson.parts.map((part) => part.map(often)),
  }));
  return { ...encoded, lessons };
}
