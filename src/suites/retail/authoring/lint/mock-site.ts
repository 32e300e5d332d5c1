import type { InputProblem } from "../../../../contract/errors.ts";
import { isRecord } from "../../../../contract/is-record.ts";
import type { Json } from "../../../../contract/json.ts";
import type { CaseSource, RetailSuite } from "../assemble-suite.ts";
import type { BankFile, MockFile } from "../mock-file.ts";
import type { ToolEntry } from "../tool-entry.ts";
import type { YamlFile } from "../../../../text/yaml-file.ts";
import type { LintRule } from "./lint-rule.ts";

type Path = readonly (string | number)[];

/** A mock where it is written: in a case, with a customer, or in the suite's bank. */
export type MockSite = {
  tool: ToolEntry;
  mock: MockFile;
  /** The day and time by which its dates are read. */
  clock: string;
  /** The case it is written in; `undefined` for what cases share. */
  source?: CaseSource;
  problem: (path: Path, facts: Omit<InputProblem, "file" | "path">) => InputProblem;
};

/** A rule over every mock, each looked at once, where it is written. */
export function mockRule(code: string, summary: string, check: (site: MockSite) => InputProblem[]): LintRule {
  return {
    code,
    summary,
    check: (suite, cases) =>
      mockSites(suite, cases).flatMap((site) =>
        check(site).map((problem) => ({
          ...problem,
          code,
          ...(site.source === undefined ? {} : { caseId: site.source.case.id }),
        })),
      ),
  };
}

function mockSites(suite: RetailSuite, cases: readonly CaseSource[]): MockSite[] {
  const { content } = suite;
  const shared = { tools: content.tools, clock: content.suite.clock };
  const own = cases.flatMap((source) =>
    sitesOf(source.file.bank, {
      yaml: source.yaml,
      path: ["bank"],
      tools: new Map([
        ...content.tools,
        ...source.tools.map((tool): [string, ToolEntry] => [tool.name, tool]),
      ]),
      clock: source.file.clock ?? content.suite.clock,
      source,
    }),
  );
  const customers = [...content.customers].flatMap(([name, { bank }]) =>
    sitesOf(bank, { yaml: content.files.customers, path: [name, "bank"], ...shared }),
  );
  const { bank: bankFile } = content.files;
  return [
    ...own,
    ...customers,
    ...(bankFile === undefined ? [] : sitesOf(content.bank, { yaml: bankFile, path: [], ...shared })),
  ];
}

type Where = {
  yaml: YamlFile;
  path: Path;
  tools: ReadonlyMap<string, ToolEntry>;
  clock: string;
  source?: CaseSource;
};

function sitesOf(bank: BankFile, { yaml, path, tools, clock, source }: Where): MockSite[] {
  return Object.entries(bank).flatMap(([name, mock]): MockSite[] => {
    const tool = tools.get(name);
    if (tool === undefined) return [];
    return [
      {
        tool,
        mock,
        clock,
        ...(source === undefined ? {} : { source }),
        problem: (within, facts) => yaml.problem([...path, name, ...within], facts),
      },
    ];
  });
}

/** Every value of a mock's written data with its path, depth first: rows, fields beside them, answers. */
export function mockValues({ records, also, answers, rejects }: MockFile): { path: Path; value: Json }[] {
  const parts: [Path, Json | undefined][] = [
    [["records"], records],
    [["also"], also],
    [["answers"], answers],
    [["rejects", "answers"], rejects?.answers],
  ];
  return parts.flatMap(([path, value]) => (value === undefined ? [] : valuesWithin(value, path)));
}

/** The value itself and everything in it. */
export function valuesWithin(value: Json, path: Path): { path: Path; value: Json }[] {
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => valuesWithin(item, [...path, index]))
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, item]) => valuesWithin(item, [...path, key]))
      : [];
  return [{ path, value }, ...inner];
}
