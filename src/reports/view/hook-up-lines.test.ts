import { expect, test } from "vitest";
import { NOBODY_CAME } from "../../contract/hook-up.ts";
import type { AgentSpec } from "../../contract/manifest.ts";
import type { Ending, Event, Trajectory } from "../../contract/trajectory.ts";
import { hookUpLines } from "./hook-up-lines.ts";
import { HookUpCounter } from "./hook-up-total.ts";

const agent: AgentSpec = {
  kind: "adapter",
  label: "ours",
  adapter: "http",
  file: "agent.yaml",
  fileHash: "h",
  unseen: [],
};
type Seen = Pick<Trajectory, "events" | "hookUp" | "ending">;
const completed: Ending = { type: "completed" };
const well: Seen = { events: [], hookUp: { ...NOBODY_CAME, requests: 2, listings: 1 }, ending: completed };
const hookUpFault = (message: string): Ending => ({ type: "fault", by: "hook-up", message });

function lines(...episodes: Seen[]): string[] {
  const counter = new HookUpCounter();
  for (const episode of episodes) counter.add(episode);
  return hookUpLines([{ agent, ...(counter.total === undefined ? {} : { hookUp: counter.total }) }]);
}

const late: Event = {
  seq: 1,
  atMs: 0,
  type: "tool-result",
  to: "agent",
  call: 0,
  status: "out-of-turn",
  text: "NOT_YOUR_TURN",
};

test("nothing is told where all went well, or where nothing was played", () => {
  expect(lines()).toEqual([]);
  expect(lines(well, well)).toEqual([]);
  expect(hookUpLines([{ agent }])).toEqual([]);
});

test("each way in which an agent was not joined to its bank is told with its count", () => {
  const told = lines(
    well,
    { events: [], hookUp: NOBODY_CAME, ending: hookUpFault("never came") },
    { events: [], hookUp: { ...NOBODY_CAME, requests: 3 }, ending: hookUpFault("never asked") },
    { events: [], hookUp: { ...NOBODY_CAME, requests: 3 }, ending: hookUpFault("never asked") },
    { events: [late, late], ending: completed },
    { ...well, hookUp: { ...NOBODY_CAME, requests: 9, listings: 1, changes: 2, changesListed: 1 } },
    { ...well, hookUp: { ...NOBODY_CAME, listings: 1, turnedAway: { "too-fast": 4, replayed: 1 } } },
  );
  expect(told.map((line) => line.replace(/ They are errors.*$/, ""))).toEqual([
    "ours: 1 of 7 episodes never came to the bank.",
    "ours: 2 of 7 episodes never listed the bank's tools.",
    "ours: in 1 of 7 episodes it did not list the bank's tools again after one was unlocked.",
    "ours: 2 calls in 1 episode came after it had answered; the bank never saw them.",
    "ours: requests that were turned away at the bank's address: too-fast 4, replayed 1.",
  ]);
});
