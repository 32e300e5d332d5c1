import type { InputProblem } from "../../../../contract/errors.ts";
import type { CaseSource } from "../assemble-suite.ts";
import { caseRule } from "./lint-rule.ts";

export const exposed = caseRule(
  "expected-not-given",
  "every tool that the case is about, expects or its oracle calls is given to the agent",
  (source) => {
    const given = new Set(source.tools.map((tool) => tool.name));
    return toolUses(source)
      .filter(([, tool]) => !given.has(tool))
      .map(([path, tool]) =>
        source.yaml.problem(path, {
          problem: "not among `tools`",
          value: tool,
          remedy: "Add it to `tools`.",
        }),
      );
  },
);

function toolUses({ case: { gold, tool, proof }, file }: CaseSource): [(string | number)[], string][] {
  return [
    [["tool"], tool],
    ...gold.calls.map((call, index): [(string | number)[], string] => [
      ["expect", "calls", index],
      call.tool,
    ]),
    ...(file.expect.optional ?? []).map((name): [string[], string] => [["expect", "optional"], name]),
    ...gold.forbidden.map((name): [string[], string] => [["expect", "forbidden"], name]),
    ...(proof?.oracle ?? []).flatMap((step, index) =>
      (step.calls ?? []).map((call): [(string | number)[], string] => [["oracle", index], call.tool]),
    ),
  ];
}

export const mocked = caseRule(
  "given-not-mocked",
  "every tool that the agent is given has an answer; an unmocked one would betray the test",
  ({ case: { mock }, tools, yaml }) =>
    tools
      .filter((tool) => mock[tool.name] === undefined)
      .map((tool) =>
        yaml.problem(["tools"], {
          problem: "no bank answers for it",
          value: tool.name,
          remedy: `Add bank.${tool.name}, or take it out of \`tools\`.`,
        }),
      ),
);

export const refusedExpectation = caseRule(
  "expected-write-refused",
  "a write that the case expects is mocked by the case, a customer or the suite",
  ({ case: { gold }, tools, layers, yaml }) =>
    tools
      .filter((tool) => tool.action === "write" && !layers.some((layer) => tool.name in layer))
      .flatMap((tool): InputProblem[] => {
        const index = gold.calls.findIndex((call) => call.tool === tool.name);
        if (index < 0) return [];
        const remedy = `Add bank.${tool.name}; without it the write is refused.`;
        return [
          yaml.problem(["expect", "calls", index], {
            problem: "no bank answers for it",
            value: tool.name,
            remedy,
          }),
        ];
      }),
);
