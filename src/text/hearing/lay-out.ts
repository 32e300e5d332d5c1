import { splitSentences } from "../sentences.ts";

/** One piece of a reply as it is laid out, in even spelling and without Markdown's marks. */
export type Block = {
  kind: "prose" | "heading" | "item" | "row";
  text: string;
  /** What introduces the list or table that the block is part of. */
  lead: string | undefined;
  /** A row's cells. */
  cells: readonly string[];
  /** The first row of the row's table. */
  header: readonly string[];
};

const ITEM =
  /^\s{0,12}(?:[-*•·▪◦‣+→➤▶☐☑✅✔☎]\ufe0f?|\(?\d{1,2}(?:[.):]|\ufe0f?\u20e3)|\(?[a-h]\)|[a-h]\.)\s{1,8}(?=\S)/u;
const HEADING = /^\s{0,3}#{1,6}\s/;
const BOLD_LINE = /^\s{0,3}(?:\*\*|__)[^*_\n]{1,120}(?:\*\*|__):?\s{0,3}$/;
const RULE = /^[\s|:=_+-]*$/;
const MARKS = /\*\*|__|`|(?<!\w)[*_](?=\w)|(?<=[\w.!?)])[*_](?!\w)|^\s{0,3}(?:#{1,6}|>)\s?/g;
const DONE_MARK = /[✅✔☑✓]\ufe0f?/gu;
const NOT_MARK = /[❌✖✗✘🚫⛔]\ufe0f?/gu;
const PICTURE = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier})[\ufe0f\u200d]?/gu;

/** Splits a reply in even spelling into paragraphs' lines, headings, list items and table rows. */
export function layOut(even: string): Block[] {
  const blocks: Block[] = [];
  let lead: string | undefined;
  let header: readonly string[] = [];
  let inTable = false;
  for (const line of even.split("\n")) {
    if (line.trim() === "") continue;
    if (isRow(line)) {
      const cells = line.trim().replace(/^\||\|$/g, "").split("|").map(unmarked); // prettier-ignore
      if (!inTable) header = cells;
      else if (!RULE.test(line)) blocks.push({ kind: "row", text: cells.join(" | "), lead, cells, header });
      inTable = true;
      continue;
    }
    inTable = false;
    const bare = line.replace(/^(\s*)(?:\*\*|__)(?=\S)/, "$1");
    const item = ITEM.exec(bare);
    if (item !== null && bare.length > item[0].length) {
      blocks.push({ kind: "item", text: unmarked(bare.slice(item[0].length)), lead, cells: [], header: [] });
      continue;
    }
    const text = unmarked(line);
    if (text === "") continue;
    const kind = HEADING.test(line) || BOLD_LINE.test(line) ? "heading" : "prose";
    blocks.push({ kind, text, lead: undefined, cells: [], header: [] });
    lead = lastSentence(text);
  }
  return boldLinesAsItems(blocks);
}

/** Several bold lines in a row are a list without marks. */
function boldLinesAsItems(blocks: readonly Block[]): Block[] {
  let lead: string | undefined;
  return blocks.map((block, at) => {
    const isRun =
      block.kind === "heading" && (blocks[at - 1]?.kind === "heading" || blocks[at + 1]?.kind === "heading");
    if (!isRun) {
      if (block.kind === "prose") lead = lastSentence(block.text);
      return block;
    }
    return { ...block, kind: "item", lead };
  });
}

function isRow(line: string): boolean {
  const first = line.indexOf("|");
  return first !== -1 && line.includes("|", first + 1);
}

function unmarked(line: string): string {
  return line
    .replace(DONE_MARK, " (done-mark) ")
    .replace(NOT_MARK, " (not-mark) ")
    .replace(PICTURE, " - ")
    .replace(MARKS, "")
    .replace(/ {2,}/g, " ")
    .replace(/(?: - )+/g, " - ")
    .trim()
    .replace(/^-\s|\s-$/g, "")
    .trim();
}

function lastSentence(text: string): string {
  return splitSentences(text).at(-1)?.text.trim() ?? text;
}
