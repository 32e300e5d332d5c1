/** A named piece of a scenario. `json`: laid out as JSON; `text`: words. */
export type ScenarioPart = { name: string; text: string; as: "text" | "json" };

/** A rule of a scenario in words. */
export type ScenarioRule = { id: string; kind: string; rule: string; because?: string; decides: boolean };

/** A scenario as its page shows it, whatever suite it is of. */
export type ScenarioView = {
  /** The story and what is at stake, in words. */
  about: ScenarioPart[];
  /** What the caller says or plans, in order. */
  caller: ScenarioPart[];
  /** What only the caller knows, and what he does not. */
  knows: { fact: string; says: string }[];
  doesNotKnow: string[];
  rules: ScenarioRule[];
  assertions: { id: string; requirement: string }[];
  /** What the agent works with: tools, login context, answers of the bank. */
  setting: ScenarioPart[];
  documents: string[];
  scripts: { name: string; fails?: string; because?: string; steps: string[] }[];
};

/** A piece in words. */
export function part(name: string, text: string): ScenarioPart {
  return { name, text, as: "text" };
}

/** A piece laid out as JSON. */
export function json(name: string, value: unknown): ScenarioPart {
  return { name, text: exactText(value), as: "json" };
}

/** The text was read as plain JSON, so what comes of it is too. */
export function exactText(value: unknown): string {
  return JSON.stringify(value) ?? "";
}
