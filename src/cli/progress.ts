import { createLogUpdate } from "log-update";
import type { EndpointState } from "../models/journal-client.ts";
import type { RunListener } from "../runs/run-episodes.ts";
import { keepLiveFile } from "./live-file.ts";
import { duration, RunTally } from "./run-tally.ts";
import { say } from "./terminal.ts";

const REDRAW_MS = 100;
/** Without a terminal: one line at every tenth of the way, and at least this often. */
const LINE_MS = 15_000;

/**
 * A listener that draws how the run goes on standard error: live rows on a terminal, plain lines elsewhere. The same stands
 * in the run's folder for whoever looks at the run from another process.
 */
export function showProgress(
  stream: NodeJS.WriteStream,
  folder: string,
  endpoints: () => readonly EndpointState[],
): { listener: RunListener } & Disposable {
  const tally = new RunTally();
  const live = keepLiveFile(folder, () => tally.state(endpoints()));
  const screen = stream.isTTY ? createLogUpdate(stream) : undefined;
  const draw = (): void => screen?.([tally.line(), ...endpoints().map(endpointLine)].join("\n"));
  const timer = screen === undefined ? undefined : setInterval(draw, REDRAW_MS);
  let lastLine = Date.now();
  let lastTenth = 0;
  const plain = (): void => {
    const tenth = Math.floor((10 * tally.done) / Math.max(tally.total, 1));
    if (tenth === lastTenth && Date.now() - lastLine < LINE_MS) return;
    [lastTenth, lastLine] = [tenth, Date.now()];
    say([tally.line(), ...endpoints().map(endpointLine)].join(" · "));
  };
  return {
    listener: {
      planned: (total, done) => tally.plan(total, done),
      started: () => tally.start(),
      finished(_episode, trajectory, { verdict }) {
        tally.finish(trajectory, verdict.status);
        if (screen === undefined) plain();
      },
    },
    [Symbol.dispose]() {
      clearInterval(timer);
      draw();
      screen?.done();
      live[Symbol.dispose]();
    },
  };
}

/** Counts on a terminal's standard error how many of `total` are done; elsewhere it is silent. */
export function countOnScreen(
  stream: NodeJS.WriteStream,
  what: string,
  total: number,
): { done(count: number): void } & Disposable {
  const screen = stream.isTTY ? createLogUpdate(stream) : undefined;
  let drawn = 0;
  return {
    done(count) {
      if (screen === undefined || (Date.now() - drawn < REDRAW_MS && count < total)) return;
      drawn = Date.now();
      screen(`${count.toLocaleString("en")} of ${total.toLocaleString("en")} ${what}`);
    },
    [Symbol.dispose]() {
      screen?.clear();
      screen?.done();
    },
  };
}

function endpointLine({ endpoint, inFlight, limit, pausedUntilMs }: EndpointState): string {
  const pause = (pausedUntilMs ?? 0) - Date.now();
  return `${endpoint}: ${inFlight} of ${limit} calls${pause > 0 ? `, rate limited for ${duration(pause)}` : ""}`;
}
