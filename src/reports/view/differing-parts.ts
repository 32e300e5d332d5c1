import type { ScenarioPart, ScenarioView } from "../../contract/scenario-view.ts";

/** A part of two scenarios that is not the same in both; absent on a side that has none. */
export type DifferingPart = { name: string; here?: string; there?: string; as: ScenarioPart["as"] };

/** Where two scenarios differ, part by part; parts are matched by name. */
export function differingParts(here: ScenarioView, there: ScenarioView): DifferingPart[] {
  const [mine, other] = [allParts(here), allParts(there)];
  const names = [...new Set([...mine.keys(), ...other.keys()])];
  return names.flatMap((name): DifferingPart[] => {
    const [one, two] = [mine.get(name), other.get(name)];
    if (one?.text === two?.text) return [];
    return [
      {
        name,
        ...(one === undefined ? {} : { here: one.text }),
        ...(two === undefined ? {} : { there: two.text }),
        as: one?.as ?? two?.as ?? "text",
      },
    ];
  });
}

function allParts({ about, caller, knows, rules, assertions, setting, documents }: ScenarioView) {
  const words = (name: string, text: string): ScenarioPart => ({ name, text, as: "text" });
  const parts = [
    ...about,
    ...caller,
    ...knows.map(({ fact, says }) => words(`knows ${fact}`, says)),
    ...rules.map(({ id, kind, rule }) => words(`check ${id}`, `${kind}: ${rule}`)),
    ...assertions.map(({ id, requirement }) => words(`assertion ${id}`, requirement)),
    ...setting,
    words("policies", documents.join(", ")),
  ];
  return new Map(parts.map((part) => [part.name, part]));
}
