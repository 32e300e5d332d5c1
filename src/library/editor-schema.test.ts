import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { projectSchemas } from "./editor-schema.ts";

const folder = new URL("../../schemas/", import.meta.url);

test.each([...projectSchemas()])("%s is up to date (else: npm run schemas)", (name, text) => {
  expect(readFileSync(new URL(name, folder), "utf8")).toBe(text);
});

test("the schema of thresholds wants to know what a bar stands on", () => {
  const schema: unknown = JSON.parse(projectSchemas().get("thresholds.schema.json") ?? "");
  const validate = new Ajv({ strict: false }).compile(schema as object);
  expect(validate({ format: 1, overall: { strict: { atLeast: 0.9, on: "low" } } })).toBe(true);
  expect(validate({ format: 1, overall: { strict: { atLeast: 0.9 } } })).toBe(false);
});
