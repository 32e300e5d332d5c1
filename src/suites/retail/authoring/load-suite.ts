import { basename, join, relative } from "node:path";
import { isThere } from "../../../files/file-problem.ts";
import { filesBelow } from "../../../files/files-below.ts";
import { readSuiteText, readSuiteYaml } from "../../authoring/read-suite-file.ts";
import type { z } from "zod";
import type { InputProblem } from "../../../contract/errors.ts";
import { InputError } from "../../../contract/errors.ts";
import { assembleSuite, unusableTools, type RetailSuite } from "./assemble-suite.ts";
import { CaseFile } from "./case-file.ts";
import { BankFile } from "./mock-file.ts";
import type { ParsedCase, SuiteContent } from "./resolve-case.ts";
import { CustomersFile, RateCardFile, SuiteFile, ToolsFile } from "./suite-file.ts";
import type { YamlFile } from "../../../text/yaml-file.ts";
import { parseYaml } from "../../../text/yaml-file.ts";

/**
 * Loads a suite: `suite.yaml`, `prompt.md`, `tools.yaml`, `customers.yaml`, `cases/<domain>/<name>.yaml`, and where
 * present `bank.yaml` and `rate-card.yaml`.
 *
 * @throws InputError with every problem of every file, each with its line, value and remedy.
 */
export function loadRetailSuite(directory: string): RetailSuite {
  const { content, problems } = loadContent(directory);
  if (content === undefined) throw new InputError(problems);
  const cases = caseFiles(directory, problems).flatMap((path) => {
    const parsed = parseCase(directory, path, problems);
    return parsed === undefined ? [] : [{ ...parsed, path }];
  });
  return assembleSuite(directory, content, { cases, problems });
}

function loadContent(directory: string): { content?: SuiteContent; problems: InputProblem[] } {
  const problems: InputProblem[] = [];
  if (!isThere(join(directory, "suite.yaml"))) {
    const remedy =
      "A retail suite is a folder with suite.yaml, prompt.md, tools.yaml, customers.yaml and cases/.";
    return { problems: [{ file: directory, problem: "no suite.yaml here", remedy }] };
  }
  const required = <Schema extends z.ZodType>(name: string, schema: Schema): Part<Schema> | undefined =>
    readPart(directory, name, schema, problems);
  const optional = <Schema extends z.ZodType>(name: string, schema: Schema): Part<Schema> | undefined =>
    isThere(join(directory, name)) ? required(name, schema) : undefined;
  const suite = required("suite.yaml", SuiteFile);
  const tools = required("tools.yaml", ToolsFile);
  const customers = required("customers.yaml", CustomersFile);
  const promptTemplate = readText(directory, "prompt.md", problems);
  const bank = optional("bank.yaml", BankFile);
  const rates = optional("rate-card.yaml", RateCardFile);
  if (tools !== undefined) problems.push(...unusableTools(tools.value, tools.yaml));
  if (suite === undefined || tools === undefined || customers === undefined) return { problems };
  if (promptTemplate === undefined) return { problems };
  const content: SuiteContent = {
    suite: suite.value,
    promptTemplate,
    customers: new Map(Object.entries(customers.value)),
    tools: new Map(tools.value.map((tool) => [tool.name, tool])),
    bank: bank?.value ?? {},
    rates: rates?.value,
    files: { customers: customers.yaml, tools: tools.yaml, bank: bank?.yaml },
  };
  return { content, problems };
}

function readText(directory: string, name: string, problems: InputProblem[]): string | undefined {
  const file = join(directory, name);
  if (isThere(file)) return readSuiteText(file, directory, problems);
  problems.push({ file, problem: "missing" });
  return undefined;
}

type Part<Schema extends z.ZodType> = { value: z.infer<Schema>; yaml: YamlFile };

function readPart<Schema extends z.ZodType>(
  directory: string,
  name: string,
  schema: Schema,
  problems: InputProblem[],
): Part<Schema> | undefined {
  const file = join(directory, name);
  if (!isThere(file)) {
    problems.push({ file, problem: "missing" });
    return undefined;
  }
  const yaml = readSuiteYaml(file, directory, problems);
  if (yaml === undefined) return undefined;
  const { value, problems: faults } = parseYaml(yaml, schema);
  problems.push(...faults);
  return value === undefined ? undefined : { value, yaml };
}

/** All case files, ordered by domain and name. What does not belong there is a problem, not ignored. */
function caseFiles(directory: string, problems: InputProblem[]): string[] {
  const root = join(directory, "cases");
  if (!isThere(root)) {
    problems.push({ file: root, problem: "missing", remedy: "Cases lie in cases/<domain>/<name>.yaml." });
    return [];
  }
  const { files: entries, problems: unread } = filesBelow(root, { within: directory });
  problems.push(...unread);
  const misplaced = entries.filter((entry) => !/^[a-z0-9_-]+\/[a-z0-9._-]+\.yaml$/.test(entry));
  for (const entry of misplaced) {
    const remedy = "Cases lie in cases/<domain>/<name>.yaml; names are lower case.";
    problems.push({ file: join(root, entry), problem: "not the place or name of a case", remedy });
  }
  if (entries.length === 0 && unread.length === 0) problems.push({ file: root, problem: "no cases" });
  return entries.filter((entry) => !misplaced.includes(entry)).map((entry) => join(root, entry));
}

function parseCase(directory: string, path: string, problems: InputProblem[]): ParsedCase | undefined {
  const yaml = readSuiteYaml(path, directory, problems);
  if (yaml === undefined) return undefined;
  const { value: file, problems: faults } = parseYaml(yaml, CaseFile);
  problems.push(...faults);
  if (file === undefined) return undefined;
  const [domain = ""] = relative(join(directory, "cases"), path).split(/[/\\]/);
  return { file, yaml, domain, name: basename(path, ".yaml") };
}
