import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { drawSample } from "./mutants/draw-sample.ts";
import { listMutants, mutated, type Mutant } from "./mutants/list-mutants.ts";
import { ProjectCopy } from "./mutants/project-copy.ts";

// How much of the code the tests hold: draws mutants of it, plants one at a time in a copy of the project without
// reference data, leaves out what the compiler refuses, and runs the unit tests of its folder of `src` or of its suite,
// then those elsewhere that load it.
// `npm run mutants -- [--seed N] [--sample N] [--under FOLDER]... [--near]`; --near: only tests in that folder.
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    sample: { type: "string", default: "60" },
    under: {
      type: "string",
      multiple: true,
      default: [
        "src/grading",
        "src/suites/*/grading",
        "src/suites/retail/public-grading",
        "src/statistics",
        "src/bank",
      ],
    },
    near: { type: "boolean", default: false },
  },
});

type Placed = Mutant & { readonly file: string };

const root = fileURLToPath(new URL("..", import.meta.url));
const sources = values.under
  .flatMap((place) => globSync(place.endsWith(".ts") ? place : `${place}/**/*.ts`, { cwd: root }))
  .filter((file) => !/\.(?:test|fixture)\.ts$/.test(file))
  .sort();

const copy = new ProjectCopy(root);
process.on("exit", () => copy.remove());
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130));
const all = sources.flatMap((file): Placed[] =>
  listMutants(copy.read(file)).map((mutant) => ({ ...mutant, file })),
);
const drawn = drawSample(all, Number(values.sample), Number(values.seed));
console.log(`${drawn.length} of ${all.length} mutants of ${sources.length} files, seed ${values.seed}`);
if (!copy.compiles() || !testsPass(drawn.map(({ file }) => file))) {
  console.error("The tests fail without any mutant.");
  process.exit(1);
}
copy.losePatience();
let [killed, refused] = [0, 0];
for (const mutant of drawn) {
  const source = copy.read(mutant.file);
  copy.write(mutant.file, mutated(source, mutant));
  const fate = !copy.compiles() ? "refused " : testsPass([mutant.file]) ? "SURVIVED" : "killed  ";
  copy.write(mutant.file, source);
  if (fate === "killed  ") killed++;
  if (fate === "refused ") refused++;
  const was = source.slice(mutant.start, mutant.end).replaceAll(/\s+/g, " ");
  console.log(
    `${fate} ${mutant.file}:${mutant.line}  ${was} -> ${mutant.replacement.replaceAll(/\s+/g, " ")}`,
  );
}
const planted = drawn.length - refused;
const share = planted === 0 ? 100 : (100 * killed) / planted;
console.log(`${killed} of ${planted} killed (${share.toFixed(1)} %); ${refused} more the compiler refuses`);

/** Tests below its folder come first: most mutants die there, and to find what is related takes longer. */
function testsPass(files: readonly string[]): boolean {
  const folders = new Set(files.map(folderOf));
  return (
    [...folders].every((folder) => copy.testsBelowPass(folder)) &&
    (values.near || copy.relatedTestsPass(files))
  );
}

/** `src/bank`, or in a suite `src/suites/fraud/grading`. */
function folderOf(file: string): string {
  const folders = file.split("/").slice(0, -1);
  return folders.slice(0, folders[1] === "suites" ? 4 : 2).join("/");
}
