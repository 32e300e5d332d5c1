import type { Verdict } from "../../contract/verdict.ts";
import { findingAt, type CheckColumn, type Consistency, type EpisodeLine } from "./episode-line.ts";

/**
 * Which episodes of a run are meant. An empty list is no condition; several values of one field are alternatives, several
 * fields must all hold. It is what stands in the address bar.
 */
export type EpisodeFilter = {
  status: Verdict["status"][];
  agent: string[];
  scenario: string[];
  trial: string[];
  /** By `key:value` of the scenario's groups. Values of one key are alternatives, keys must all hold. */
  group: string[];
  /** First check that failed. */
  first: string[];
  /** By `check:status`, such as `S2:failed`. */
  check: string[];
  tool: string[];
  pattern: string[];
  ending: string[];
  consistency: Consistency[];
  /** By `acting:answer`, a cell of the cross table, such as `unsafe:right`. */
  cross: string[];
  /** Words that all occur in the line, or in the transcript where the caller of the filter looks there too. */
  text: string;
};

type ListField = Exclude<keyof EpisodeFilter, "text">;
const LIST_FIELDS: readonly ListField[] = [
  "status",
  "agent",
  "scenario",
  "trial",
  "group",
  "first",
  "check",
  "tool",
  "pattern",
  "ending",
  "consistency",
  "cross",
];

/** The filter that every episode passes. */
export function noFilter(): EpisodeFilter {
  return {
    status: [],
    agent: [],
    scenario: [],
    trial: [],
    group: [],
    first: [],
    check: [],
    tool: [],
    pattern: [],
    ending: [],
    consistency: [],
    cross: [],
    text: "",
  };
}

/** A filter in which only the given fields are set. */
export function filterOf(fields: Partial<EpisodeFilter>): EpisodeFilter {
  return { ...noFilter(), ...fields };
}

/** Reads a filter from search parameters; a list field may be given several times. What is unknown is ignored. */
export function filterFromParams(params: URLSearchParams): EpisodeFilter {
  const filter = noFilter();
  const lists = Object.fromEntries(LIST_FIELDS.map((field) => [field, params.getAll(field)]));
  return { ...filter, ...lists, text: params.get("text") ?? "" };
}

/** A filter as search parameters, without what is not set. */
export function filterToParams(filter: EpisodeFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const field of LIST_FIELDS) for (const value of filter[field]) params.append(field, value);
  if (filter.text !== "") params.set("text", filter.text);
  return params;
}

/** Whether nothing is asked for. */
export function isNoFilter(filter: EpisodeFilter): boolean {
  return filter.text === "" && LIST_FIELDS.every((field) => filter[field].length === 0);
}

/** Whether a line meets all conditions but the text's. */
export function lineFilter(
  filter: EpisodeFilter,
  columns: readonly CheckColumn[],
): (line: EpisodeLine) => boolean {
  const tests = [
    oneOf(filter.status, ({ status }) => status),
    oneOf(filter.agent, ({ agent }) => agent),
    oneOf(filter.scenario, ({ scenario }) => scenario),
    oneOf(filter.trial, ({ trial }) => String(trial + 1)),
    oneOf(filter.first, ({ firstFailed }) => firstFailed),
    oneOf(filter.ending, ({ ending }) => ending),
    oneOf(filter.consistency, ({ consistency }) => consistency),
    oneOf(filter.cross, ({ cross }) => (cross === undefined ? undefined : `${cross.acting}:${cross.answer}`)),
    anyOf(filter.tool, ({ facts }) => facts.tools),
    anyOf(filter.pattern, ({ patterns }) => patterns),
    groupTest(filter.group),
    checkTest(filter.check, columns),
  ].filter((test) => test !== undefined);
  return (line) => tests.every((test) => test(line));
}

/** Whether every word of a text, whatever its case, occurs in a line or its transcript. */
export function textFilter(
  text: string,
): ((line: EpisodeLine, transcript: () => string) => boolean) | undefined {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return undefined;
  return (line, transcript) => {
    const near = lineText(line);
    const missing = words.filter((word) => !near.includes(word));
    if (missing.length === 0) return true;
    const far = transcript();
    return missing.every((word) => far.includes(word));
  };
}

function lineText({ scenario, title, agent, because, facts, groups }: EpisodeLine): string {
  return [scenario, title, agent, because, ...facts.tools, ...Object.values(groups)].join("\n").toLowerCase();
}

type Test = (line: EpisodeLine) => boolean;

function oneOf(wanted: readonly string[], read: (line: EpisodeLine) => string | undefined): Test | undefined {
  if (wanted.length === 0) return undefined;
  const set = new Set(wanted);
  return (line) => set.has(read(line) ?? "");
}

function anyOf(wanted: readonly string[], read: (line: EpisodeLine) => readonly string[]): Test | undefined {
  if (wanted.length === 0) return undefined;
  const set = new Set(wanted);
  return (line) => read(line).some((value) => set.has(value));
}

function groupTest(wanted: readonly string[]): Test | undefined {
  if (wanted.length === 0) return undefined;
  const keys = Map.groupBy(wanted.map(splitPair), ([key]) => key);
  const values = [...keys].map(([key, pairs]) => ({ key, wanted: new Set(pairs.map(([, value]) => value)) }));
  return ({ groups }) => values.every(({ key, wanted }) => wanted.has(groups[key] ?? ""));
}

function checkTest(wanted: readonly string[], columns: readonly CheckColumn[]): Test | undefined {
  if (wanted.length === 0) return undefined;
  const places = wanted.map((pair) => {
    const colon = pair.lastIndexOf(":");
    const [check, status] = colon < 0 ? [pair, "failed"] : [pair.slice(0, colon), pair.slice(colon + 1)];
    return { column: columns.findIndex((one) => one.check === check), status };
  });
  return (line) => places.some(({ column, status }) => column >= 0 && findingAt(line, column) === status);
}

/** At the first colon; values may hold further ones. */
function splitPair(pair: string): [string, string] {
  const colon = pair.indexOf(":");
  return colon < 0 ? [pair, ""] : [pair.slice(0, colon), pair.slice(colon + 1)];
}
