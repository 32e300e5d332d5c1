/** A reply's words with tagged reasoning taken out of them. */
export type CleanedText = { text: string | null; reasoning?: string };

const NAMES = "think|thinking|thought|reasoning|reflection|scratchpad";
const ATTRIBUTES = String.raw`(?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))*\s*`;
const TAG = String.raw`<\s*(?<closing>/?)\s*(?:${NAMES})${ATTRIBUTES}>|\[(?<closingBracket>/?)THINK\]`;
/** Code is quoted text: a tag inside it is being talked about. */
const CODE = String.raw`\x60\x60\x60[\s\S]*?\x60\x60\x60|\x60[^\x60\n]+\x60`;

const INSIDE = new RegExp(TAG, "gi");
const OUTSIDE = new RegExp(`${TAG}|${CODE}`, "gi");

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
  for (let found = takeOut(rest); found !== undefined; found = takeOut(rest)) {
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

type TakenOut = { text: string; reasoning: string[] };

function takeOut(text: string): TakenOut | undefined {
  if (!/[<[]/.test(text) || isJson(text)) return undefined;
  const reasoning: string[] = [];
  let visible = "";
  let from = 0;
  let inside = false;
  let nested = 0;
  for (let at = 0; ;) {
    const pattern = inside ? INSIDE : OUTSIDE;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) break;
    at = match.index + match[0].length;
    const closing = match.groups?.["closing"] ?? match.groups?.["closingBracket"];
    if (closing === undefined) continue; // code
    const before = text.slice(from, match.index);
    if (inside) {
      if (closing === "") {
        nested++;
        continue;
      }
      reasoning.push(before);
      inside = false;
    } else if (closing === "") {
      visible += before;
      inside = true;
    } else if (nested > 0 || standsAtLineEdge(text, match.index, at)) {
      nested = Math.max(0, nested - 1);
      reasoning.push(visible + before);
      visible = "";
    } else {
      continue;
    }
    from = at;
  }
  if (from === 0 && !inside) return undefined;
  const tail = text.slice(from);
  if (inside) reasoning.push(tail);
  return { text: inside ? visible : visible + tail, reasoning };
}

function standsAtLineEdge(text: string, start: number, end: number): boolean {
  return /(?:^|\n)[ \t]*$/.test(text.slice(0, start)) || /^[ \t]*(?:\r?\n|$)/.test(text.slice(end));
}

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
