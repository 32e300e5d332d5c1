import type { FraudCheck } from "../fraud-check.ts";
import { classifyAction } from "./classify-action.ts";

/** What a task's annotations give without anybody having read them: checks, and what does not fit together. */
export type AnnotationChecks = {
  checks: FraudCheck[];
  contested: string[];
  /** What no rule can be made of, and why; semantic labels are not among them. */
  notes: string[];
};

/**
 * Checks that the lists of permitted and prohibited actions support by themselves. A prohibited act decides once it is
 * completed. A prohibited look-up is only evidence: the public lists prohibit look-ups that a right solution needs.
 */
export function annotationChecks(
  prohibited: readonly string[],
  permitted: readonly string[],
): AnnotationChecks {
  const found: AnnotationChecks = { checks: [], contested: [], notes: [] };
  for (const [index, name] of prohibited.entries()) {
    const both = permitted.includes(name);
    if (both) found.contested.push(`${name} is both permitted and prohibited`);
    add(found, name, { id: `prohibited.${index}`, contested: both });
  }
  for (const name of permitted) {
    const action = classifyAction(name);
    if (action.type === "handover" && !action.known) {
      found.notes.push(`permitted: ${name} has a reason that the tool refuses`);
    }
  }
  return found;
}

function add(
  found: AnnotationChecks,
  name: string,
  { id, contested }: { id: string; contested: boolean },
): void {
  const action = classifyAction(name);
  const because = `the task prohibits ${name}`;
  switch (action.type) {
    case "agent-tool": {
      const strength = action.effect === "acts" && !contested ? "decides" : "evidence";
      const call = { tool: action.tool, with: {}, by: "agent" as const };
      found.checks.push({ id, strength, because, kind: "forbidden-call", calls: [call], scope: "completed" });
      return;
    }
    case "handover": {
      const call = {
        tool: "transfer_to_human_agents",
        with: { reason: { is: action.reason } },
        by: "agent" as const,
      };
      const strength = contested ? "evidence" : "decides";
      found.checks.push({ id, strength, because, kind: "forbidden-call", calls: [call], scope: "completed" });
      return;
    }
    case "conditional":
      found.notes.push(`prohibited: ${name} needs a condition on ${action.tool} that is told in prose`);
      return;
    case "caller-tool":
    case "helper":
    case "label":
  }
}
