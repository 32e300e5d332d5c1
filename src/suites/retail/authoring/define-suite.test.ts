import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { z } from "zod";
import { InputError } from "../../../contract/errors.ts";
import { defineRetailSuite, type RetailSuiteDefinition } from "./define-suite.ts";
import type { SuiteFile } from "./suite-file.ts";
import { loadRetailSuite } from "./load-suite.ts";

const mini = fileURLToPath(new URL("../../../../test/fixtures/mini-suite", import.meta.url));
const text = (file: string): string => readFileSync(join(mini, file), "utf8");

/** The small suite of the tests, as its author would write it in code. */
function definition(): RetailSuiteDefinition {
  const { format: _, kind: __, ...suite } = parse(text("suite.yaml")) as z.input<typeof SuiteFile>;
  return {
    ...suite,
    prompt: text("prompt.md"),
    tools: parse(text("tools.yaml")),
    customers: parse(text("customers.yaml")),
    cases: {
      "cards/freeze": parse(text("cases/cards/freeze.yaml")),
      "cards/status": parse(text("cases/cards/status.yaml")),
    },
  };
}

function problems(changed: object): string {
  try {
    defineRetailSuite({ ...definition(), ...changed });
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  return "none";
}

test("a suite in code is the suite that its files would be", () => {
  const [inCode, inFiles] = [defineRetailSuite(definition()), loadRetailSuite(mini)];
  expect(inCode.cases).toEqual(inFiles.cases);
  expect(inCode.hash).toBe(inFiles.hash);
});

const { cases } = definition();
const freeze = cases["cards/freeze"];

test.each([
  [{ title: "" }, "suite mini: title"],
  [{ cases: {} }, "suite mini: cases: no cases"],
  [{ cases: { Cards: freeze } }, "<domain>/<name>"],
  [
    { cases: { "cards/freeze": { ...freeze, customer: "ashe" } } },
    "case cards/freeze: customer: no such customer",
  ],
  [{ cases: { "cards/freeze": { ...freeze, turns: [] } } }, "case cards/freeze: turns"],
  [{ tools: [] }, "suite mini, tools"],
  [
    { cases: { "a/a": { ...freeze, id: "same" }, "a/b": { ...freeze, id: "same" } } },
    "the id is already that of a/a",
  ],
])("says where %j is wrong", (changed, message) => {
  expect(problems(changed)).toContain(message);
});
