import { InputError } from "../../contract/errors.ts";
import type { PlannedScenario } from "../../contract/manifest.ts";
import { didYouMean } from "../../suites/authoring/did-you-mean.ts";
import { parseSelection, type Selection } from "./parse-selection.ts";

type Named = Pick<PlannedScenario, "id" | "groups">;
type Word = Extract<Selection, { type: "word" }>;

/**
 * The scenarios that any of some expressions means (docs/commands.md); all where there are none. A word means the
 * scenarios whose id it begins, and those of the group of that name; with `*` the whole id or name must fit.
 *
 * @throws InputError for an expression that makes no sense, and for each word that no scenario fits, naming near ones.
 */
export function selectScenarios<Scenario extends Named>(
  scenarios: readonly Scenario[],
  only: readonly string[],
): Scenario[] {
  if (only.length === 0) return [...scenarios];
  const selections = only.map((text) => selectionOf(text, scenarios));
  const unknown = selections
    .flatMap(wordsOf)
    .filter((word) => !scenarios.some((scenario) => fits(word, scenario)));
  if (unknown.length > 0) throw new InputError(unknown.map((word) => unknownWord(word, scenarios)));
  return scenarios.filter((scenario) => selections.some((selection) => isMeant(selection, scenario)));
}

/** What is a name as it stands needs no quotes. */
function selectionOf(text: string, scenarios: readonly Named[]): Selection {
  const word: Word = { type: "word", word: text };
  return scenarios.some((scenario) => fits(word, scenario)) ? word : parseSelection(text);
}

function isMeant(selection: Selection, scenario: Named): boolean {
  switch (selection.type) {
    case "word":
      return fits(selection, scenario);
    case "not":
      return !isMeant(selection.of, scenario);
    case "and":
      return selection.of.every((each) => isMeant(each, scenario));
    case "or":
      return selection.of.some((each) => isMeant(each, scenario));
  }
}

function wordsOf(selection: Selection): Word[] {
  if (selection.type === "word") return [selection];
  return selection.type === "not" ? wordsOf(selection.of) : selection.of.flatMap(wordsOf);
}

function fits({ word, field }: Word, { id, groups }: Named): boolean {
  if (word === "") return false;
  if (field === "id") return begins(word, id);
  if (field !== undefined) return Object.hasOwn(groups, field) && fitsName(word, groups[field] ?? "");
  return begins(word, id) || Object.values(groups).some((name) => fitsName(word, name));
}

function begins(word: string, id: string): boolean {
  return word.includes("*") ? fitsGlob(word, id) : id.startsWith(word);
}

function fitsName(word: string, name: string): boolean {
  return word.includes("*") ? fitsGlob(word, name) : name === word;
}

/** Whether a text is as a pattern says, where `*` stands for any characters: the earliest place of each part serves. */
function fitsGlob(pattern: string, text: string): boolean {
  const [first = "", ...rest] = pattern.split("*");
  const last = rest.pop() ?? "";
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.endsWith(last) && text.length - last.length >= at;
}

function unknownWord({ word, field }: Word, scenarios: readonly Named[]) {
  const problem = { path: "--only", value: field === undefined ? word : `${field}=${word}` };
  const fields = ["id", ...new Set(scenarios.flatMap(({ groups }) => Object.keys(groups)))];
  if (field !== undefined && !fields.includes(field)) {
    return { ...problem, problem: "no such grouping", remedy: asRemedy(didYouMean(field, fields)) };
  }
  const names = scenarios.flatMap(({ id, groups }) => {
    if (field === "id") return [id];
    if (field !== undefined) return groups[field] ?? [];
    return [...Object.values(groups), id.split(/[./]/, 1)[0] ?? id, id];
  });
  const remedy = asRemedy(didYouMean(word, [...new Set(names)]));
  return { ...problem, problem: "no scenario matches", remedy };
}

function asRemedy(hint: string): string {
  return hint.slice(0, 1).toUpperCase() + hint.slice(1);
}
