import type { Situation } from "../../contract/ear.ts";
import { remember } from "../remember.ts";
import { ACTS, ANY_DOES, ANY_DONE, fieldsOf } from "./acts.ts";
import { evenSpelling } from "./even-spelling.ts";
import { participlesOf } from "./participles.ts";

/** What the caller wants, in the forms in which replies speak of it. */
export type Topic = {
  fields: readonly string[];
  /** Infinitives of what he asked for. */
  own: RegExp;
  /** Infinitives that stand for any act. */
  anyAct: RegExp;
  /** Participles of it, and of acts in general. */
  done: RegExp;
  /** What is so once it is done. */
  state: RegExp;
  /** Content words of his request. */
  words: RegExp;
};

const FUNCTION_WORDS = new Set(
  "the a an and or of on in to into from for by at with my our her his their its it me them him one ones all both some any about up out off over have has had be is are get back put take then later today now yesterday as that this who whom what where when does not has been was wants want needs need another new other more again bank his own another s give six twelve months number late second another".split(
    " ",
  ),
);

/** Reads what a caller wants. */
export function topicOf({ request }: Pick<Situation, "request">): Topic {
  return readTopic(request);
}

const readTopic = remember((text): Topic => {
  const request = evenSpelling(text);
  const fields = fieldsOf(request);
  const acts = fields.flatMap((field) => ACTS[field] ?? []);
  const verbs = verbsOf(request);
  const words = (request.match(/[a-z][a-z'&-]+|\d[\d,.]*\d/g) ?? []).filter(
    (word) => !FUNCTION_WORDS.has(word),
  );
  const stems = words.map((word) =>
    word.replace(/(?<=[a-z]{4})(?:ed|ing|es|e|s)$|'s$|(?<=[a-z]{3})s$/, "").replace(/[^\w,]/g, "."),
  );
  return {
    fields,
    own: anyOf([...acts.map(({ does }) => does), ...verbs]),
    anyAct: anyOf([ANY_DOES]),
    done: anyOf([...acts.map(({ done }) => done), ...verbs.flatMap(participlesOf), ANY_DONE]),
    state: anyOf(acts.flatMap(({ state }) => state ?? [])),
    words: anyOf(stems.map((stem) => `${stem}\\w{0,4}`)),
  };
});

/** The verbs that a request opens with: "convert …", "close … and send …". */
function verbsOf(request: string): string[] {
  return [...request.matchAll(/(?:^|\band |\bthen |, )([a-z]{2,})\b/g)]
    .map(([, verb]) => verb ?? "")
    .filter((verb) => !FUNCTION_WORDS.has(verb) && !/^(?:to|my|i|later)$/.test(verb));
}

function anyOf(sources: readonly string[]): RegExp {
  return new RegExp(sources.length === 0 ? "(?!)" : `\\b(?:${sources.join("|")})\\b`);
}
