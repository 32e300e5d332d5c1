import type { z } from "zod";
import { InputError, type InputProblem } from "../../../contract/errors.ts";
import { assembleSuite, unusableTools, type CaseToResolve, type RetailSuite } from "./assemble-suite.ts";
import { CaseFile } from "./case-file.ts";
import { BankFile } from "./mock-file.ts";
import { CustomersFile, RateCardFile, SuiteFile, ToolsFile } from "./suite-file.ts";
import { pathText } from "../../../text/schema-faults.ts";
import { parseYaml, type YamlFile } from "../../../text/yaml-file.ts";

/** A retail suite written in code: what its files would hold (docs/write-a-case.md), by the names of the files. */
export type RetailSuiteDefinition = Omit<z.input<typeof SuiteFile>, "format" | "kind"> & {
  /** As prompt.md, with its placeholders. */
  prompt: string;
  tools: z.input<typeof ToolsFile>;
  customers: z.input<typeof CustomersFile>;
  bank?: z.input<typeof BankFile>;
  rateCard?: z.input<typeof RateCardFile>;
  /** `<domain>/<name>` → what the case's file would hold. */
  cases: Readonly<Record<string, z.input<typeof CaseFile>>>;
};

const CASE_NAME = /^[a-z0-9_-]+\/[a-z0-9._-]+$/;

/**
 * Resolves a suite that is written in code, as the loader does one in files.
 *
 * @throws InputError with every problem, each with the part of the definition, value and remedy.
 */
export function defineRetailSuite(definition: RetailSuiteDefinition): RetailSuite {
  const {
    prompt,
    tools: toolsGiven,
    customers: customersGiven,
    bank,
    rateCard,
    cases,
    ...suiteGiven
  } = definition;
  const problems: InputProblem[] = [];
  const name = `suite ${suiteGiven.id}`;
  const suite = part(name, SuiteFile, { format: 1, kind: "retail", ...suiteGiven }, problems);
  const tools = part(`${name}, tools`, ToolsFile, toolsGiven, problems);
  const customers = part(`${name}, customers`, CustomersFile, customersGiven, problems);
  const shared = part(`${name}, bank`, BankFile, bank ?? {}, problems);
  const rates =
    rateCard === undefined ? undefined : part(`${name}, rateCard`, RateCardFile, rateCard, problems);
  if (tools.value !== undefined) problems.push(...unusableTools(tools.value, tools.yaml));
  if (Object.keys(cases).length === 0) problems.push({ file: name, path: "cases", problem: "no cases" });
  const parsed = Object.entries(cases).flatMap(([place, file]) => parsedCase(place, file, problems));
  if (suite.value === undefined || tools.value === undefined || customers.value === undefined) {
    throw new InputError(problems);
  }
  const content = {
    suite: suite.value,
    promptTemplate: prompt,
    customers: new Map(Object.entries(customers.value)),
    tools: new Map(tools.value.map((tool) => [tool.name, tool])),
    bank: shared.value ?? {},
    rates: rates?.value,
    files: { customers: customers.yaml, tools: tools.yaml, bank: shared.yaml },
  };
  return assembleSuite(name, content, { cases: parsed, problems });
}

function parsedCase(place: string, given: unknown, problems: InputProblem[]): CaseToResolve[] {
  if (!CASE_NAME.test(place)) {
    const remedy = "Name cases <domain>/<name>, in lower case";
    problems.push({ path: "cases", value: place, problem: "not the name of a case", remedy });
    return [];
  }
  const [domain = "", name = ""] = place.split("/");
  const { value: file, yaml } = part(`case ${place}`, CaseFile, given, problems);
  return file === undefined ? [] : [{ file, yaml, domain, name, path: place }];
}

function part<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  given: unknown,
  problems: InputProblem[],
): { value?: z.infer<Schema>; yaml: YamlFile } {
  const yaml = withoutLines(name, given);
  const { value, problems: faults } = parseYaml(yaml, schema);
  problems.push(...faults);
  return value === undefined ? { yaml } : { value, yaml };
}

/** A value with places as a file has them, but for lines. */
function withoutLines(file: string, value: unknown): YamlFile {
  return {
    file,
    value,
    place: () => file,
    problem: (path, facts) => ({ file, ...(path.length === 0 ? {} : { path: pathText(path) }), ...facts }),
  };
}
