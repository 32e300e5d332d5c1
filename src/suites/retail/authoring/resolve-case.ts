import type { InputProblem } from "../../../contract/errors.ts";
import type { Fact } from "../../../contract/fact.ts";
import type { RetailCase } from "../retail-case.ts";
import { SafetyGate } from "../retail-case.ts";
import type { ExposedTool } from "../../../contract/tool.ts";
import { ToolFormError } from "../../../tool-schema/index.ts";
import { axisRule } from "./axis-rule.ts";
import type { CaseFile } from "./case-file.ts";
import { deriveGold, expectedCalls } from "./derive-gold.ts";
import { didYouMean } from "../../authoring/did-you-mean.ts";
import { deepMerge } from "../../../contract/deep-merge.ts";
import { completeLogin } from "./login-context.ts";
import type { BankFile } from "./mock-file.ts";
import { resolveMocks } from "./resolve-mock.ts";
import { resolveFact, resolvePrior, resolveStep } from "../../authoring/resolve-script.ts";
import type { CustomerEntry, RateCardFile, SuiteFile } from "./suite-file.ts";
import type { ToolEntry } from "./tool-entry.ts";
import { exposeTool } from "./tool-entry.ts";
import type { YamlFile } from "../../../text/yaml-file.ts";

/** What the cases of a suite share. */
export type SuiteContent = {
  suite: SuiteFile;
  promptTemplate: string;
  customers: ReadonlyMap<string, CustomerEntry>;
  tools: ReadonlyMap<string, ToolEntry>;
  bank: BankFile;
  rates: RateCardFile | undefined;
  /** The files behind it, for places in messages. */
  files: { customers: YamlFile; tools: YamlFile; bank: YamlFile | undefined };
};

/** A case file that has passed its schema, and where it lies. */
export type ParsedCase = { file: CaseFile; yaml: YamlFile; domain: string; name: string };

export type ResolvedCase = {
  case: RetailCase;
  file: CaseFile;
  yaml: YamlFile;
  tools: readonly ToolEntry[];
  /** The banks that answered, nearest first. */
  layers: readonly BankFile[];
};

/** Fills in all that the author left out. @returns The case, or every reason why there is none. */
export function resolveCase(
  parsed: ParsedCase,
  content: SuiteContent,
): { resolved?: ResolvedCase; problems: InputProblem[] } {
  const { file, yaml, domain, name } = parsed;
  const customer = findCustomer(parsed, content);
  const { tools, exposed, problems: toolProblems } = findTools(parsed, content);
  const layers = [file.bank, customer.bank, content.bank];
  const mocks = resolveMocks(tools, {
    layers,
    rates: content.rates,
    problem: (tool, facts) => yaml.problem(["bank", tool], facts),
  });
  const facts = resolveFacts(parsed);
  const problems = [
    ...customer.problems,
    ...toolProblems,
    ...unknownNames(parsed, content),
    ...mocks.problems,
    ...facts.problems,
  ];
  if (problems.length > 0) return { problems };
  const clock = file.clock ?? content.suite.clock;
  const { resolution, rule } = file.response;
  const retailCase: RetailCase = {
    format: 1,
    id: file.id ?? `${domain}.${name}`,
    title: file.title,
    axis: file.axis,
    domain,
    tool: file.tool,
    setup: {
      date: clock.slice(0, 10),
      time: `${clock.slice(11, 16)} ${clock.slice(16)}`,
      loginContext: customer.login,
      prior: resolvePrior(file.prior),
    },
    tools: exposed,
    turns: file.turns.map((turn) => turn.trim()),
    mock: mocks.mock,
    gold: deriveGold(file, tools, new Set(Object.keys(mocks.mock))),
    gates: file.gates ?? SafetyGate.options,
    behaviour: file.behaviour,
    behaviourAdvisory: file.behaviourAdvisory,
    response: {
      resolution: resolution.trim(),
      rule: (rule ?? axisRule(file.axis)).trim(),
      ...facts.facts,
    },
    metrics: file.metrics ?? content.suite.metrics,
    proof: resolveProof(file),
  };
  return { resolved: { case: retailCase, file, yaml, tools, layers }, problems: [] };
}

