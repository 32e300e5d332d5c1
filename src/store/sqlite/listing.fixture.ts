/** Streams a run's episodes and verdicts and says how many there are. */
import { sampleGrading } from "../conformance/samples.ts";
import { openRunStore } from "./open-run-store.ts";

await using store = await openRunStore(process.argv[2] ?? "", { mode: "read" });
let episodes = 0;
for await (const _ of store.episodes()) episodes++;
let verdicts = 0;
for await (const _ of store.verdicts(sampleGrading)) verdicts++;
process.stdout.write(JSON.stringify({ episodes, verdicts }));
