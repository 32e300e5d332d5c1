import type { Manifest } from "../../contract/manifest.ts";
import type { Tally } from "../../statistics/tally-trials.ts";
import { countOf } from "./quantity-text.ts";
import { bySide } from "./suite-sides.ts";
import type { AgentReport, RunReport } from "./run-report.ts";
import { shownBounds } from "./shown-figures.ts";

/** What is to be known of an agent to say who judged it. */
type JudgedAgent = Pick<AgentReport, "agent" | "episodes" | "openQuestions" | "authorJudged">;

/** Checks that are named of those with open questions; the rest is counted. */
const NAMED_CHECKS = 6;

/** Who judged what, and what nobody judged: open questions by check, and the rows that their authors answer for. */
export function judgedLines({
  agents,
  manifest,
}: {
  agents: readonly JudgedAgent[];
  manifest: Pick<Manifest, "judge">;
}): string[] {
  const open = agents.filter(({ episodes }) => episodes.open > 0);
  const authored = agents.filter(({ authorJudged }) => authorJudged > 0);
  const remedy =
    manifest.judge.kind === "rules" || manifest.judge.kind === "none"
      ? "Nobody was asked: figures are bands until a judge answers (--judge, or regrade)."
      : "Figures are bands until somebody answers them (regrade, or labels of your own).";
  return [
    ...open.map(openLine),
    ...(open.length === 0 ? [] : [remedy]),
    ...(authored.length === 0
      ? []
      : [`Judged by the authors of their scripts: ${authored.map(({ agent }) => agent.label).join(", ")}.`]),
  ];
}

/** What one agent's open verdicts wait for, such as `assistant: 112 questions are open in 74 episodes: R 71, S2 12.` */
export function openLine({ agent, episodes, openQuestions }: JudgedAgent): string {
  const questions = openQuestions.reduce((sum, { count }) => sum + count, 0);
  const cannotTell = openQuestions.reduce((sum, one) => sum + one.cannotTell, 0);
  const named = openQuestions.slice(0, NAMED_CHECKS).map(({ check, count }) => `${check} ${count}`);
  const left = openQuestions.length - named.length;
  const checks = [...named, ...(left > 0 ? [countOf(left, "other check")] : [])].join(", ");
  const told = cannotTell === 0 ? "" : ` (of ${cannotTell} the judge cannot tell)`;
  const are = questions === 1 ? "is" : "are";
  return `${agent.label}: ${countOf(questions, "question")} ${are} open in ${countOf(episodes.open, "episode")}: ${checks}${told}.`;
}

/** Where rates would lie had what is invalid, in error or open failed or passed; none where every episode has a verdict. */
export function boundLines({ agents, sided, manifest }: RunReport): string[] {
  return agents.flatMap(({ agent, summary }) => {
    const own = sided?.agents.find((one) => one.agent === agent.label);
    if (own === undefined) return boundLine(agent.label, summary?.overall, "strict");
    return bySide(manifest.suite.figures.sides, own.sides).flatMap(({ told, entry }) =>
      boundLine(`${agent.label}, ${told.figure}`, entry.overall, "mean"),
    );
  });
}

function boundLine(name: string, tally: Tally | undefined, figure: "strict" | "mean"): string[] {
  const bounds = tally === undefined ? undefined : shownBounds(tally);
  if (tally === undefined || bounds === undefined) return [];
  const { open, invalid, error } = tally.episodes;
  const without = countOf(open + invalid + error, "episode");
  const all = Object.values(tally.episodes).reduce((sum, count) => sum + count, 0);
  const what = figure === "strict" ? "passed in every trial" : "the mean";
  return [
    `${name}: ${without} of ${all} without a score; had they failed or passed, ${what} would lie at ${bounds[figure]}.`,
  ];
}
