import { parseArgs } from "node:util";
import { killedRun } from "../test/kills/killed-run.ts";

// Kills a run of some 300 episodes against a local server at random points and resumes it each time, then compares it with an
// undisturbed one. `npm run kills -- [--kills N] [--trials N] [--seed N] [--damage-every N]`.
const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "100" },
    trials: { type: "string", default: "5" },
    seed: { type: "string", default: "1" },
    "damage-every": { type: "string" },
  },
});
const every = values["damage-every"];
const run = await killedRun({
  kills: Number(values.kills),
  trials: Number(values.trials),
  seed: Number(values.seed),
  damageEvery: every === undefined ? undefined : Number(every),
});
console.log(JSON.stringify(run, null, 2));
const isFine = run.unlike.length === 0 && run.unlikeCalls === 0 && run.again <= run.mayBeAgain;
console.log(isFine ? "As the undisturbed run." : "NOT as the undisturbed run.");
process.exitCode = isFine ? 0 : 1;
