import { actEvidence, ACTS_HEARD } from "../../src/text/hearing/learned/act-evidence.ts";
import { actWeights, type Learned } from "../../src/text/hearing/learned/decide.ts";
import { factEvidence } from "../../src/text/hearing/learned/fact-evidence.ts";
import type { Evidence } from "../../src/text/hearing/learned/sentence.ts";
import { readWeights, writeWeights, type Weights } from "../../src/text/hearing/learned/weights.ts";
import { readReply } from "../../src/text/hearing/read-reply.ts";
import { topicOf } from "../../src/text/hearing/topic.ts";
import { Encoder, withoutRare, type Lesson } from "./encode.ts";
import type { Phrased } from "./examples.ts";
import { learn, meanOf } from "./learn.ts";
import type { Example } from "./speaker.ts";

/** What the ear learns from: replies that people wrote and labelled, and several draws of such made of phrases. */
export type Lessons = { labelled: readonly Example[]; phrased: readonly Phrased[] };
/** Weights as they are written, of the acts and of facts. */
export type Written = { acts: string; facts: string };

/** A reply made of phrases counts as so much of a labelled one. */
const PHRASED = { acts: 0.6, facts: 0.3 };
/** One in so many of the phrased replies that ask for no facts is enough to learn so. */
const TELLING = 4;
/** Weights below change nearly nothing that is heard, and would only be long. */
const LEAST_WEIGHT = { acts: 0.08, facts: 0.2 };
const LEAST_REPLIES = 3;
const ACT_MANNER = { rounds: 12, pace: 0.1, leftOut: 0.5, loss: 0.003 };
const FACT_MANNER = { rounds: 12, pace: 0.1, leftOut: 0.5, loss: 0.003 };

/** Learns the weights by the mean over the draws, as they are written; the same lessons always give the same. */
export function train({ labelled, phrased }: Lessons): Written {
  const own = weighed(labelled, 1);
  const acts = phrased.map((draw) =>
    learnActs([...weighed([...draw.acts, ...draw.facts], PHRASED.acts), ...own], draw.seed),
  );
  const facts = phrased.map((draw) => {
    const tells = draw.acts.filter((_, at) => at % TELLING === 0);
    return learnFacts([...weighed([...draw.facts, ...tells], PHRASED.facts), ...own], draw.seed);
  });
  return {
    acts: writeWeights(meansOf(acts), LEAST_WEIGHT.acts),
    facts: writeWeights(meansOf(facts), LEAST_WEIGHT.facts),
  };
}

/** What the ear reads of it. */
export function learnedOf({ acts, facts }: Written): Learned {
  return { acts: actWeights(readWeights(acts)), facts: readWeights(facts) };
}

type Weighed = { example: Example; weight: number };

function weighed(examples: readonly Example[], weight: number): Weighed[] {
  return examples.map((example) => ({ example, weight }));
}

function meansOf(draws: readonly (readonly Weights[])[]): Weights[] {
  return (draws[0] ?? []).map((_, at) => meanOf(draws.flatMap((weights) => weights[at] ?? [])));
}

function learnActs(examples: readonly Weighed[], seed: number): Weights[] {
  const encoder = new Encoder();
  const all = examples.map(({ example, weight }): Lesson => {
    const parts = actEvidence(readReply(example.reply), topicOf(example.situation));
    return { parts: parts.map((part) => [encoder.numbersOf(part, 0)]), holds: false, weight };
  });
  const encoded = withoutRare(
    { names: encoder.names, lessons: all, questions: 1 },
    all.map((_, at) => at),
    LEAST_REPLIES,
  );
  return ACTS_HEARD.flatMap((act) => {
    const lessons = encoded.lessons.map((lesson, at) => ({
      ...lesson,
      holds: examples[at]?.example.heard[act] ?? false,
    }));
    return learn({ ...encoded, lessons }, { ...ACT_MANNER, seed });
  });
}

function learnFacts(examples: readonly Weighed[], seed: number): Weights[] {
  const encoder = new Encoder();
  const known = new Map<Evidence, Int32Array>();
  const numbersOf = (features: Evidence, question: number): Int32Array => {
    let numbers = known.get(features);
    if (numbers === undefined) known.set(features, (numbers = encoder.numbersOf(features, question)));
    return numbers;
  };
  const all = examples.flatMap(({ example, weight }, reply) => {
    known.clear();
    const { situation, heard } = example;
    const wanted = new Set([...situation.knows, ...situation.doesNotKnow]);
    const evidence = factEvidence(readReply(example.reply), topicOf(situation), wanted);
    return Array.from(evidence, ([fact, { parts }]): { reply: number; lesson: Lesson } => ({
      reply,
      lesson: {
        parts: parts.map((part) => part.map(numbersOf)),
        holds: heard.asksFor.includes(fact),
        weight,
      },
    }));
  });
  const encoded = withoutRare(
    { names: encoder.names, lessons: all.map(({ lesson }) => lesson), questions: 2 },
    all.map(({ reply }) => reply),
    LEAST_REPLIES,
  );
  return learn(encoded, { ...FACT_MANNER, seed });
}
