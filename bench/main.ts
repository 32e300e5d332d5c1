import { bm25Speed } from "./bm25.ts";
import { gradingInThreads } from "./grading-threads.ts";
import { liveBankCost } from "./live-bank.ts";
import { callOverhead, concurrencyRatio, episodeSize } from "./model-overhead.ts";
import { retailThroughput } from "./retail-throughput.ts";
import { telemetryCost } from "./telemetry-cost.ts";
import { strictGradings } from "./strict-gradings.ts";

/** Ratios and rates in one run, as one JSON document. Machines differ and are noisy: read the ratios. */
const figures = {
  node: process.version,
  retail: await retailThroughput(3000),
  threads: await gradingInThreads(3000),
  strict: await strictGradings(3000),
  callOverheadMs: await callOverhead(200),
  concurrency: [await concurrencyRatio(512, 50), await concurrencyRatio(512, 500)],
  bm25: bm25Speed(10),
  liveBank: await liveBankCost(1000),
  episode: await episodeSize(200),
  telemetry: await telemetryCost(7),
};
console.log(JSON.stringify(figures, null, 2));
