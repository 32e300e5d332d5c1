import type { ExactJson, ExactObject } from "../../contract/json.ts";
import { IntegralFloat } from "../../contract/json.ts";
import type { Manifest } from "../../contract/manifest.ts";
import type { Tau2Embedded } from "../../contract/tau2-results.ts";
import type { Trajectory } from "../../contract/trajectory.ts";
import type { VerdictRecord } from "../../contract/verdict.ts";
import { whyUnscored } from "../../contract/why-unscored.ts";
import type { WholeEpisode } from "../../contract/whole-episode.ts";
import { withoutUndefined } from "../../exact-json/index.ts";
import { policyOf } from "./info-of.ts";
import { costOf, messagesOf, timeAt } from "./messages-of.ts";
import { rewardOf } from "./reward-of.ts";
import type { TaskFacts } from "./task-of.ts";
import { terminationOf } from "./termination-of.ts";

/** What an episode's simulation needs beside it. `policy`: what the file says already of the agent's instructions. */
export type SimulationSetting = {
  suite: Pick<Manifest["suite"], "publicDomain">;
  facts: TaskFacts;
  policy: string;
  /** Kept with this simulation for the whole file. */
  kept: Pick<Tau2Embedded, "scenario" | "sharedEnd" | "manifest">;
};

/** An episode as a public simulation. Its own record goes along as text, so that no reader on the way changes it. */
export function simulationOf(
  { trajectory, graded }: WholeEpisode,
  { suite, facts, policy, kept }: SimulationSetting,
): ExactObject {
  const { agent, scenario, trial, startedAt, events, seed, ending } = trajectory;
  const tookMs = events.at(-1)?.atMs ?? 0;
  const own = policyOf(trajectory);
  const record = JSON.stringify({ trajectory, graded } satisfies WholeEpisode);
  return {
    id: [agent, scenario, `${trial}`].map(encodeURIComponent).join("."),
    task_id: scenario,
    timestamp: startedAt,
    start_time: startedAt,
    end_time: timeAt(startedAt, tookMs),
    duration: float(tookMs / 1000),
    termination_reason: terminationOf(ending, graded?.record.verdict),
    agent_cost: floatOrNull(costOf(recordsOf(trajectory, "agent"))),
    user_cost: floatOrNull(costOf(recordsOf(trajectory, "caller"))),
    reward_info: graded === undefined ? null : rewardOf(graded.record, facts),
    messages: messagesOf(trajectory, suite),
    trial,
    seed,
    mode: "half_duplex",
    ...(own === policy ? {} : { policy: own.toWellFormed() }),
    info: {
      tellerproof: withoutUndefined({ format: 1, ...withReason(graded?.record), ...kept, episode: record }),
    },
  };
}

function recordsOf({ events }: Trajectory, by: "agent" | "caller") {
  return events.flatMap((event) => (event.type === "model-call" && event.by === by ? [event.record] : []));
}

/** For readers who wonder why there is no reward. */
function withReason(record: VerdictRecord | undefined): { unscored?: string } {
  if (record === undefined) return { unscored: "not graded" };
  const { verdict } = record;
  const because = whyUnscored(verdict);
  return because === undefined ? {} : { unscored: `${verdict.status}: ${because}`.toWellFormed() };
}

function float(value: number): ExactJson {
  return Number.isInteger(value) ? new IntegralFloat(value) : value;
}

function floatOrNull(value: number | null): ExactJson {
  return value === null ? null : float(value);
}
