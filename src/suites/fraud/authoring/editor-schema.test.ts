import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { fraudEditorSchemas } from "./editor-schema.ts";
import { ownBank } from "../../../bank/live/index.ts";
import { loadPolicies } from "./policy-files.ts";
import { policyMap } from "./policy-map.ts";
import { payYaml } from "./suite-folder.fixture.ts";

const schemas = new URL("../../../../schemas/", import.meta.url);
const path = (relative: string): string => fileURLToPath(new URL(`../../../../${relative}`, import.meta.url));

describe("the published editor schemas", () => {
  it.each([...fraudEditorSchemas()])("%s is up to date (else: npm run schemas)", (name, text) => {
    expect(readFileSync(new URL(name, schemas), "utf8")).toBe(text);
  });

  it("are all of those in schemas/", () => {
    const fraud = readdirSync(schemas).filter((name) => name.startsWith("fraud-"));
    expect(fraud.sort()).toEqual([...fraudEditorSchemas().keys()].sort());
  });

  it("accept a sound pair and refuse a misspelt field", () => {
    const schema: unknown = JSON.parse(fraudEditorSchemas().get("fraud-pair.schema.json") ?? "");
    const validate = new Ajv({ strict: false, logger: false }).compile(schema as object);
    const sound: unknown = parse(payYaml);
    expect(validate(sound)).toBe(true);
    expect(validate({ ...(sound as object), desing: "plain" })).toBe(false);
  });
});

describe("docs/fraud-policy-map.md", () => {
  const policies = loadPolicies(path("suites/fraud"), ownBank, []);

  it("is up to date (else: npm run schemas)", () => {
    expect(readFileSync(path("docs/fraud-policy-map.md"), "utf8").endsWith(policyMap(policies))).toBe(true);
  });

  it("has each document once in the tables by topic", () => {
    const rows = policyMap(policies).match(/^\| [a-z]+-\d{3} \|/gm) ?? [];
    expect(rows.length).toBe(policies.length);
  });

  it("says where a rule comes from, which no agent is shown", () => {
    const liability = policies.find(({ head }) => head.id === "disputes-006");
    expect(liability?.head.sources.join(" ")).toContain("1005.6(b)");
    expect(policyMap(policies)).toContain(
      `| disputes-006 ${liability?.head.title} | ${liability?.head.sources[0]}`,
    );
    expect(JSON.stringify(liability?.document)).not.toContain("1005");
  });
});
