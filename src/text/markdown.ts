import { matchesOf } from "./matches.ts";

/** What of Markdown can stand in a value: an escape, a run of marks, or inline HTML. */
const MARK = /\\[!-/:-@[-`{-~]|\*+|_+|~+|`+|\n/g;
/** Longer runs of asterisks and lines are masks and rules, and longer runs of backticks are fences. */
const LONGEST: Readonly<Record<string, number>> = { "*": 3, _: 3, "~": 2, "`": 2 };
const LINK = /!?\[([^[\]\n]{1,300})\]\(([^()\s]{1,500})(?:\s{1,3}"[^"\n]{0,200}")?\)/g;
const INLINE_TAG =
  /<\/?(?:b|i|em|strong|u|s|del|ins|mark|small|sub|sup|code|kbd|span|font|tt|big|wbr|bdi|bdo|abbr)(?:\s[^<>\n]{0,200})?\/?>/gi;
const BLOCK_TAG = /<\/?(?:br|p|div|li|ul|ol|hr|tr|table|tbody|thead|h[1-6])(?:\s[^<>\n]{0,200})?\/?>/gi;
const CELL_TAG = /<\/?(?:td|th)(?:\s[^<>\n]{0,200})?\/?>/gi;
/** The line between a table's head and its rows. */
const TABLE_RULE = /^[ \t]*\|?[ \t]*:?-{2,}[-|: \t]*$/;

/**
 * A text as it is shown: without the marks of emphasis, strikethrough and code, escapes and inline HTML resolved, a
 * link's text before its address, a table's cells in their rows without the line below the head. Masks such as ****4321
 * and lines of program code stay. Reads each character once.
 */
export function withoutMarkdown(text: string): string {
  const shown = /[*_~`\\]/.test(text) ? withoutMarks(text) : text;
  const linked = shown.includes("](") ? shown.replace(LINK, "$1 ($2)") : shown;
  const untagged = linked.includes("<")
    ? linked.replace(INLINE_TAG, "").replace(BLOCK_TAG, "\n").replace(CELL_TAG, " | ")
    : linked;
  if (!untagged.includes("|") || !untagged.includes("--")) return untagged;
  return untagged
    .split("\n")
    .filter((line) => !line.includes("|") || !TABLE_RULE.test(line))
    .join("\n");
}

/** A run of one mark, and whether a pair may open or close there. */
type Run = { mark: string; start: number; end: number };

function withoutMarks(text: string): string {
  const dropped: [number, number][] = [];
  let open: Run[] = [];
  let code: Run | undefined;
  for (const { 0: mark, index: start } of matchesOf(MARK, text)) {
    const run = { mark, start, end: start + mark.length };
    if (mark === "\n") {
      open = [];
      code = undefined;
    } else if (code !== undefined) {
      if (mark !== code.mark) continue;
      dropped.push([code.start, code.end], [run.start, run.end]);
      code = undefined;
    } else if (mark.startsWith("\\")) dropped.push([start, start + 1]);
    else if (mark.length > (LONGEST[mark.charAt(0)] ?? 0)) continue;
    else if (mark.startsWith("`")) code = run;
    else open = paired(run, { text, open, dropped });
  }
  return without(
    text,
    dropped.toSorted(([a], [b]) => a - b),
  );
}

/** Closes the pair that was opened last with the same marks, or opens one; what was opened within a pair is no pair. */
function paired(
  run: Run,
  { text, open, dropped }: { text: string; open: Run[]; dropped: [number, number][] },
): Run[] {
  const { opens, closes } = flanks(run, text);
  const at = closes ? open.findLastIndex(({ mark }) => mark === run.mark) : -1;
  const opener = open[at];
  if (opener !== undefined && /[\p{L}\p{N}]/u.test(text.slice(opener.end, run.start))) {
    dropped.push([opener.start, opener.end], [run.start, run.end]);
    return open.slice(0, at);
  }
  return opens ? [...open.slice(-MOST_OPEN), run] : open;
}

/** Nobody nests more marks than these. */
const MOST_OPEN = 8;

/** As CommonMark has it; but of all marks only two asterisks open or close within a word, as masks do not. */
function flanks({ mark, start, end }: Run, text: string): { opens: boolean; closes: boolean } {
  const [before, after] = [text.slice(start - 1, start), text.slice(end, end + 1)];
  const [spaceBefore, spaceAfter] = [/^\s?$/.test(before), /^\s?$/.test(after)];
  const [signBefore, signAfter] = [isSign(before), isSign(after)];
  const left = !spaceAfter && (!signAfter || spaceBefore || signBefore);
  const right = !spaceBefore && (!signBefore || spaceAfter || signAfter) && after !== "@";
  if (mark === "**") return { opens: left, closes: right };
  return {
    opens: left && (spaceBefore || signBefore),
    closes: right && (spaceAfter || signAfter),
  };
}

function isSign(character: string): boolean {
  return /^[^\p{L}\p{M}\p{N}\s]$/u.test(character);
}

function without(text: string, dropped: readonly (readonly [number, number])[]): string {
  let kept = "";
  let from = 0;
  for (const [start, end] of dropped) {
    kept += text.slice(from, start);
    from = end;
  }
  return kept + text.slice(from);
}
