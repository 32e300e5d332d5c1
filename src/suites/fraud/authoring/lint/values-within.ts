import type { Json } from "../../../../contract/json.ts";

type Path = (string | number)[];

/** Every value within that is no object or list, with its path, in order. */
export function leavesOf(value: Json | undefined, path: Path = []): { path: Path; value: Json }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, [...path, index]));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
  }
  return value === undefined ? [] : [{ path, value }];
}

/** A file's or a scenario's values as JSON; what is no JSON (nothing, in YAML) becomes null. */
export function asJson(value: unknown): Json {
  if (Array.isArray(value)) return value.map(asJson);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asJson(inner)]));
  }
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}
