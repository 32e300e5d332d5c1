import { endsRun, ParticipantFault } from "../contract/errors.ts";
import type { Guard } from "../contract/guard.ts";
import type { Limits } from "../contract/manifest.ts";
import { LONGEST_TIMER_MS } from "../contract/longest-timer-ms.ts";
import type { Clock, Participant, World } from "../contract/ports.ts";
import type { Ending, Trajectory } from "../contract/trajectory.ts";
import { Budget } from "./budget.ts";
import { EpisodeLog, type EpisodeIdentity } from "./episode-log.ts";
import { hookUpEnding } from "./hook-up-ending.ts";
import { GuardPost } from "./guard-post.ts";
import { DoorLimit } from "./episode-door.ts";
import { BankFault } from "./run-call.ts";
import { StepCount } from "./step-count.ts";
import { leftBy, takeTurn, type Stage } from "./take-turn.ts";
import { otherSide, ViewHistory } from "./view-history.ts";

/** All that an episode needs; nothing is looked up elsewhere. */
export type Episode = {
  identity: EpisodeIdentity;
  world: World;
  agent: Participant;
  /** Stands between the agent and the bank, and between the agent and the caller. */
  guard?: Guard | undefined;
  limits: Limits;
  clock: Clock;
  /** Aborting it abandons the episode: nothing is returned and nothing is stored. */
  signal: AbortSignal;
};

/**
 * Plays one scenario once: caller and agent take turns, both may act on the bank through tools, either may leave.
 * A caller who leaves with his last words still gets one answer; an agent who leaves is gone.
 *
 * @returns A trajectory that always says why it ended. A participant that cannot move, or a bank that cannot answer,
 *   ends it as a `fault`, and so does a bug of ours: what was done until then stays in the record.
 * @throws The signal's reason when it is aborted, InputError or RunStopper.
 */
export async function playEpisode(episode: Episode): Promise<Trajectory> {
  const { identity, world, agent, guard, limits, clock } = episode;
  const log = new EpisodeLog(identity, world, clock);
  const deadline =
    limits.wallMs === undefined ? undefined : AbortSignal.timeout(Math.min(limits.wallMs, LONGEST_TIMER_MS));
  const stop = new AbortController();
  const signals = [episode.signal, stop.signal, ...(deadline === undefined ? [] : [deadline])];
  const signal = AbortSignal.any(signals);
  const history = new ViewHistory(world);
  const { context = {} } = world;
  const stage = {
    world,
    agent,
    limits,
    log,
    history,
    guard: guard === undefined ? undefined : new GuardPost(guard, { history, signal, context }),
    budget: new Budget(limits),
    steps: new StepCount(limits.steps),
    signal,
    stop,
  };
  const close = (ending: Ending): Trajectory => {
    const hookUp = agent.hookUp?.();
    return log.close(hookUpEnding(ending, hookUp), hookUp);
  };
  try {
    return close(await playTurns(stage));
  } catch (error) {
    if (deadline?.aborted === true && !episode.signal.aborted) {
      return close({ type: "time-limit", elapsedMs: log.elapsedMs });
    }
    episode.signal.throwIfAborted();
    return close(endingOf(error));
  } finally {
    await Promise.all([agent.end?.(), world.caller.end?.()]);
  }
}

async function playTurns(stage: Stage): Promise<Ending> {
  const second = otherSide(stage.world.opening);
  greet(stage);
  for (let turn = 0; turn < stage.limits.turns; turn++) {
    for (const side of [stage.world.opening, second]) {
      stage.signal.throwIfAborted();
      const outcome = await takeTurn(side, stage);
      if (outcome.type === "next") continue;
      if (outcome.type === "over") return outcome.ending;
      if (outcome.type === "out-of-steps") return outOfSteps(turn, stage);
      if (side === "caller") {
        const answer = await takeTurn("agent", stage);
        if (answer.type === "over") return answer.ending;
        if (answer.type === "out-of-steps") return outOfSteps(turn, stage);
      }
      return leftBy(side, outcome.leaving);
    }
  }
  return { type: "turn-limit", turns: stage.limits.turns };
}

/** A greeting is part of what is graded, but nobody's move and no step. */
function greet({ world: { greeting }, log, history }: Stage): void {
  if (greeting === undefined) return;
  const reply = { type: "reply", text: greeting, calls: [] } as const;
  log.addReply("agent", log.nextReply(), reply);
  history.replied("agent", reply);
}

function outOfSteps(turn: number, { steps: { limit } }: Stage): Ending {
  return { type: "turn-limit", turns: turn + 1, ...(limit === undefined ? {} : { steps: limit }) };
}

function endingOf(error: unknown): Ending {
  if (error instanceof DoorLimit) return error.ending;
  if (error instanceof BankFault) return { type: "fault", by: "bank", message: error.message };
  if (!(error instanceof ParticipantFault)) return harnessFault(error);
  if (error.ending === "fault") return { type: "fault", by: error.by, message: error.message };
  return { type: error.ending, by: error.by };
}

/** What broke is ours: it says nothing of anybody in the conversation. */
export function harnessFault(error: unknown): Extract<Ending, { type: "fault" }> {
  if (endsRun(error)) throw error;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { type: "fault", by: "harness", message, ...(stack === undefined ? {} : { stack }) };
}
