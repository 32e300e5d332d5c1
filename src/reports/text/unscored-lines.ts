import { countOf } from "../view/quantity-text.ts";
import type { AgentReport, RunReport } from "../view/run-report.ts";
import { unscoredCauses } from "../view/unscored-causes.ts";

/** Reasons that are told for one agent; its blemishes have all. */
const TOLD = 3;
const SHOWN_CHARACTERS = 240;

/**
 * Why episodes are invalid or in error, the most frequent reasons of each agent first; empty where none is. Open ones wait for answers.
 *
 * @param run The run as commands are to be given it: its name, and where it is kept unless that is the usual place.
 */
export function unscoredLines({ agents }: RunReport, run: string): string[] {
  return agents.flatMap((report) => [
    ...reasonLines(report),
    ...(report.missing === 0
      ? []
      : [`${report.agent.label}: ${countOf(report.missing, "episode")} missing; ${remedyOf(report, run)}.`]),
  ]);
}

function reasonLines({ agent, blemishes }: AgentReport): string[] {
  const causes = unscoredCauses(blemishes);
  const lines = causes.slice(0, TOLD).map(({ status, because, episodes }) => {
    const how = status === "error" ? "in error" : status;
    return `${agent.label}: ${countOf(episodes.length, "episode")} ${how}: ${shortened(because)}`;
  });
  const left = causes.length - lines.length;
  return left > 0 ? [...lines, `${agent.label}: ${countOf(left, "other reason")} in the report`] : lines;
}

function remedyOf({ agent }: AgentReport, run: string): string {
  return agent.kind === "recorded" ? "the results do not hold them" : `tellerproof resume ${run} plays them`;
}

function shortened(text: string): string {
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}

/** What is to be known of agents that act where nobody sees it. */
export function unseenLines({ agents }: RunReport): string[] {
  return agents.flatMap(({ agent }) =>
    agent.kind === "adapter" && agent.unseen.includes("agent-calls")
      ? [
          `${agent.label} does not act on our bank: its calls are not observed, so none of its episodes can pass. Look at what it said, not at its rate.`,
        ]
      : [],
  );
}
