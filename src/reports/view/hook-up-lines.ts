import type { AgentReport } from "./run-report.ts";
import type { HookUpTotal } from "./hook-up-total.ts";
import { countOf } from "./quantity-text.ts";

/** What is to be known of how agents outside our loop came to their banks, before any figure; empty where all went well. */
export function hookUpLines(agents: readonly Pick<AgentReport, "agent" | "hookUp">[]): string[] {
  return agents.flatMap(({ agent, hookUp }) =>
    hookUp === undefined ? [] : linesOf(hookUp).map((line) => `${agent.label}: ${line}`),
  );
}

function linesOf(total: HookUpTotal): string[] {
  const { episodes, neverCame, neverListed, changedUnlisted, outOfTurn, outOfOrder, turnedAway } = total;
  const of = `of ${countOf(episodes, "episode")}`;
  const away = Object.entries(turnedAway).map(([reason, count]) => `${reason} ${count}`);
  return [
    ...told(neverCame, `${neverCame} ${of} never came to the bank. ${NOT_TESTED}`),
    ...told(neverListed, `${neverListed} ${of} never listed the bank's tools. ${NOT_TESTED}`),
    ...told(
      changedUnlisted,
      `in ${changedUnlisted} ${of} it did not list the bank's tools again after one was unlocked.`,
    ),
    ...told(
      outOfTurn.calls,
      `${countOf(outOfTurn.calls, "call")} in ${countOf(outOfTurn.episodes, "episode")} came after it had answered; the bank never saw them.`,
    ),
    ...told(
      outOfOrder.calls,
      `${countOf(outOfOrder.calls, "call")} in ${countOf(outOfOrder.episodes, "episode")} came ahead of the one that unlocks the tool; nothing is read out of that.`,
    ),
    ...told(away.length, `requests that were turned away at the bank's address: ${away.join(", ")}.`),
  ];
}

const NOT_TESTED =
  "They are errors of the hook-up, and say nothing of the agent: see `tellerproof doctor`; if its tools are built in, say listsTools: false in its file.";

function told(count: number, line: string): string[] {
  return count === 0 ? [] : [line];
}
