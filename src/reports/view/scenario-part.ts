/** A named piece of a scenario. `json`: laid out as JSON; `text`: words. */
export type ScenarioPart = { name: string; text: string; as: "text" | "json" };

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
