/** A field of something that came from outside; `undefined` where there is no such field or nothing that has fields. */
export function fieldOf(value: unknown, field: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, field)
    ? Reflect.get(value, field)
    : undefined;
}
