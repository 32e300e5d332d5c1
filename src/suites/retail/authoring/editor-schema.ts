import { z } from "zod";
import { CaseFile } from "./case-file.ts";
import { BankFile } from "./mock-file.ts";
import { CustomersFile, RateCardFile, SuiteFile, ToolsFile } from "./suite-file.ts";

const published = {
  "retail-case": { title: "Tellerproof retail case", schema: CaseFile },
  "retail-suite": { title: "Tellerproof retail suite", schema: SuiteFile },
  "retail-customers": { title: "Tellerproof retail customers", schema: CustomersFile },
  "retail-tools": { title: "Tellerproof retail tools", schema: ToolsFile },
  "retail-bank": { title: "Tellerproof retail bank", schema: BankFile },
  "retail-rate-card": { title: "Tellerproof retail rate card", schema: RateCardFile },
} as const;

/**
 * The JSON Schemas of all files an author writes, for editors: completion, hover texts and checks while typing.
 * Draft 7, which every YAML language server reads.
 *
 * @returns File name (under `schemas/`) → its text, ending in a newline.
 */
export function editorSchemas(): Map<string, string> {
  return schemaTexts(published);
}

/** The JSON Schemas of these files as `editorSchemas` gives them: name → title and schema in, file name → text out. */
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
