/** How people ask for one fact. */
export type FactWords = {
  /** Names of the fact in callers' plans, the most particular first: the first that the caller was given is meant. */
  names: readonly string[];
  /** Words for the thing itself, wherever something is asked for. */
  words?: RegExp;
  /** Words that mean it only in a question or in "tell me …". */
  asked?: RegExp;
};

/** One pattern of many ways to say a thing, each from the start to the end of a word. */
export function anyOf(...ways: readonly (RegExp | string)[]): RegExp {
  const sources = ways.map((way) => (typeof way === "string" ? way : way.source));
  return new RegExp(String.raw`\b(?:${sources.join("|")})(?!\w)`);
}
