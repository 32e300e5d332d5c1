import type { CheckTitles } from "./check-title.ts";
import type { ScenarioView } from "../../contract/scenario-view.ts";

/** What a scenario's author says of its checks: what kind of rule each is, and why it matters. By the check's id. */
export type CheckNotes = Record<string, { kind: string; because?: string }>;

/**
 * Notes on the checks that a scenario brings itself. Where the suite has titles for its checks they are the same for every
 * scenario and need none.
 */
export function checkNotes(view: ScenarioView | undefined, titles: CheckTitles): CheckNotes {
  if (view === undefined || Object.keys(titles).length > 0) return {};
  const rules = view.rules.map(({ id, kind, because }) => {
    const note = because === undefined ? { kind } : { kind, because };
    return [id, note] as const;
  });
  const assertions = view.assertions.map(
    ({ id, requirement }) => [id, { kind: "assertion", because: requirement }] as const,
  );
  return Object.fromEntries([...rules, ...assertions]);
}
