import { parseArgs } from "node:util";
import { fuzzTargets } from "../test/fuzz/targets.ts";
import { tryInputs } from "../test/fuzz/try-inputs.ts";

// Gives whatever reads what comes from outside nearly valid inputs without end: provider replies, arguments, judge replies, MCP
// frames, YAML, imported results. Each must come to an answer or to an error of ours; none may hang, and memory stays flat.
// `npm run fuzz -- [--minutes N] [--seed N] [--only NAME]`; what is found is printed with its seed, and the exit code is 1.
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
    only: { type: "string", default: "" },
  },
});

/** Inputs of one target in one round. */
const ROUND = 500;
const until = performance.now() + 60_000 * Number(values.minutes);
using fuzzed = fuzzTargets();
const rows = fuzzed.targets
  .filter(({ name }) => name.includes(values.only))
  .map((target) => ({ target, inputs: 0, ms: 0, slowestMs: 0, found: 0 }));

const heapMb = (): number => {
  globalThis.gc?.();
  return Math.round(process.memoryUsage().heapUsed / 2 ** 20);
};

let seed = Number(values.seed);
let afterFirst: number | undefined;
while (performance.now() < until) {
  for (const row of rows) {
    const begun = performance.now();
    const { inputs, slowestMs, found } = await tryInputs(row.target, ROUND, seed);
    row.ms += performance.now() - begun;
    row.inputs += inputs;
    row.slowestMs = Math.max(row.slowestMs, slowestMs);
    if (found === undefined) continue;
    row.found += 1;
    if (row.found <= 3)
      console.log(`${row.target.name}, seed ${seed}: ${JSON.stringify(found.input)}\n${found.because}\n`);
  }
  afterFirst ??= heapMb();
  seed += 1;
}

for (const { target, inputs, ms, slowestMs, found } of rows) {
  const rate = Math.round((1000 * inputs) / ms);
  console.log(
    `${target.name.padEnd(34)} ${String(inputs).padStart(9)} inputs ${String(rate).padStart(7)}/s  slowest ${slowestMs.toFixed(0)} ms  found ${found}`,
  );
}
const total = rows.reduce((sum, { inputs }) => sum + inputs, 0);
console.log(
  `${total} inputs, seeds ${values.seed} to ${seed - 1}; heap ${afterFirst} MB after the first round, ${heapMb()} MB now`,
);
process.exitCode = rows.some(({ found }) => found > 0) ? 1 : 0;
