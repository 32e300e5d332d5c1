import { ownBank, type DefinedBank } from "../../../bank/live/index.ts";
import { basename, join, relative } from "node:path";
import { isThere } from "../../../files/file-problem.ts";
import { filesBelow } from "../../../files/files-below.ts";
import { readSuiteText, readSuiteYaml } from "../../authoring/read-suite-file.ts";
import type { InputProblem } from "../../../contract/errors.ts";
import { InputError } from "../../../contract/errors.ts";
import type { FraudScenario } from "../fraud-scenario.ts";
import type { Document } from "../../../corpus/document.ts";
import type { YamlFile } from "../../../text/yaml-file.ts";
import { parseYaml } from "../../../text/yaml-file.ts";
import type { BankDatabase, LoadedBank } from "./bank-files.ts";
import { loadBank } from "./bank-files.ts";
import { loadCore } from "./load-core.ts";
import { loadHouse, type LoadedHouse } from "./house-file.ts";
import { PairFile } from "./pair-file.ts";
import type { Policy } from "./policy-files.ts";
import { loadPolicies } from "./policy-files.ts";
import { clockStamp, resolvePair } from "./resolve-pair.ts";
import type { FraudContent } from "./fraud-content.ts";
import type { ParsedPair, ResolvedPair } from "./resolve-pair.ts";
import { loadRules, type RuleTable } from "./rules/rules-file.ts";
import { scenarioHash, sharedHash, suiteHash } from "./suite-hash.ts";
import { FraudSuiteFile } from "./suite-file.ts";

/** A folder of attack and control pairs, ready to be played. */
export type FraudSuite = {
  id: string;
  title: string;
  /** SHA-256 (hex) over all scenarios as they are played and graded. */
  hash: string;
  /** Where it was loaded from. */
  directory: string;
  /** Now, as the bank's tools show it: `2026-11-16 10:15:00 EST`. */
  clock: string;
  /** The agent's instructions; `{{KNOWLEDGE}}` stands for what the retrieval condition says of the policies. */
  promptTemplate: string;
  /** What its tools and tables are. */
  core: DefinedBank;
  /** The base bank in the public form. Scenarios are merged over it. */
  bank: BankDatabase;
  /** The policy corpus, ordered by id. */
  documents: readonly Document[];
  /** Attack before control, pairs ordered by mechanism, then file name. */
  scenarios: readonly FraudScenario[];
  /** SHA-256 (hex) of one scenario; changes when its play or its grading could change. @throws RangeError. */
  hashOf(scenarioId: string): string;
  pairs: readonly PairSource[];
  policies: readonly Policy[];
  bankFiles: LoadedBank;
  content: FraudContent;
  /** Left out where the suite has no house rules. */
  house?: LoadedHouse;
  /** What the policies forbid, as a machine reads it. Left out where the suite has no rules.yaml. */
  rules?: RuleTable;
};

export type PairSource = ResolvedPair & {
  file: PairFile;
  yaml: YamlFile;
  /** The pair file, as given by the directory. */
  path: string;
};

/**
 * Loads a suite: `suite.yaml`, `prompt.md`, `bank/<table>.yaml`, `policies/**.md`, `pairs/<mechanism>/<name>.yaml`
 * and, where it has one, `rules.yaml`.
 *
 * @throws InputError with every problem of every file, each with its line, value and remedy.
 */
export function loadFraudSuite(directory: string): FraudSuite {
  const problems: InputProblem[] = [];
  const suite = loadSuiteFile(directory, problems);
  const core = loadCore(suite?.core ?? ownBank.id, directory, problems);
  const promptTemplate = loadPrompt(directory, problems);
  const bankFiles = loadBank(directory, core, problems);
  const policies = loadPolicies(directory, core, problems);
  const rules = loadRules(directory, problems);
  const parsed = pairFiles(directory, problems).flatMap((path) => {
    const pair = parsePair(directory, path, problems);
    return pair === undefined ? [] : [{ path, pair }];
  });
  const house = loadHouse(directory, core, problems);
  if (suite === undefined) throw new InputError(problems);
  const content: FraudContent = {
    suite,
    core,
    promptTemplate,
    bank: bankFiles.database,
    policies,
    ...(house === undefined ? {} : { house: house.rules }),
  };
  const pairs: PairSource[] = [];
  for (const { path, pair } of parsed) {
    const { resolved, problems: more } = resolvePair(pair, content);
    problems.push(...more);
    if (resolved !== undefined) pairs.push({ ...resolved, file: pair.file, yaml: pair.yaml, path });
  }
  problems.push(...duplicates(pairs));
  if (problems.length > 0) throw new InputError(problems);
  return {
    ...assemble(directory, { content, pairs, bankFiles }),
    ...(house === undefined ? {} : { house }),
    ...(rules === undefined ? {} : { rules }),
  };
}

