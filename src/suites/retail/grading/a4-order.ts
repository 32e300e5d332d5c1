import type { Finding } from "../../../contract/verdict.ts";
import {
  defineCheck,
  evidenceAt,
  failed,
  notApplicable,
  passed,
  type Objection,
} from "../../../grading/check.ts";
import type { AgentCall, CaseView } from "./case-view.ts";

/**
 * A4: what another call depends on was answered before it. The first call of each tool that the bank ran counts; both in
 * one reply is too early, as the second cannot have seen the first one's answer. Later calls neither repair nor spoil.
 */
export const order = defineCheck({ id: "A4", version: 1, stage: "A" }, (view: CaseView): Finding => {
  const { dependencies } = view.scenario.gold;
  if (dependencies.length === 0) return notApplicable("no tool depends on another here");
  const first = (tool: string): AgentCall | undefined =>
    view.calls.find((call) => call.tool === tool && call.answer?.status === "done");
  const pairs = dependencies.map(([before, after]) => ({
    before,
    after,
    first: first(before),
    second: first(after),
  }));
  const objections = pairs.flatMap(({ before, after, first: one, second: two }): Objection[] => {
    if (two === undefined) return [];
    if (one === undefined)
      return [{ at: [two.seq], because: `${after} was called, ${before} was not, which it depends on` }];
    if (one.reply < two.reply) return [];
    const how = one.reply === two.reply ? "in the same reply as" : "before";
    return [{ at: [one.seq, two.seq], because: `${after} was called ${how} ${before}, which it depends on` }];
  });
  if (objections.length > 0) {
    const seqs = objections.flatMap(({ at }) => at);
    return failed(evidenceAt(seqs, "agent-calls"), objections.map(({ because }) => because).join("; "));
  }
  const ordered = pairs.flatMap(({ first: one, second: two }) =>
    [one, two].flatMap((call) => call?.seq ?? []),
  );
  return passed(evidenceAt(ordered, "agent-calls"), "tools were called in the order they depend on");
});
