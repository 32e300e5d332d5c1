import type { Ending } from "../contract/trajectory.ts";
import type { CheckResult, Verdict } from "../contract/verdict.ts";
import { defineCheck, failed, passed } from "./check.ts";

/** The check that one side ended the conversation, which the public harnesses ask for before they look at anything else. */
const ENDED = "ended";

const endedCheck = defineCheck({ id: ENDED, version: 1, stage: ENDED }, (stop: string | undefined) =>
  stop === undefined
    ? passed({ noneAmong: "conversation" }, "one side ended the conversation")
    : failed({ noneAmong: "conversation" }, `${stop}: the public harness gives no reward then`),
);

export function endedResult(ending: Ending): CheckResult {
  return endedCheck.run(stoppedBy(ending), true);
}

/** What cut the conversation short; `undefined` where one of the two sides ended it. */
export function stoppedBy(ending: Ending): string | undefined {
  return ending.type === "completed" || ending.type === "hung-up" ? undefined : ending.type;
}

/** The verdict on an ending that is no outcome here; the public harnesses have no such bounds, or count them as 0. */
export function unscoredEnding(ending: Ending): Verdict | undefined {
  const because = withoutScore(ending);
  return because === undefined ? undefined : { status: "error", because, results: [] };
}

function withoutScore(ending: Ending): string | undefined {
  if (ending.type === "fault") return `fault of the ${ending.by}: ${ending.message}`;
  if (ending.type === "token-limit" || ending.type === "time-limit" || ending.type === "money-limit") {
    return `the episode was cut short by its ${ending.type}`;
  }
  return undefined;
}
