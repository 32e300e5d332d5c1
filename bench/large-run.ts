import type { Manifest } from "../src/contract/manifest.ts";
import type { RunStore } from "../src/contract/ports.ts";
import type { Trajectory } from "../src/contract/trajectory.ts";
import type { VerdictRecord } from "../src/contract/verdict.ts";

/**
 * Copies a real run again and again under new scenario names, until it has at least so many episodes.
 *
 * @returns How many episodes were written.
 */
export async function writeLargeRun(
  source: RunStore,
  target: RunStore,
  wish: { run: string; episodes: number; lengthen?: (like: Trajectory) => Trajectory },
): Promise<number> {
  const manifest = await source.readManifest();
  if (manifest === undefined) throw new Error("the source holds no run");
  const grading = { profile: manifest.profile, judge: manifest.judge.kind };
  const episodes = await readEpisodes(source, grading);
  const copies = Math.ceil(wish.episodes / episodes.length);
  await target.writeManifest(largeManifest(manifest, wish.run, copies));
  let written = 0;
  for (let copy = 0; copy < copies; copy++) {
    for (const { trajectory, record } of episodes) {
      const long = wish.lengthen?.(trajectory) ?? trajectory;
      const renamed = { ...long, scenario: copyName(trajectory.scenario, copy) };
      await target.putTrajectory(renamed, renamed);
      await target.putVerdict(renamed, record, []);
      written += 1;
      if (written >= wish.episodes) return written;
    }
  }
  return written;
}

type Stored = { trajectory: Trajectory; record: VerdictRecord };

async function readEpisodes(
  source: RunStore,
  grading: { profile: string; judge: string },
): Promise<Stored[]> {
  const found: Stored[] = [];
  for await (const { ending: _ending, ...key } of source.episodes()) {
    const trajectory = await source.getTrajectory(key);
    const verdict = await source.getVerdict(key, grading);
    if (trajectory !== undefined && verdict !== undefined) found.push({ trajectory, record: verdict.record });
  }
  return found;
}

function largeManifest(manifest: Manifest, run: string, copies: number): Manifest {
  const scenarios = Array.from({ length: copies }, (_, copy) =>
    manifest.scenarios.map((scenario) => ({ ...scenario, id: copyName(scenario.id, copy) })),
  ).flat();
  return { ...manifest, run, scenarios };
}

function copyName(scenario: string, copy: number): string {
  return `${scenario}.${String(copy + 1).padStart(4, "0")}`;
}

/** An episode of so many messages, caller and agent by turns, with a tool call at every tenth. */
export function longTrajectory(like: Trajectory, messages: number): Trajectory {
  const events: Trajectory["events"] = [];
  const add = (event: object): void => {
    const seq = events.length;
    events.push({ seq, atMs: seq * 40, ...event } as Trajectory["events"][number]);
  };
  for (let said = 0; said < messages; said++) {
    const by = said % 2 === 0 ? "caller" : "agent";
    const sentences = 1 + ((said * 7919) % 5);
    const text = Array.from(
      { length: sentences },
      (_, index) =>
        `Message ${said + 1}, sentence ${index + 1}: the balance of account SAV${said} is ₹${said * 37}.`,
    ).join(" ");
    if (said % 20 === 19) addCall(add, said, events.length);
    add({ type: "message", by, reply: said, text, placement: "alone" });
  }
  return { ...like, liveFrom: 0, events, ending: { type: "completed" } };
}

function addCall(add: (event: object) => void, reply: number, seq: number): void {
  const value = { account_id: `SAV${reply}` };
  const rawArguments = JSON.stringify(value);
  const call = { by: "agent", reply, callId: `call_${reply}`, tool: "get_account_balance" };
  add({ type: "tool-call", ...call, rawArguments, arguments: { ok: true, value } });
  add({
    type: "tool-result",
    to: "agent",
    call: seq,
    status: "done",
    text: '{"available_balance": 125450.0, "hold_amount": 0}',
  });
}
