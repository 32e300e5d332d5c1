/** A reply's words with tagged reasoning taken out of them. */
export type CleanedText = { text: string | null; reasoning?: string };

const NAMES = "think|thinking|thought|reasoning|reflection|scratchpad";
const ATTRIBUTES = String.raw`(?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))*`;
const OPENING = String.raw`(?:<\s*(?:${NAMES})${ATTRIBUTES}\s*>|\[THINK\])`;
const CLOSING = String.raw`(?:<\s*/\s*(?:${NAMES})\s*>|\[/THINK\])`;
/** Code is quoted text: a tag inside it is being talked about. */
const CODE = String.raw`\x60\x60\x60[\s\S]*?\x60\x60\x60|\x60[^\x60\n]+\x60`;

const OPENED = new RegExp(OPENING, "gi");
const PASSAGE_OR_CODE = new RegExp(`${OPENING}(?<hidden>[\\s\\S]*?)(?:${CLOSING}|$)|${CODE}`, "gi");
const CLOSING_OR_CODE = new RegExp(`(?<closing>${CLOSING})|${CODE}`, "gi");

/**
 * The one place where reasoning is taken out of what a model says: tagged passages, an opening tag that is never
 * closed, and a closing tag whose opening one the chat template swallowed (when it ends a line or begins one). Words
 * such as "I think", tags quoted as code and a reply that is one JSON value stay as they are; so do code fences.
 *
 * @returns The text unchanged when nothing was found; `null` when nothing but reasoning was.
 */
export function cleanReply(text: string): CleanedText {
  const reasoning: string[] = [];
  let rest = text;
  // Taking a passage out may join two halves of a tag, hence again until nothing is found.
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const found = takeOut(rest);
    if (found === undefined) break;
    rest = found.text.trim();
    reasoning.push(...found.reasoning);
  }
  if (rest === text) return { text };
  const hidden = reasoning.map((part) => part.trim()).filter((part) => part !== "");
  return {
    text: rest === "" ? null : rest,
    ...(hidden.length === 0 ? {} : { reasoning: hidden.join("\n\n") }),
  };
}

/** Nobody hides a tag in a tag more often; what is left then is said. */
const MOST_PASSES = 20;

type TakenOut = { text: string; reasoning: string[] };

function takeOut(text: string): TakenOut | undefined {
  if (!/[<[]/.test(text) || isJson(text)) return undefined;
  const reasoning: string[] = [];
  const visible = text.replaceAll(PASSAGE_OR_CODE, (whole: string, hidden: string | undefined) => {
    if (hidden === undefined) return whole; // code
    reasoning.push(hidden);
    return "";
  });
  const opened = reasoning.reduce((count, hidden) => count + (hidden.match(OPENED)?.length ?? 0), 0);
  const end = lastStrayClosing(visible, opened);
  if (end !== undefined) {
    return { text: visible.slice(end.after), reasoning: [...reasoning, visible.slice(0, end.at)] };
  }
  return reasoning.length === 0 ? undefined : { text: visible, reasoning };
}

/**
 * Where reasoning ends whose beginning is not marked: at a closing tag at the edge of a line, at one that was opened
 * within a passage, or at one right behind either.
 */
function lastStrayClosing(text: string, openedWithin: number): { at: number; after: number } | undefined {
  let last: { at: number; after: number } | undefined;
  for (const match of text.matchAll(CLOSING_OR_CODE)) {
    if (match.groups?.["closing"] === undefined) continue; // code
    const after = match.index + match[0].length;
    const followsLast = last !== undefined && text.slice(last.after, match.index).trim() === "";
    if (openedWithin > 0 || followsLast || standsAtLineEdge(text, match.index, after))
      last = { at: match.index, after };
  }
  return last;
}

function standsAtLineEdge(text: string, start: number, end: number): boolean {
  let before = start;
  while (isBlank(text.charAt(before - 1))) before--;
  if (before === 0 || text.charAt(before - 1) === "\n") return true;
  let after = end;
  while (isBlank(text.charAt(after))) after++;
  return after === text.length || text.startsWith("\n", after) || text.startsWith("\r\n", after);
}

const isBlank = (character: string): boolean => character === " " || character === "\t";

/** A judge's JSON may quote a tag; cutting there would break it. */
function isJson(text: string): boolean {
  const trimmed = text.trim();
  if (!/^[[{]/.test(trimmed) || !/[\]}]$/.test(trimmed)) return false;
  try {
    JSON.parse(trimmed);
    return true;
  } catch {
    return false;
  }
}
