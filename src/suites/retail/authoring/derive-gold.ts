import type { ArgumentRule, RetailCase } from "../retail-case.ts";
import type { Json, JsonObject } from "../../../contract/json.ts";
import type { CaseFile } from "./case-file.ts";
import type { ToolEntry } from "./tool-entry.ts";

type ExpectedCall = { tool: string; arguments: JsonObject };

/** The calls of `expect.calls`, in order. */
export function expectedCalls(file: CaseFile): ExpectedCall[] {
  return file.expect.calls.flatMap((entry) =>
    Object.entries(entry).map(([tool, given]) => ({ tool, arguments: given })),
  );
}

/**
 * What is graded, from the one list of expected calls:
 * - A1 and A2: the tools of that list; mocked reads beside it are optional.
 * - A3: the arguments that all expected calls of a tool share are required, save those marked `free`. Of a read only
 *   the single-valued arguments that its schema requires, save words to search for: looking at more, in another slice
 *   or in other words is no fault. For a write, an argument that has a default and is left out may only be given with that default.
 * - A4: a tool's prerequisite comes first, where the list has both in that order.
 */
export function deriveGold(
  file: CaseFile,
  tools: readonly ToolEntry[],
  mocked: ReadonlySet<string>,
): RetailCase["gold"] {
  const calls = expectedCalls(file);
  const expected = new Set(calls.map((call) => call.tool));
  const optional = new Set(
    file.expect.optional ??
      tools
        .filter((tool) => tool.action !== "write" && mocked.has(tool.name))
        .map((tool) => tool.name)
        .filter((name) => !expected.has(name) && !file.expect.forbidden.includes(name)),
  );
  const ruled = new Set([...expected, ...optional, ...namedInRules(file)]);
  const rules = [...ruled].map((name): [string, ArgumentRule] => {
    const mine = calls.filter((call) => call.tool === name).map((call) => call.arguments);
    const tool = tools.find((entry) => entry.name === name);
    const shared = Object.entries(sharedArguments(mine, file.expect.free[name] ?? []));
    return [
      name,
      {
        required: Object.fromEntries(shared.filter(([argument, value]) => isCompared(tool, argument, value))),
        forbiddenIds: file.expect.forbiddenIds[name] ?? [],
        optionalOk: {
          ...defaultsOnly(tool, mine),
          ...file.expect.allowed[name],
        },
        optional: optional.has(name),
      },
    ];
  });
  return {
    calls,
    rules: Object.fromEntries(rules),
    dependencies: file.expect.order ?? prerequisitePairs(calls, tools),
    forbidden: file.expect.forbidden,
  };
}

function namedInRules({ expect }: CaseFile): string[] {
  return [...Object.keys(expect.allowed), ...Object.keys(expect.forbiddenIds)];
}

function sharedArguments(calls: readonly JsonObject[], free: readonly string[]): JsonObject {
  const [first, ...others] = calls;
  if (first === undefined) return {};
  const shared = Object.entries(first).filter(
    ([name, value]) => !free.includes(name) && others.every((other) => sameJson(other[name], value)),
  );
  return Object.fromEntries(shared);
}

function isCompared(tool: ToolEntry | undefined, argument: string, value: Json): boolean {
  if (tool?.action !== "read") return true;
  const { required, properties } = tool.parameters;
  if (!Array.isArray(required) || !required.includes(argument) || Array.isArray(value)) return false;
  return !isSearchWords(argument, asObject(asObject(properties)[argument]));
}

/** Whether an argument's words are the assistant's own, such as the query of a search. */
export function isSearchWords(name: string, { enum: values, pattern, format }: JsonObject): boolean {
  if (values !== undefined || pattern !== undefined || format !== undefined) return false;
  return /^(?:q|query|question|keywords?|search(?:_?(?:text|terms?|words|query|phrase))?|(?:search_?)?(?:text|phrase|terms?))$/i.test(
    name,
  );
}

const sameJson = (a: Json | undefined, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

/** For a write, arguments that its schema gives a default and no expected call names: that default or nothing. */
function defaultsOnly(tool: ToolEntry | undefined, calls: readonly JsonObject[]): { [name: string]: Json[] } {
  if (tool?.action !== "write" || calls.length === 0) return {};
  const named = new Set(calls.flatMap((call) => Object.keys(call)));
  const defaults = Object.entries(asObject(tool.parameters["properties"])).flatMap(
    ([name, schema]): [string, Json[]][] => {
      const value = asObject(schema)["default"];
      return value === undefined || named.has(name) ? [] : [[name, [value]]];
    },
  );
  return Object.fromEntries(defaults);
}

const asObject = (value: Json | undefined): JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};

function prerequisitePairs(calls: readonly ExpectedCall[], tools: readonly ToolEntry[]): [string, string][] {
  const first = new Map<string, number>();
  calls.forEach(({ tool }, index) => {
    if (!first.has(tool)) first.set(tool, index);
  });
  return [...first].flatMap(([name, position]) =>
    (tools.find((tool) => tool.name === name)?.after ?? [])
      .filter((before) => (first.get(before) ?? Infinity) < position)
      .map((before): [string, string] => [before, name]),
  );
}
