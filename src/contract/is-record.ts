/** Whether a value is an object with fields: no list, and not null. Of a JSON value: whether it is a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