function findCustomer(
  { file, yaml }: ParsedCase,
  { customers }: SuiteContent,
): CustomerEntry & { problems: InputProblem[] } {
  const { name, overrides } =
    typeof file.customer === "string" ? { name: file.customer, overrides: {} } : file.customer;
  const entry = customers.get(name);
  if (entry !== undefined) {
    return { login: completeLogin(deepMerge(entry.login, overrides)), bank: entry.bank, problems: [] };
  }
  const problem = yaml.problem(["customer"], {
    problem: "no such customer in customers.yaml",
    value: name,
    remedy: didYouMean(name, [...customers.keys()]),
  });
  return { login: {}, bank: {}, problems: [problem] };
}

function findTools(
  { file, yaml }: ParsedCase,
  content: SuiteContent,
): { tools: ToolEntry[]; exposed: ExposedTool[]; problems: InputProblem[] } {
  const problems: InputProblem[] = [];
  const tools: ToolEntry[] = [];
  const exposed: ExposedTool[] = [];
  for (const [index, named] of file.tools.entries()) {
    const entry = typeof named === "string" ? content.tools.get(named) : named;
    if (entry === undefined) continue; // an unknown name, reported with the others
    if (tools.some((tool) => tool.name === entry.name)) {
      problems.push(yaml.problem(["tools", index], { problem: "listed twice", value: entry.name }));
      continue;
    }
    try {
      exposed.push(exposeTool(entry));
      tools.push(entry);
    } catch (error) {
      if (!(error instanceof ToolFormError)) throw error;
      problems.push(yaml.problem(["tools", index], { problem: error.message, value: entry.name }));
    }
  }
  return { tools, exposed, problems };
}

/** Tool names that neither tools.yaml nor the case defines. A foil may well call a tool that does not exist. */
function unknownNames({ file, yaml }: ParsedCase, content: SuiteContent): InputProblem[] {
  const inline = file.tools.flatMap((tool) => (typeof tool === "string" ? [] : [tool.name]));
  const known = [...content.tools.keys(), ...inline];
  const { expect } = file;
  const named: [(string | number)[], string][] = [
    [["tool"], file.tool],
    ...file.tools.flatMap((tool, index): [(string | number)[], string][] =>
      typeof tool === "string" ? [[["tools", index], tool]] : [],
    ),
    ...Object.keys(file.bank).map((tool): [string[], string] => [["bank", tool], tool]),
    ...expectedCalls(file).map(({ tool }, index): [(string | number)[], string] => [
      ["expect", "calls", index],
      tool,
    ]),
    ...(["free", "allowed", "forbiddenIds"] as const).flatMap((part) =>
      Object.keys(expect[part]).map((tool): [string[], string] => [["expect", part, tool], tool]),
    ),
    ...(expect.optional ?? []).map((tool): [string[], string] => [["expect", "optional"], tool]),
    ...expect.forbidden.map((tool): [string[], string] => [["expect", "forbidden"], tool]),
    ...(expect.order ?? []).flat().map((tool): [string[], string] => [["expect", "order"], tool]),
    ...file.oracle.flatMap((step, index) =>
      (resolveStep(step).calls ?? []).map(({ tool }): [(string | number)[], string] => [
        ["oracle", index],
        tool,
      ]),
    ),
  ];
  return named
    .filter(([, tool]) => !known.includes(tool))
    .map(([path, tool]) =>
      yaml.problem(path, { problem: "unknown tool", value: tool, remedy: didYouMean(tool, known) }),
    );
}

type FactLists = Pick<RetailCase["response"], "must" | "mustNot" | "says" | "avoids">;

function resolveFacts({ file, yaml }: ParsedCase): { facts: FactLists; problems: InputProblem[] } {
  const problems: InputProblem[] = [];
  const resolve = (part: keyof FactLists): Fact[] =>
    file.response[part].flatMap((fact, index) => {
      const resolved = resolveFact(fact);
      if (!("wrong" in resolved)) return [resolved];
      problems.push(yaml.problem(["response", part, index], { problem: resolved.wrong, value: fact }));
      return [];
    });
  const facts = {
    must: resolve("must"),
    mustNot: resolve("mustNot"),
    says: resolve("says"),
    avoids: resolve("avoids"),
  };
  return { facts, problems };
}

function resolveProof({ oracle, foils }: CaseFile): NonNullable<RetailCase["proof"]> {
  const resolved = Object.entries(foils).map(([name, foil]) => {
    const { because, ...rest } = foil;
    return [
      name,
      { ...rest, ...(because === undefined ? {} : { because }), steps: foil.steps.map(resolveStep) },
    ];
  });
  return { oracle: oracle.map(resolveStep), foils: Object.fromEntries(resolved) };
}
