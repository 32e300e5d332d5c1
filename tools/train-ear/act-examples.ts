import type { Label, Phrase } from "./phrase-book.ts";
import { fill, heardOf, sentence, type Example, type Speaker } from "./speaker.ts";

const KNOWS = "name date_of_birth phone email address code reason amount account when last_four".split(" ");
/** Replies of several sentences, by the labels of their sentences. */
const SHAPES = "NC NR NH ND CN RN HN DN RH NRN NDN NHN NCN NN NNN DH RHN NRH NNC NNR NNHN NNDN RN NN".split(
  " ",
);
const MANY = 1500;
const HAS_REQUEST = /\{(?:do|doing|obj|done|noun)\}/;

/** Replies that do or do not confirm, refuse, hand over and report, from the phrases of a book. */
export function actExamples(speaker: Speaker): Example[] {
  const alone = speaker.book.phrases.flatMap((phrase) => {
    const times = HAS_REQUEST.test(phrase.text) ? 2 : 1;
    return Array.from({ length: times }, () => example([phrase], speaker));
  });
  const prose = Map.groupBy(speaker.book.phrases.filter(isProse), ({ label }) => label);
  const together = Array.from({ length: MANY }, (_, at) => {
    const labels = labelsOf(SHAPES[at % SHAPES.length] ?? "");
    return example(
      labels.map((label) => speaker.draw(prose.get(label) ?? [])),
      speaker,
    );
  });
  return [...alone, ...together];
}

/** Whether a phrase can stand beside others in a paragraph. */
export function isProse({ text }: Phrase): boolean {
  return !text.includes("\n") && !/^[-*|#1❌✅]/u.test(text);
}

function labelsOf(shape: string): Label[] {
  const labels: Label[] = ["C", "R", "H", "D", "N"];
  return Array.from(shape, (letter) => labels.find((label) => label === letter) ?? "N");
}

function example(phrases: readonly Phrase[], speaker: Speaker): Example {
  const { book, draw } = speaker;
  const key = phrases.find((phrase) => phrase.key !== undefined)?.key;
  const request = book.requests.find((each) => each.key === key) ?? draw(book.requests);
  const lines = phrases.map(({ text }) => fill(text, request, speaker));
  return {
    reply: lines.length === 1 ? (lines[0] ?? "") : lines.map(sentence).join(" "),
    situation: { about: "", knows: KNOWS, doesNotKnow: [], request: request.request },
    heard: heardOf(
      phrases.map(({ label }) => label),
      [],
    ),
  };
}
