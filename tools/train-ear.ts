import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { hearWith } from "../src/text/hearing/hear.ts";
import type { Learned } from "../src/text/hearing/learned/decide.ts";
import { labelledFiles, phrasedReplies } from "./train-ear/examples.ts";
import { lessonsHash } from "./train-ear/lessons-hash.ts";
import { missesOf } from "./train-ear/misses.ts";
import type { Example } from "./train-ear/speaker.ts";
import { learnedOf, train, type Written } from "./train-ear/train.ts";

// Learns the weights of the ear from test/golden/hearing and writes them beside the code that reads them: `npm run
// train-ear`. With `--folds 4` it writes nothing, and says how well replies are heard by whose authors nothing was learned.
const place = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const golden = place("test/golden/hearing");
const authors = labelledFiles(golden, "authored-");
const DRAWS = [1, 2, 3];
const draw = (seed: number) => phrasedReplies(join(golden, "phrases"), seed);

if (process.argv.includes("--folds")) {
  const folds = Number(process.argv[process.argv.indexOf("--folds") + 1]);
  const phrased = [draw(1)];
  for (let fold = 0; fold < folds; fold += 1) {
    const rest = authors.filter((_, at) => at % folds !== fold).flatMap(({ examples }) => examples);
    const learned = learnedOf(train({ labelled: rest, phrased }));
    for (const { file, examples } of authors.filter((_, at) => at % folds === fold))
      report(file, examples, learned);
  }
} else {
  const labelled = authors.flatMap(({ examples }) => examples);
  const written = train({ labelled, phrased: DRAWS.map(draw) });
  const from = `${labelled.length} labelled replies and ${DRAWS.length} draws of replies made of phrases`;
  writeLearned(written, from);
  console.log(`Learned from ${from}.`);
  const learned = learnedOf(written);
  for (const { file, examples } of labelledFiles(golden, "held-")) report(file, examples, learned);
}

function writeLearned(written: Written, learnedFrom: string): void {
  const data = { learnedFrom, lessons: `sha256 ${lessonsHash(golden)}`, ...written };
  writeFileSync(place("src/text/hearing/learned/learned-weights.json"), `${JSON.stringify(data, null, 2)}\n`);
}

function report(file: string, examples: readonly Example[], learned: Learned): void {
  const { right, byLabel } = missesOf(examples, ({ reply, situation }) =>
    hearWith(learned, reply, situation),
  );
  const labels = Object.entries(byLabel).map(([label, wrong]) => `${label} ${wrong}`);
  const share = ((100 * right) / examples.length).toFixed(1);
  console.log(
    `${basename(file)}: ${right} of ${examples.length} heard right (${share} %); wrong: ${labels.join(", ")}`,
  );
}
