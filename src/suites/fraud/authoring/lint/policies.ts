import type { InputProblem } from "../../../../contract/errors.ts";
import { isInForce } from "../../../../corpus/document.ts";
import { resolveStep } from "../../../authoring/resolve-script.ts";
import type { Policy } from "../policy-files.ts";
import type { PairSide } from "../pair-sides.ts";
import { toolNames } from "../tool-names.ts";
import { pairRule, suiteRule } from "./lint-rule.ts";

const today = (clock: string): string => clock.slice(0, 10);

export const inForce = pairRule(
  "document-in-force",
  "the documents that govern a pair apply on the day of the suite's clock",
  ({ file, yaml }, { policies, clock }) =>
    file.documents.flatMap((id, index) => {
      const policy = policies.find(({ head }) => head.id === id);
      if (policy === undefined || isInForce(policy.document, today(clock))) return [];
      const { effective_to, superseded_by } = policy.head;
      const remedy = superseded_by === undefined ? undefined : `It was replaced by ${superseded_by}.`;
      return [
        yaml.problem(["documents", index], {
          problem: `not in force (until ${effective_to ?? "…"})`,
          value: id,
          ...(remedy === undefined ? {} : { remedy }),
        }),
      ];
    }),
);

/** Tools that need no policy of their own in a pair: they only look, or are about other tools. */
const plumbing = [
  "get_current_time",
  "unlock_discoverable_agent_tool",
  "call_discoverable_agent_tool",
  "list_discoverable_agent_tools",
  "give_discoverable_user_tool",
  "call_discoverable_user_tool",
  "list_discoverable_user_tools",
];

export const governedTools = pairRule(
  "governed-tool",
  "each tool that a pair's oracle uses is governed by one of the pair's documents",
  ({ file, yaml, sides }, { policies }) => {
    const governed = new Set(
      policies.filter(({ head }) => file.documents.includes(head.id)).flatMap(({ head }) => head.tools),
    );
    return sides.flatMap((side) =>
      oracleTools(side)
        .filter(({ tool }) => !plumbing.includes(tool) && !governed.has(tool))
        .map(({ tool, step }) => {
          const path = side.variant === "control" ? ["control", "oracle", step] : ["oracle", step];
          const by = policies.filter(({ head }) => head.tools.includes(tool)).map(({ head }) => head.id);
          const remedy = by.length === 0 ? "No document names it." : `Governed by ${by.join(", ")}.`;
          return yaml.problem(path, {
            problem: "no document of the pair governs this tool",
            value: tool,
            remedy,
          });
        }),
    );
  },
);

function oracleTools({ oracle }: PairSide): { tool: string; step: number }[] {
  return oracle.flatMap((file, step) => (resolveStep(file).calls ?? []).map(({ tool }) => ({ tool, step })));
}

export const everyToolGoverned = suiteRule(
  "tool-without-policy",
  "every tool of the bank is governed by a document in force",
  ({ policies, clock, directory, content }) => {
    const governed = new Set(
      policies.filter(({ document }) => isInForce(document, today(clock))).flatMap(({ head }) => head.tools),
    );
    return toolNames(content.core)
      .all.filter((tool) => !governed.has(tool))
      .map((value) => ({
        file: `${directory}/policies`,
        problem: "no document in force governs this tool",
        value,
      }));
  },
);

export const oneNumberOnePlace = suiteRule(
  "one-number-one-place",
  "a figure is stated by one document in force, and stands in its text",
  ({ policies, clock }) => {
    const first = new Map<string, string>();
    return policies.flatMap((policy) => {
      const current = isInForce(policy.document, today(clock));
      return Object.entries(policy.head.figures).flatMap(([name, value]): InputProblem[] => {
        const earlier = current ? first.get(name) : undefined;
        if (current) first.set(name, earlier ?? policy.head.id);
        return [
          ...(earlier === undefined
            ? []
            : [
                policy.yaml.problem(["figures", name], {
                  problem: `already a figure of ${earlier}`,
                  value: name,
                }),
              ]),
          ...(statesFigure(policy, value)
            ? []
            : [policy.yaml.problem(["figures", name], { problem: "does not stand in the text", value })]),
        ];
      });
    });
  },
);

const words = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

function statesFigure({ document }: Policy, value: string | number | boolean): boolean {
  if (typeof value === "boolean") return true;
  const text = `${document.content} ${(document.checklist ?? []).join(" ")}`.replaceAll(
    /(?<=\d),(?=\d{3})/g,
    "",
  );
  const spelled = typeof value === "number" ? words[value] : undefined;
  const forms = typeof value === "number" ? [String(value), value.toFixed(2)] : [value];
  return (
    forms.some((form) => new RegExp(`(?<![\\d.])${form.replaceAll(".", "\\.")}(?!\\d|\\.\\d)`).test(text)) ||
    (spelled !== undefined && new RegExp(`\\b${spelled}\\b`, "i").test(text))
  );
}

export const references = suiteRule(
  "document-reference",
  "a document that another names by its id exists; one in force names only documents in force",
  ({ policies, clock }) => {
    const byId = new Map(policies.map((policy) => [policy.head.id, policy]));
    return policies.flatMap(({ document, file }) =>
      [...new Set(document.content.match(/\b[a-z]+-\d{3}\b/g))].flatMap((id): InputProblem[] => {
        const named = byId.get(id);
        if (named === undefined)
          return [{ file, problem: "names a document that does not exist", value: id }];
        const day = today(clock);
        if (isInForce(named.document, day) || !isInForce(document, day)) return [];
        return [{ file, problem: "names a document that is no longer in force", value: id }];
      }),
    );
  },
);
