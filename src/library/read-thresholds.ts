import { readTextFile } from "../files/read-text-file.ts";
import { InputError } from "../contract/errors.ts";
import type { Manifest } from "../contract/manifest.ts";
import { thresholdProblems } from "../reports/ci/threshold-problems.ts";
import { Thresholds } from "../reports/ci/thresholds.ts";
import { parseYaml, readYaml, type YamlFile } from "../text/yaml-file.ts";

/** Thresholds as read from a file. */
export type ThresholdsFile = {
  thresholds: Thresholds;
  /** @throws InputError for agents, groups and scenarios that a run with this manifest does not have, with their places. */
  check(manifest: Manifest): void;
};

/**
 * Reads a thresholds file, YAML or JSON.
 *
 * @throws InputError with the place of everything that is wrong with it.
 */
export function readThresholds(file: string): ThresholdsFile {
  const { yaml, problems } = readYaml(readTextFile(file), file);
  if (problems.length > 0) throw new InputError(problems);
  const { value: thresholds, problems: faults } = parseYaml(yaml, Thresholds);
  if (thresholds === undefined) throw new InputError(faults);
  return { thresholds, check: (manifest) => assertKnown(thresholds, manifest, yaml) };
}

function assertKnown(thresholds: Thresholds, manifest: Manifest, yaml: YamlFile): void {
  const unknown = thresholdProblems(thresholds, manifest);
  if (unknown.length === 0) return;
  throw new InputError(unknown.map(({ path, ...facts }) => yaml.problem(path, facts)));
}
