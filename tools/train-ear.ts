import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hearWith } from "../src/text/hearing/hear.ts";
import { readWeights, type Weights } from "../src/text/hearing/learned/weights.ts";
import { labelledReplies, phrasedReplies } from "./train-ear/examples.ts";
import { heardAlike } from "./train-ear/heard-alike.ts";
import { lessonsHash } from "./train-ear/lessons-hash.ts";
import type { Example } from "./train-ear/speaker.ts";
import { train } from "./train-ear/train.ts";

// Learns the weights of the ear from test/golden/hearing and writes them beside the code that reads them: `npm run
// train-ear`. With `--folds 5` it writes nothing, and says how well replies are heard that were not learned from.
const place = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const golden = place("test/golden/hearing");
const labelled = labelledReplies(golden, "authored-");
const DRAWS = [1, 2, 3, 4, 5];
const phrased = DRAWS.map((seed) => phrasedReplies(join(golden, "phrases"), seed));
const folds = Number(process.argv[process.argv.indexOf("--folds") + 1] ?? 0);

if (process.argv.includes("--folds")) {
  let right = 0;
  for (let fold = 0; fold < folds; fold += 1) {
    const rest = labelled.filter((_, at) => at % folds !== fold);
    const learned = readWeights(train({ labelled: rest, phrased }));
    right += countRight(
      labelled.filter((_, at) => at % folds === fold),
      learned,
    );
  }
  console.log(`${right} of ${labelled.length} heard right when not learned from`);
} else {
  const written = train({ labelled, phrased });
  const from = `${labelled.length} labelled replies and ${phrased.length} draws of replies made of phrases`;
  write("act-weights", "ACT_WEIGHTS", written);
  const held = labelledReplies(golden, "held-");
  console.log(`Learned from ${from}.`);
  console.log(`${countRight(held, readWeights(written))} of ${held.length} held-back replies heard right`);

  function write(file: string, name: string, text: string): void {
    const header = [
      "/* oxlint-disable eslint/max-lines */",
      `// Written by \`npm run train-ear\` from ${from}.`,
      `// Lessons: sha256 ${lessonsHash(golden)}`,
      "/** A line for each feature of a sentence, with a weight for each decision; see readWeights. */",
    ];
    writeFileSync(
      place(`src/text/hearing/learned/${file}.ts`),
      `${header.join("\n")}\nexport const ${name} = \`\n${text}\`;\n`,
    );
  }
}

function countRight(examples: readonly Example[], weights: readonly Weights[]): number {
  return examples.filter(({ reply, situation, heard }) =>
    heardAlike(hearWith(weights, reply, situation), heard),
  ).length;
}
