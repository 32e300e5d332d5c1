/** Stores episodes one after another until it is killed, and says of each write when its promise has resolved. */
import { writeSync } from "node:fs";
import { callOf, episodeOf, replyOf, trajectoryOf, verdictOf } from "./crash-episodes.fixture.ts";
import { openRunStore } from "./open-run-store.ts";

const [directory = "", first = "0", count = "Infinity"] = process.argv.slice(2);
const acknowledge = (what: string): void => void writeSync(1, `${what}\n`);

const store = await openRunStore(directory, { mode: "write" });
acknowledge("open");
for (let n = Number(first); n < Number(first) + Number(count); n++) {
  store.journal.put(callOf(n), replyOf(n));
  acknowledge(`reply ${n}`);
  await store.putTrajectory(episodeOf(n), trajectoryOf(n));
  acknowledge(`trajectory ${n}`);
  await store.putVerdict(episodeOf(n), verdictOf(n), []);
  acknowledge(`verdict ${n}`);
}
process.kill(process.pid, "SIGKILL");
