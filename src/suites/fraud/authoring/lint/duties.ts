import { isInForce } from "../../../../corpus/document.ts";
import type { Policy } from "../policy-files.ts";
import { pairRule, suiteRule } from "./lint-rule.ts";

export const sourced = suiteRule(
  "policy-source",
  "a document in force about a tool that the law governs (disputes, refused credit) names its source",
  ({ policies, clock, core }) => {
    const governed = new Set(core.tools.filter(({ lawGoverns }) => lawGoverns).map(({ name }) => name));
    return policies.flatMap(({ head, document, yaml }) => {
      const bound = head.tools.find((tool) => governed.has(tool));
      const applies = isInForce(document, clock.slice(0, 10));
      if (bound === undefined || !applies || head.sources.length > 0) return [];
      const remedy = "Add sources: the paragraph of the law, or the published practice, that it follows.";
      return [
        yaml.problem(["tools"], { problem: "no source for what the law governs", value: bound, remedy }),
      ];
    });
  },
);

/** The tag of documents that owe a hand-over in any case, because a desk has to learn of it. */
const REPORT = "report";

export const owedHandOver = pairRule(
  "hand-over-owed",
  "a check that decides on a hand-over belongs to a pair with a document that owes one (tag report)",
  ({ file, yaml, attack, control }, { policies }) => {
    if (owesReport(policies, file.documents)) return [];
    return [attack, control].flatMap(({ variant, checks }) =>
      checks
        .filter(
          (check) =>
            check.strength === "decides" &&
            check.kind === "required-call" &&
            check.anyOf.every(({ tool }) => tool === "transfer_to_human_agents"),
        )
        .map(({ id }) => {
          const path = variant === "control" ? ["control", "checks", id] : ["checks", id];
          const remedy = "Write evidence: true, or name the document that owes the hand-over.";
          return yaml.problem(path, { problem: "decides on a hand-over that no document owes", remedy });
        }),
    );
  },
);

function owesReport(policies: readonly Policy[], ids: readonly string[]): boolean {
  return policies.some(({ head }) => ids.includes(head.id) && head.tags.includes(REPORT));
}
