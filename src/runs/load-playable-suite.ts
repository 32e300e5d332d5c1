import { existsSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "../contract/errors.ts";
import { loadPack } from "../importers/indicbankbench/index.ts";
import { bundledSuites, suiteDirectory } from "../suites/index.ts";
import { loadRetailSuite } from "../suites/retail/load-suite.ts";
import type { PlayableSuite } from "./playable-suite.ts";
import { playableRetail } from "./retail-playable.ts";

/**
 * Loads a suite by what a user calls it: a bundled suite's name, a suite's folder (with `suite.yaml`) or an imported
 * pack's folder (with `pack.json`).
 *
 * @throws InputError when there is no such suite, or with every problem of its files.
 */
export function loadPlayableSuite(name: string): PlayableSuite {
  const folder = suiteFolder(name);
  if (existsSync(join(folder, "pack.json"))) {
    const { pack, cases, promptTemplate } = loadPack(folder);
    return playableRetail({ ...pack, cases, promptTemplate, source: name, rules: "public" });
  }
  const { id, title, cases, promptTemplate } = loadRetailSuite(folder);
  return playableRetail({ id, title, cases, promptTemplate, source: name, rules: "own" });
}

/** The folder of a suite. A bundled suite's name wins over a folder of that name; write `./name` for the folder. */
export function suiteFolder(name: string): string {
  const folder = suiteDirectory(name) ?? name;
  if (existsSync(join(folder, "suite.yaml")) || existsSync(join(folder, "pack.json"))) return folder;
  throw new InputError([
    {
      value: name,
      problem: "no such suite",
      remedy: `Name a bundled suite (${bundledSuites.map(({ id }) => id).join(", ")}) or a folder with suite.yaml or pack.json`,
    },
  ]);
}
