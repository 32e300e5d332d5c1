import type { ScenarioView } from "./scenario-part.ts";

/** What a scenario's author says of its checks: what kind of rule each is, and why it matters. By the check's id. */
export type CheckNotes = Record<string, { kind: string; because?: string }>;

/** Notes on the checks that a scenario brings itself; the retail gates are the same for every case and need none. */
export function checkNotes(view: ScenarioView | undefined): CheckNotes {
  if (view?.form !== "fraud") return {};
  const rules = view.rules.map(({ id, kind, because }) => {
    const note = because === undefined ? { kind } : { kind, because };
    return [id, note] as const;
  });
  const assertions = view.assertions.map(
    ({ id, requirement }) => [id, { kind: "assertion", because: requirement }] as const,
  );
  return Object.fromEntries([...rules, ...assertions]);
}
