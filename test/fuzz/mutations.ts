import * as fc from "fast-check";

/** Pieces that have broken readers of text, JSON, YAML or markup somewhere. */
const HOSTILE = [
  "\u0000",
  "\uFEFF",
  "\uD83D",
  "\uDC00",
  "\u202E",
  "\u2028",
  "\r\n\r\n",
  "\\u0000",
  "\\",
  '"',
  "'",
  "`",
  "```json",
  "</think>",
  "<think>",
  "<tool_call>",
  "data: ",
  "data: [DONE]\n\n",
  "{{message}}",
  "${HOME}",
  "__proto__",
  '"constructor":{"prototype":{}}',
  "null",
  "true",
  "NaN",
  "1e999",
  "-0",
  "0x1F",
  "9007199254740993",
  "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
  '{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":',
  "&a [*a,*a]",
  "*missing",
  "<<: *a",
  "!!binary ",
  "? ",
  "- - - - - -",
  "| \n",
  ": : :",
  "%YAML 9.9",
  "₹ 12,34,567.89",
  "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
] as const;

/** One change of a text, at a place that is a share of its length. */
type Change = (text: string) => string;

const share = fc.double({ min: 0, max: 1, noNaN: true });
const place = (text: string, at: number): number => Math.floor(at * text.length);

const inserted: fc.Arbitrary<Change> = fc
  .tuple(share, fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: "binary", maxLength: 12 })))
  .map(
    ([at, piece]) =>
      (text) =>
        text.slice(0, place(text, at)) + piece + text.slice(place(text, at)),
  );

const cut: fc.Arbitrary<Change> = fc.tuple(share, share).map(([one, other]) => (text) => {
  const [from, to] = [place(text, Math.min(one, other)), place(text, Math.max(one, other))];
  return text.slice(0, from) + text.slice(to);
});

const ended: fc.Arbitrary<Change> = share.map((at) => (text) => text.slice(0, place(text, at)));

const repeated: fc.Arbitrary<Change> = fc
  .tuple(share, fc.nat({ max: 40 }), fc.integer({ min: 2, max: 60 }))
  .map(([at, length, times]) => (text) => {
    const from = place(text, at);
    return text.slice(0, from) + text.slice(from, from + length).repeat(times) + text.slice(from + length);
  });

const swapped: fc.Arbitrary<Change> = fc
  .tuple(fc.constantFrom("{", "}", "[", "]", ",", ":", '"', "\n", " ", "1", "a"), fc.constantFrom(...HOSTILE))
  .map(
    ([from, to]) =>
      (text) =>
        text.replace(from, () => to),
  );

const change = fc.oneof(
  { weight: 4, arbitrary: inserted },
  { weight: 2, arbitrary: cut },
  { weight: 1, arbitrary: ended },
  { weight: 1, arbitrary: repeated },
  { weight: 2, arbitrary: swapped },
);

/** A valid text with a few changes; now and then one that was never valid. */
export function nearly(specimens: readonly [string, ...string[]]): fc.Arbitrary<string> {
  const near = fc
    .tuple(fc.constantFrom(...specimens), fc.array(change, { maxLength: 4 }))
    .map(([specimen, changes]) => changes.reduce((text, apply) => apply(text), specimen));
  const anything = fc.oneof(fc.string({ unit: "binary", maxLength: 200 }), fc.json({ maxDepth: 8 }));
  return fc.oneof({ weight: 9, arbitrary: near }, { weight: 1, arbitrary: anything });
}