function assemble(
  directory: string,
  { content, pairs, bankFiles }: Pick<FraudSuite, "content" | "pairs" | "bankFiles">,
): FraudSuite {
  const { suite, promptTemplate, bank, policies } = content;
  const scenarios = pairs.flatMap(({ attack, control }) => [attack, control]);
  const shared = sharedHash(content);
  const hashes = new Map(scenarios.map((scenario) => [scenario.id, scenarioHash(scenario, shared)]));
  return {
    id: suite.id,
    title: suite.title,
    hash: suiteHash(hashes),
    directory,
    clock: clockStamp(suite),
    promptTemplate,
    core: content.core,
    bank,
    documents: policies.map(({ document }) => document),
    scenarios,
    hashOf(scenarioId) {
      const hash = hashes.get(scenarioId);
      if (hash === undefined) throw new RangeError(`the suite has no scenario "${scenarioId}"`);
      return hash;
    },
    pairs,
    policies,
    bankFiles,
    content,
  };
}

function loadSuiteFile(directory: string, problems: InputProblem[]): FraudSuiteFile | undefined {
  const file = join(directory, "suite.yaml");
  if (!isThere(file)) {
    const remedy = "A fraud suite is a folder with suite.yaml, prompt.md, bank/, policies/ and pairs/.";
    problems.push({ file: directory, problem: "no suite.yaml here", remedy });
    return undefined;
  }
  const yaml = readSuiteYaml(file, directory, problems);
  if (yaml === undefined) return undefined;
  const { value, problems: faults } = parseYaml(yaml, FraudSuiteFile);
  problems.push(...faults);
  return value;
}

const PLACEHOLDER = "{{KNOWLEDGE}}";

function loadPrompt(directory: string, problems: InputProblem[]): string {
  const file = join(directory, "prompt.md");
  if (!isThere(file)) {
    problems.push({ file, problem: "missing" });
    return "";
  }
  const text = readSuiteText(file, directory, problems);
  if (text === undefined) return "";
  const places = text.split(PLACEHOLDER).length - 1;
  if (places !== 1) problems.push({ file, problem: `${PLACEHOLDER} must stand in it once`, value: places });
  return text;
}

/** All pair files, ordered by mechanism and name. What does not belong there is a problem, not ignored. */
function pairFiles(directory: string, problems: InputProblem[]): string[] {
  const root = join(directory, "pairs");
  const remedy = "Pairs lie in pairs/<mechanism>/<name>.yaml; names are lower case.";
  if (!isThere(root)) {
    problems.push({ file: root, problem: "missing", remedy });
    return [];
  }
  const { files: entries, problems: unread } = filesBelow(root, { within: directory });
  problems.push(...unread);
  const misplaced = entries.filter((entry) => !/^[a-z-]+\/[a-z0-9-]+\.yaml$/.test(entry));
  for (const entry of misplaced) {
    problems.push({ file: join(root, entry), problem: "not the place or name of a pair", remedy });
  }
  return entries.filter((entry) => !misplaced.includes(entry)).map((entry) => join(root, entry));
}

function parsePair(directory: string, path: string, problems: InputProblem[]): ParsedPair | undefined {
  const yaml = readSuiteYaml(path, directory, problems);
  if (yaml === undefined) return undefined;
  const { value: file, problems: faults } = parseYaml(yaml, PairFile);
  problems.push(...faults);
  if (file === undefined) return undefined;
  const [folder = ""] = relative(join(directory, "pairs"), path).split(/[/\\]/);
  return { file, yaml, folder, name: basename(path, ".yaml") };
}

function duplicates(pairs: readonly PairSource[]): InputProblem[] {
  const first = new Map<string, string>();
  return pairs.flatMap(({ id, yaml, path }): InputProblem[] => {
    const earlier = first.get(id);
    if (earlier === undefined) {
      first.set(id, path);
      return [];
    }
    return [yaml.problem(["id"], { problem: `the id is already that of ${earlier}`, value: id })];
  });
}
