import { readFileSync, readdirSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { editorSchemas } from "./editor-schema.ts";
import { freezeYaml } from "./suite-folder.fixture.ts";

const folder = new URL("../../../../schemas/", import.meta.url);

describe("the published editor schemas", () => {
  it.each([...editorSchemas()])("%s is up to date (else: npm run schemas)", (name, text) => {
    expect(readFileSync(new URL(name, folder), "utf8")).toBe(text);
  });

  it("are all of those in schemas/", () => {
    const retail = readdirSync(folder).filter((name) => name.startsWith("retail-"));
    expect(retail.sort()).toEqual([...editorSchemas().keys()].sort());
  });

  it("accept a sound case and refuse a misspelt field", () => {
    const schema: unknown = JSON.parse(editorSchemas().get("retail-case.schema.json") ?? "");
    const validate = new Ajv({ strict: false, logger: false }).compile(schema as object);
    const sound: unknown = parse(freezeYaml);
    expect(validate(sound)).toBe(true);
    expect(validate({ ...(sound as object), behavior: "answer" })).toBe(false);
  });
});
