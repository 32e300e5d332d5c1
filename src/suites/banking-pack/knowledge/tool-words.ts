import type { Wording } from "../../../bank/live/index.ts";

type ToolWords = Wording[string];

/**
 * What the docstrings of a public tools file say of its tools and their parameters, as a model is shown it: all methods
 * that are marked as tools, by name.
 *
 * @param source Python with docstrings of Google's style.
 */
export function readToolWords(source: string): Wording {
  const words: { [tool: string]: ToolWords } = {};
  for (const [, marker = "", name = "", body = ""] of source.matchAll(TOOL)) {
    const [, written] = DOCSTRING.exec(body) ?? [];
    if (written === undefined) continue;
    const docstring = cleaned(written);
    // Of a discoverable tool without arguments the public harness shows everything, its answer included.
    const whole = marker === "is_discoverable_tool" && !ARGUMENTS.test(docstring);
    words[name] = whole ? { description: docstring, parameters: {} } : wordsIn(docstring);
  }
  return words;
}

/** A decorator that makes a method a tool, its name, and all up to the next method or decorator. */
const TOOL =
  /^[ \t]*@(is_(?:discoverable_)?tool)\b[^\n]*\n(?:[ \t]*@[^\n]*\n)*[ \t]*def[ \t]+(\w+)[ \t]*\(([\s\S]*?)(?=^[ \t]*(?:@|def\b)|(?![\s\S]))/gm;
const DOCSTRING = /^[ \t]*r?"""([\s\S]*?)"""/m;
const SECTION =
  /^(?:Arguments|Args|Parameters|Params|Raises|Exceptions|Except|Attributes|Examples?|Returns|Yields):[ \t]*$/m;
const ARGUMENTS = /^(?:Arguments|Args|Parameters|Params):[ \t]*$/m;

/** The first line, and everything up to the first section as a paragraph of its own. */
function wordsIn(docstring: string): ToolWords {
  const end = SECTION.exec(docstring)?.index ?? docstring.length;
  const [first = "", ...more] = docstring.slice(0, end).trim().split("\n");
  const rest = more.join("\n").trim();
  return {
    description: rest === "" ? first.trim() : `${first.trim()}\n\n${rest}`,
    parameters: parametersIn(docstring),
  };
}

function parametersIn(docstring: string): { [name: string]: string } {
  const start = ARGUMENTS.exec(docstring);
  if (start === null) return {};
  const after = docstring.slice(start.index + start[0].length).replace(/^\n+/, "");
  const section = after.slice(0, SECTION.exec(after)?.index ?? after.length);
  const indent = /^[ \t]*/.exec(section)?.[0] ?? "";
  if (indent === "") return {};
  const entries = section.split(new RegExp(`^${indent}(?=\\S)`, "m")).filter((entry) => entry !== "");
  return Object.fromEntries(entries.flatMap(parameterIn));
}

/** `name: words` or `name (type): words`; further lines belong to the words. */
function parameterIn(entry: string): [string, string][] {
  const [, name, , words] = /^(\w+)(\s*\([^)]*\))?\s*:([\s\S]*)$/.exec(entry) ?? [];
  if (name === undefined || words === undefined) return [];
  const [first = "", ...more] = words.split("\n");
  const rest = more.map((line) => line.trim()).join("\n");
  return [[name, `${first.replace(/^ /, "")}\n${rest}`.trim()]];
}

/** Without the indentation that all lines but the first share. */
function cleaned(docstring: string): string {
  const [first = "", ...rest] = docstring.replaceAll("\t", "        ").split("\n");
  const indents = rest
    .filter((line) => line.trim() !== "")
    .map((line) => line.length - line.trimStart().length);
  const common = indents.length === 0 ? 0 : Math.min(...indents);
  return [first.trimStart(), ...rest.map((line) => line.slice(common).trimEnd())].join("\n").trim();
}
