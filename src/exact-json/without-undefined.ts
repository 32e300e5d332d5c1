import { ExactJson, IntegralFloat } from "../contract/json.ts";

/**
 * A parsed record as exact JSON: optional fields that are not there are left out.
 *
 * @throws TypeError for anything that JSON cannot hold.
 */
export function withoutUndefined(value: unknown): ExactJson {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (typeof value === "object" && value !== null && !(value instanceof IntegralFloat)) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return Object.fromEntries(fields.map(([key, field]) => [key, withoutUndefined(field)]));
  }
  const parsed = ExactJson.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new TypeError(`not a JSON value: ${typeof value}`);
}
