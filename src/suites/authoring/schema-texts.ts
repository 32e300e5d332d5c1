import { z } from "zod";

/** The JSON Schemas of these files for editors, draft 7: name → title and schema in, file name → text out. */
export function schemaTexts(files: {
  [name: string]: { title: string; schema: z.ZodType };
}): Map<string, string> {
  return new Map(
    Object.entries(files).map(([name, { title, schema }]) => {
      const { $schema, ...rest } = z.toJSONSchema(schema, { io: "input", target: "draft-07" });
      const text = JSON.stringify(withoutRecordKeys({ $schema, title, ...rest }), null, 2);
      return [`${name}.schema.json`, `${text}\n`];
    }),
  );
}

/** `propertyNames` of plain strings says nothing; editors show it as noise. */
function withoutRecordKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRecordKeys);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, inner]) => !(key === "propertyNames" && JSON.stringify(inner) === '{"type":"string"}'),
  );
  return Object.fromEntries(kept.map(([key, inner]): [string, unknown] => [key, withoutRecordKeys(inner)]));
}
