import type { Json } from "../../../contract/json.ts";
import type { RetailCase } from "../retail-case.ts";
import type { Finding } from "../../../contract/verdict.ts";
import { toJson } from "../../../exact-json/index.ts";
import { defineCheck, evidenceAt, failed, notApplicable, passed } from "../../../grading/check.ts";
import { canonicalValue, schemaOf } from "./canonical-value.ts";
import type { AgentCall, CaseView } from "./case-view.ts";
import { sameValue } from "./same-value.ts";

/**
 * A1: every tool that the case requires was called and the call was carried out. One that was refused, or that the bank
 * ran and turned down, is not done, unless the case's bank turns down every such call. Where a case requires several
 * writes by one tool, each of them is.
 */
export const requiredTools = defineCheck({ id: "A1", version: 1, stage: "A" }, (view: CaseView): Finding => {
  const { calls: required } = view.scenario.gold;
  if (required.length === 0) return notApplicable("no call is required");
  const problems: { because: string; at: readonly number[] }[] = [];
  const done = new Set<number>();
  for (const tool of new Set(required.map((call) => call.tool))) {
    const attempts = view.calls.filter((call) => call.tool === tool);
    const completed = attempts.filter((call) => isCompleted(call, view.scenario));
    for (const { seq } of completed) done.add(seq);
    const missing = missingOf(tool, { attempts, completed, scenario: view.scenario });
    if (missing !== undefined) problems.push({ because: missing, at: attempts.map(({ seq }) => seq) });
  }
  if (problems.length === 0)
    return passed(evidenceAt([...done], "agent-calls"), "every required tool did its work");
  const because = problems.map((problem) => problem.because).join("; ");
  return failed(
    evidenceAt(
      problems.flatMap(({ at }) => at),
      "agent-calls",
    ),
    because,
  );
});

/** Whether a call did what it was called for. */
export function isCompleted({ tool, answer, outcome, isWrite }: AgentCall, { mock }: RetailCase): boolean {
  if (answer?.status !== "done") return false;
  if (!isWrite || outcome !== "failed") return true;
  return mock[tool]?.kind === "outcome_fixed"; // the case's bank has no other answer
}

type Attempts = { attempts: readonly AgentCall[]; completed: readonly AgentCall[]; scenario: RetailCase };

function missingOf(tool: string, { attempts, completed, scenario }: Attempts): string | undefined {
  if (attempts.length === 0) return `${tool} was never called`;
  if (completed.length === 0) return `${tool} was called, but no call was carried out`;
  const required = scenario.gold.calls.filter((call) => call.tool === tool);
  if (required.length < 2 || completed[0]?.isWrite !== true) return undefined;
  const schema = schemaOf(completed[0].exposed?.spec.parameters);
  const place = { schema, name: tool, today: scenario.setup.date };
  const made = completed.map(({ args }) => canonicalValue(args ?? {}, place) ?? {});
  const undone = required.filter((call) =>
    decisiveLeaves(canonicalValue(toJson(call.arguments), place) ?? null).some(
      (leaf) => !made.some((args) => carries(args, leaf)),
    ),
  );
  return undone.length === 0
    ? undefined
    : `${undone.length} of ${required.length} required calls of ${tool} were not made`;
}

type Leaf = { path: readonly string[]; value: Json };

/** Arguments that tell one required call from another: not free text, which may be worded in many ways. */
function decisiveLeaves(value: Json, path: readonly string[] = []): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item) => decisiveLeaves(item, path));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => decisiveLeaves(item, [...path, key]));
  }
  const isWords = typeof value === "string" && /\s/.test(value.trim());
  return isWords || value === null ? [] : [{ path, value }];
}

function carries(args: Json, { path: [key, ...rest], value }: Leaf): boolean {
  if (key !== undefined && typeof args === "object" && args !== null && !Array.isArray(args)) {
    return Object.hasOwn(args, key) && carries(args[key] ?? null, { path: rest, value });
  }
  if (Array.isArray(args))
    return args.some((item) => carries(item, { path: key === undefined ? [] : [key, ...rest], value }));
  return key === undefined && sameValue(args, value);
}
