import { actEvidence, ACTS_HEARD } from "../../src/text/hearing/learned/act-evidence.ts";
import { writeWeights, type Weights } from "../../src/text/hearing/learned/weights.ts";
import { readReply } from "../../src/text/hearing/read-reply.ts";
import { topicOf } from "../../src/text/hearing/topic.ts";
import type { Phrased } from "./examples.ts";
import { encode, learn, meanOf, type Lesson } from "./learn.ts";
import type { Example } from "./speaker.ts";

/** What the ear learns from: replies that people wrote and labelled, and several draws of such made of phrases. */
export type Lessons = { labelled: readonly Example[]; phrased: readonly Phrased[] };

/** A labelled reply counts as so many made ones. */
const LABELLED = 3;
const MANNER = { leastLessons: 2, rounds: 16, pace: 0.3, pull: 5 };
/** Weights below change nearly nothing that is heard, and would only be long. */
const LEAST_WEIGHT = 0.2;

/** Learns the weights of each act, by the mean over the draws, as they are written; the same lessons always give the same. */
export function train({ labelled, phrased }: Lessons): string {
  const own = weighed(labelled, LABELLED);
  const learned = phrased.map(({ examples, seed }) => learnActs([...weighed(examples, 1), ...own], seed));
  const means = ACTS_HEARD.map((_, at) => meanOf(learned.flatMap((weights) => weights[at] ?? [])));
  return writeWeights(means, LEAST_WEIGHT);
}

type Weighed = { example: Example; weight: number };

function weighed(examples: readonly Example[], weight: number): Weighed[] {
  return examples.map((example) => ({ example, weight }));
}

function learnActs(examples: readonly Weighed[], seed: number): Weights[] {
  const lessons = examples.map(({ example, weight }): Lesson => {
    const { parts } = actEvidence(readReply(example.reply), topicOf(example.situation));
    return { sentences: parts, holds: false, weight };
  });
  const encoded = encode(lessons, MANNER.leastLessons);
  return ACTS_HEARD.map((act) => {
    const own = encoded.lessons.map((lesson, at) => ({
      ...lesson,
      holds: examples[at]?.example.heard[act] ?? false,
    }));
    return learn({ ...encoded, lessons: own }, { ...MANNER, seed });
  });
}
