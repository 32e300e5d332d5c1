import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createCorpus } from "./corpus.ts";
import { grep, GREP_TIME_LIMIT_MS } from "./grep.ts";

/** Documents d0, d1 … with these contents. */
function corpusOf(...contents: string[]) {
  return createCorpus(contents.map((content, index) => ({ id: `d${index}`, title: "t", content })));
}

function matchesIn(text: string, pattern: string): number | string {
  const outcome = grep(corpusOf(text), pattern, { limit: 1 });
  return outcome.type === "found" ? (outcome.hits[0]?.score ?? 0) : outcome.because;
}

/** Counted with Python's own engine (3.11, case ignored). */
const counted: [pattern: string, text: string, matches: number][] = [
  ["fee", "Fee fees FEE", 3],
  ["a*", "baac", 4],
  ["|a", "aab", 6],
  ["a??", "aab", 6],
  [".*?", "ab", 5],
  ["^", "a\nb", 1],
  ["(?m)^", "a\nb", 2],
  ["$", "a\n", 2],
  ["(?m)$", "a\nb\n", 3],
  ["\\Ab", "ab\nb", 0],
  ["b\\Z", "ab\nb", 1],
  [".", "a\nb\r\u2028", 4],
  ["(?s).", "a\nb", 3],
  ["(?x) f e e  # a fee", "fee", 1],
  ["(?i:FEE)", "fee", 1],
  ["(?-i:FEE)", "fee FEE", 1],
  ["(?P<w>\\w)(?P=w)", "aabb abc", 2],
  ["(\\w+) \\1", "the the a an an", 2],
  ["(?<=\\$)\\d+", "$25 and $30 or 40", 2],
  ["(?<!\\$)\\b\\d+", "$25 and $30 or 40", 1],
  ["a{,2}b", "aaab b", 2],
  ["a{2}", "aaaa", 2],
  ["a{", "a{ a", 1],
  ["x{,y}", "x{,y}", 1],
  ["(?>a+)ab", "aaab", 0],
  ["a++b", "aaab", 1],
  ["a++a", "aaa", 0],
  ["[]a]", "a]b", 2],
  ["[^]a]", "a]b", 1],
  ["[a\\-z]", "a-z", 3],
  ["[\\w-]+", "a-b c", 2],
  ["\\d", "1\u0663\u00b2", 2],
  ["\\w+", "na\u00efve caf\u00e9", 2],
  ["(?a)\\w+", "na\u00efve", 2],
  ["\\s", "a\u00a0b\u001cc", 2],
  ["\\x41\\u0042\\103", "abc", 1],
  ["(?#note)a", "aa", 2],
  ["(a|b)*", "abc", 3],
  ["(?:a*)*", "aab", 3],
  ["\\bfee\\b", "fee fees _fee (fee)", 2],
  ["\\.", "1.2", 1],
  ["\ud83d\ude00", "a\ud83d\ude00", 1],
  [".", "\ud83d\ude00", 1],
  ["\u00df", "\u00df \u1e9e", 2],
  ["k", "K \u212a", 2],
];

/** Refused by Python's own engine. Each text contains the pattern once or more, as it stands. */
const invalid: [pattern: string, text: string][] = [
  ["(unclosed", "an (Unclosed one"],
  ["[", "[a]["],
  ["a**", "a** aa"],
  ["*a", "*a a"],
  ["(?<=a+)b", "(?<=a+)b ab"],
  ["\\q", "\\q q"],
  ["a{3,1}", "a{3,1}"],
  ["[z-a]", "[z-a] z"],
  ["x(?i)", "x(?i)"],
  ["\\2(a)", "\\2(a)"],
  [")", "a)"],
  ["(?P<1>a)", "(?P<1>a)"],
  ["a\\", "a\\ a"],
  ["(?Li)a", "(?Li)a"],
];

describe("patterns mean what they mean in the public harness's language", () => {
  test.each(counted)("%j in %j matches %i times", (pattern, text, matches) => {
    expect(matchesIn(text, pattern)).toBe(matches);
  });

  test.each(invalid)("%j is no pattern and is searched as it stands", (pattern, text) => {
    expect(matchesIn(text, pattern)).toBe(text.toLowerCase().split(pattern.toLowerCase()).length - 1);
  });

  test("an escaped text finds exactly itself", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 30, unit: "grapheme" }), (text) => {
        fc.pre(text.trim() !== "");
        const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
        expect(grep(corpusOf(text), escaped, { limit: 1, caseSensitive: true })).toEqual({
          type: "found",
          hits: [{ position: 0, score: 1 }],
        });
      }),
    );
  });

  test("whatever a model writes is answered", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 40, unit: fc.constantFrom(...Array.from("(?<=>!:P)[]{}*+|^$\\dwb1,-aé")) }),
        (pattern) => {
          expect(["found", "refused"]).toContain(
            grep(corpusOf("a1 é-b", "", "aa\n"), pattern, { limit: 3 }).type,
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});

test("most matches first, then corpus order; documents without a match are left out", () => {
  const corpus = corpusOf("fee", "fee fee", "none", "fee", "FEE fee fee");
  expect(grep(corpus, "fee", { limit: 3 })).toEqual({
    type: "found",
    hits: [
      { position: 4, score: 3 },
      { position: 1, score: 2 },
      { position: 0, score: 1 },
    ],
  });
  expect(grep(corpus, "FEE", { limit: 3, caseSensitive: true })).toEqual({
    type: "found",
    hits: [{ position: 4, score: 1 }],
  });
});

test("a blank pattern finds nothing", () => {
  expect(grep(corpusOf("a b"), " \t", { limit: 1 })).toEqual({ type: "found", hits: [] });
});

describe("a pattern can't hold up the process", () => {
  test.each([
    ["nested repeats", "(a+)+$"],
    ["a group that may be empty", "(.*)*b{30}"],
  ])("%s, and the next search is as good as ever", (_, pattern) => {
    const corpus = corpusOf(`${"a".repeat(60)}!`);
    const start = performance.now();
    expect(grep(corpus, pattern, { limit: 1 })).toEqual({
      type: "refused",
      because: "the pattern takes too long to match; use a simpler one",
    });
    expect(performance.now() - start).toBeLessThan(GREP_TIME_LIMIT_MS + 2000);
    expect(grep(corpus, "a!", { limit: 1 })).toEqual({ type: "found", hits: [{ position: 0, score: 1 }] });
  });

  test("a very long pattern", () => {
    expect(matchesIn("a", "a".repeat(2001))).toBe("patterns may have at most 2000 characters");
  });
});

test.each([
  ["(a)?(?(1)b|c)", "conditional groups are not supported"],
  ["\\N{DIGIT ONE}", "characters by name (\\N) are not supported"],
  ["(a)(?<=\\1)", "group references and atomic groups in a look-behind are not supported"],
])("%s is refused, and the model is told why", (pattern, because) => {
  expect(matchesIn("abc", pattern)).toBe(because);
});
