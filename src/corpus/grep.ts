import vm from "node:vm";
import type { Corpus } from "./corpus.ts";
import { perCorpus } from "./per-corpus.ts";
import { nativePattern, type NativePattern } from "./python-pattern/native-pattern.ts";
import { UnsupportedPattern } from "./python-pattern/pattern-source.ts";
import { BestHits, type Hit } from "./ranking.ts";
import { isBlank } from "./white-space.ts";

/** A pattern is the model's: it may take exponential time. The engine is stopped after this long over all documents. */
export const GREP_TIME_LIMIT_MS = 1000;
const LONGEST_PATTERN = 2000;

export type GrepOutcome =
  | { readonly type: "found"; readonly hits: readonly Hit[] }
  | { readonly type: "refused"; readonly because: string };

export type GrepOptions = { readonly limit: number; readonly caseSensitive?: boolean };

/**
 * Searches all documents for a regular expression in the syntax of the public harness. The score is the number of
 * matches. A pattern that is no regular expression is searched as it stands; a blank one finds nothing.
 *
 * @returns A refusal, the reason in words for the agent, when the pattern takes too long or asks for what the engine
 *   cannot do: conditional groups, characters by name, group references or atomic groups in a look-behind.
 */
export function grep(
  corpus: Corpus,
  pattern: string,
  { limit, caseSensitive = false }: GrepOptions,
): GrepOutcome {
  if (isBlank(pattern)) return { type: "found", hits: [] };
  if (pattern.length > LONGEST_PATTERN) {
    return { type: "refused", because: `patterns may have at most ${LONGEST_PATTERN} characters` };
  }
  try {
    const counts = counterOf(corpus)(nativePattern(pattern, { ignoreCase: !caseSensitive }));
    const best = new BestHits(limit);
    for (const [position, count] of counts.entries()) if (count > 0) best.offer(position, count);
    return { type: "found", hits: best.hits };
  } catch (error) {
    return { type: "refused", because: refusalOf(error) };
  }
}

/**
 * Counts in a context of its own, because only there the engine can be interrupted in the midst of a match. After an
 * empty match the search goes on one character later, unless a longer match exists at the same place.
 */
const counting = new vm.Script(`{
  const flags = ignoreCase ? "gvi" : "gv";
  const first = new RegExp(source, flags);
  const longer = again === undefined ? undefined : new RegExp(again, flags.replace("g", "y"));
  texts.map((text) => {
    let count = 0;
    let place = 0;
    while (place <= text.length) {
      first.lastIndex = place;
      const match = first.exec(text);
      if (match === null) break;
      count++;
      place = first.lastIndex;
      if (match[0] !== "") continue;
      if (longer !== undefined) {
        longer.lastIndex = 0;
        if (longer.test(text.slice(place))) {
          count++;
          place += longer.lastIndex;
          continue;
        }
      }
      place += text.codePointAt(place) > 0xffff ? 2 : 1;
    }
    return count;
  });
}`);

const counterOf = perCorpus(({ texts }) => {
  const globals: { texts: readonly string[] } & Partial<NativePattern> = { texts };
  vm.createContext(globals);
  return (pattern: NativePattern): number[] => {
    Object.assign(globals, pattern);
    const counts: unknown = counting.runInContext(globals, { timeout: GREP_TIME_LIMIT_MS });
    return Array.from(counts as Iterable<number>); // the script above maps texts to numbers
  };
});

/** Errors of the context are no instances of our own classes, so they are told by code and text. */
function refusalOf(error: unknown): string {
  if (error instanceof UnsupportedPattern) return `${error.message} are not supported`;
  if (isTimeout(error)) return "the pattern takes too long to match; use a simpler one";
  if (/^(SyntaxError: Invalid regular expression|RangeError)/.test(String(error))) {
    return "the pattern is too large; use a simpler one";
  }
  throw error;
}

function isTimeout(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT"
  );
}
