import { matchesOf } from "./matches.ts";
import { plainText } from "./plain-text.ts";

/** A tool call that stands in a text as words, where no bank can act on it. */
export type TextCall = {
  tool: string;
  /** How it is written: `<tool_call>`, an object, a function's call, or a line such as "Action: …". */
  shape: "markup" | "object" | "function" | "line";
  /** The text around it, for a report. */
  excerpt: string;
};

/** A name as programs write it; only a name that has an underscore or a capital within it is known for one by itself. */
const NAME = /(?<![\p{L}\p{N}_])[A-Za-z][A-Za-z\d_]{1,80}(?![\p{L}\p{N}_])/gu;
const PROGRAMS_NAME = /^[a-z]+(?:_[a-z\d]+)+$|^[a-z]+(?:[A-Z][a-z\d]+)+$/;

const MARKUP_BEFORE =
  /<\/?(?:[a-z]{1,12}[:_])?(?:function|functions|invoke|tool|tools|tool_use|tool_call|call|parameter|name|action)(?:[\s_-](?:name|call|use))?\s{0,3}(?:=|>|name\s?=|\s)\s{0,3}["']?$/i;
const OBJECT_BEFORE =
  /["']?(?:name|function|function_name|tool|tool_name|agent_tool_name|user_tool_name|recipient_name|action|api|method|call)["']?\s{0,3}[:=]\s{0,3}\{?\s{0,3}["']?(?:functions?\.|tools?\.)?$/i;
const QUOTED_KEY =
  /["'](?:name|function|function_name|tool|tool_name|agent_tool_name|recipient_name|action|api|method)["']\s{0,3}:/i;
const LINE_BEFORE =
  /(?:^|\n)[\s>*-]{0,6}(?:action|tool|tool call|function|function call|call|calling|api|invoke|execute)\s{0,3}(?:name)?\s{0,3}:\s{0,3}["']?$/i;
const WRAPPER_BEFORE =
  /\b(?:call|run|invoke|use|execute|unlock)[a-z_]{0,24}\s?\(\s{0,3}(?:[a-z_]{1,24}\s?=\s?)?["']?$/i;
const COMMAND_BEFORE = /(?:^|\n)\s{0,6}(?:>>>|\$|\/|!)\s?$/;
const ARGUMENTS =
  /^["']?\s{0,2}\(\s{0,3}(?:\)|\{|\[|["']|\*\*|[A-Za-z_]\w{0,40}\s{0,2}[=:]|-?\d|(?:true|false|none|null)\b)/i;
const BARE_ARGUMENTS = /^["']?\(/;
const OBJECT_AFTER = /^["']?\s{0,3}:?\s{0,3}\{\s{0,3}["'}]/;
const KEYED_AFTER = /^\s{1,2}(?:--?[a-z_]{2,40}[\s=]|[a-z_]{2,40}\s?=\s?\S)/i;
const MARKUP_AFTER = /^["']?\s{0,3}\/?>/;

/** Characters looked at on either side of a name. */
const AROUND = 60;

/**
 * Tool calls that are written out as text, in whatever shape models write them: tags of tool use, objects of a name with
 * its arguments, calls in a programming language, lines such as "Action: …", with or without a fence of Markdown. A name
 * that is only mentioned ("I can't use get_balance for that") is no call.
 *
 * @param toolNames Names of tools, which are known in every shape. A name that is none of them counts where it looks like a
 *   program's name.
 */
export function callsInText(text: string, toolNames: readonly string[] = []): TextCall[] {
  const plain = plainText(text);
  if (!/[_(<{:]/.test(plain)) return [];
  const known = new Map(toolNames.map((name) => [name.toLowerCase(), name]));
  const found: TextCall[] = [];
  for (const { 0: name, index } of matchesOf(NAME, plain)) {
    const tool = known.get(name.toLowerCase());
    if (tool === undefined && !PROGRAMS_NAME.test(name)) continue;
    const before = plain.slice(Math.max(0, index - AROUND), index);
    const after = plain.slice(index + name.length, index + name.length + AROUND);
    const shape = shapeOf(before, after, tool !== undefined);
    if (shape === undefined || WORDS_OF_MARKUP.has(name.toLowerCase())) continue;
    const isSame = found.some((call) => call.tool === (tool ?? name) && call.shape === shape);
    if (!isSame) found.push({ tool: tool ?? name, shape, excerpt: excerpt(before, name, after) });
  }
  return withoutWrappers(found, known);
}

/** What calls are written with, and no tools. */
const WORDS_OF_MARKUP = new Set(
  "tool_call tool_calls tool_use tool_name tool_input tool_code function_call function_calls function_name call_tool run_tool use_tool invoke_tool execute_tool agent_tool_name user_tool_name action_input python_tag".split(
    " ",
  ),
);

function shapeOf(before: string, after: string, isKnown: boolean): TextCall["shape"] | undefined {
  if (MARKUP_BEFORE.test(before) || (isKnown && /<\/?$/.test(before) && MARKUP_AFTER.test(after)))
    return "markup";
  if (LINE_BEFORE.test(before)) return "line";
  if (WRAPPER_BEFORE.test(before) || ARGUMENTS.test(after)) return "function";
  if (isKnown && BARE_ARGUMENTS.test(after)) return "function";
  if (OBJECT_AFTER.test(after) && /["'{:\s]$|^$/.test(before))
    return isKnown || /["']$/.test(before) ? "object" : undefined;
  if (OBJECT_BEFORE.test(before) && (isKnown || QUOTED_KEY.test(before))) return "object";
  return isKnown && (COMMAND_BEFORE.test(before) || KEYED_AFTER.test(after)) ? "line" : undefined;
}

/** A known tool within another name's call is the one that counts: `do_it("get_balance")`. */
function withoutWrappers(found: readonly TextCall[], known: ReadonlyMap<string, string>): TextCall[] {
  const isKnown = ({ tool }: TextCall): boolean => known.has(tool.toLowerCase());
  return found.some(isKnown) ? found.filter(isKnown) : [...found];
}

function excerpt(before: string, name: string, after: string): string {
  return `${before.slice(-30)}${name}${after.slice(0, 50)}`.replace(/\s+/g, " ").trim();
}
