import type { Json } from "../../contract/json.ts";
import { valueAt } from "./json-place.ts";

/** Names that a template may use, with what stands for each. A value of `undefined` leaves its field out. */
export type TemplateValues = { readonly [name: string]: () => Json | undefined };

const PLACEHOLDER = /\{\{\s*(?:\.\.\.)?([A-Za-z][\w.-]*)\s*\}\}/g;
const ONLY_PLACEHOLDER = /^\{\{\s*([A-Za-z][\w.-]*)\s*\}\}$/;
/** In a list: the members of a list, in its place. */
const MEMBERS = /^\{\{\s*\.\.\.([A-Za-z][\w.-]*)\s*\}\}$/;

/** Names of a template's placeholders, each without what follows its first dot. */
export function placeholdersOf(template: Json): string[] {
  if (typeof template === "string") {
    return [...template.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
  }
  if (typeof template !== "object" || template === null) return [];
  return Object.values(template).flatMap((part) => placeholdersOf(part));
}

/**
 * Puts values in the place of placeholders such as `{{message}}` or `{{context.loginContext.name}}`. One that is a whole
 * text becomes the value itself, whatever its type; one within a text becomes text. `{{...history}}` in a list puts the
 * members of a list there.
 *
 * @returns `undefined` where the whole is a placeholder without a value.
 */
export function fillTemplate(template: Json, values: TemplateValues): Json | undefined {
  if (typeof template === "string") return fillText(template, values);
  if (Array.isArray(template)) return template.flatMap((part) => fillMember(part, values));
  if (typeof template !== "object" || template === null) return template;
  const filled = Object.entries(template).flatMap(([key, part]): [string, Json][] => {
    const value = fillTemplate(part, values);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(filled);
}

/** What stands for one member of a list: nothing, one value, or the members of another list. */
function fillMember(part: Json, values: TemplateValues): Json[] {
  const members = typeof part === "string" ? MEMBERS.exec(part)?.[1] : undefined;
  if (members !== undefined) {
    const list = lookUp(members, values);
    return Array.isArray(list) ? list : [];
  }
  const value = fillTemplate(part, values);
  return value === undefined ? [] : [value];
}

function fillText(text: string, values: TemplateValues): Json | undefined {
  const only = ONLY_PLACEHOLDER.exec(text)?.[1];
  if (only !== undefined) return lookUp(only, values);
  return text.replace(PLACEHOLDER, (_whole, name: string) => {
    const value = lookUp(name, values);
    if (value === undefined) return "";
    return typeof value === "string" ? value : JSON.stringify(value);
  });
}

function lookUp(name: string, values: TemplateValues): Json | undefined {
  const [first = "", ...rest] = name.split(".");
  const value = Object.hasOwn(values, first) ? values[first]?.() : undefined;
  return rest.length === 0 ? value : (valueAt(value, rest.join(".")) as Json | undefined); // a part of JSON is JSON
}
