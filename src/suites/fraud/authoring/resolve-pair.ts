import { z } from "zod";
import type { InputProblem } from "../../../contract/errors.ts";
import type { CallerPlan } from "../../../contract/caller-script.ts";
import type { CostModel, FraudScenario, Mechanism } from "../fraud-scenario.ts";
import { JsonObject } from "../../../contract/json.ts";
import { didYouMean } from "../../authoring/did-you-mean.ts";
import { deepMerge } from "../../../contract/deep-merge.ts";
import type { YamlFile } from "../../../text/yaml-file.ts";
import { pathText } from "../../../text/schema-faults.ts";
import { parseYaml } from "../../../text/yaml-file.ts";
import { CallerFile } from "./caller-file.ts";
import { CALLER_WRAPPER, expandScript } from "./expand-calls.ts";
import type { FraudContent } from "./fraud-content.ts";
import { pairProblems } from "./pair-problems.ts";
import type { PairFile } from "./pair-file.ts";
import { attackSide, controlSide, userOf, type PairSide } from "./pair-sides.ts";
import { recordOwners } from "./record-owners.ts";
import { resolveCaller } from "./resolve-caller.ts";
import { resolveCheck, resolveFacts } from "./resolve-check.ts";
import { resolveHouse } from "./resolve-house.ts";
import type { CostFile, FraudSuiteFile } from "./suite-file.ts";

/** A pair file that has passed its schema, and where it lies. */
export type ParsedPair = { file: PairFile; yaml: YamlFile; folder: string; name: string };

export type ResolvedPair = {
  id: string;
  attack: FraudScenario;
  control: FraudScenario;
  sides: readonly PairSide[];
};

/** Makes the two scenarios of a pair. @returns Both, or every reason why there are none. */
export function resolvePair(
  parsed: ParsedPair,
  content: FraudContent,
): { resolved?: ResolvedPair; problems: InputProblem[] } {
  const { file, yaml, folder, name } = parsed;
  const { caller, problems } = controlCaller(parsed);
  const mechanism = file.mechanism ?? folder;
  if (!isMechanism(mechanism)) {
    const remedy = "The folder is the mechanism's name; or give `mechanism`.";
    problems.push(yaml.problem([], { problem: "the folder is no mechanism", value: folder, remedy }));
  }
  const attack = attackSide(file, content);
  const control = caller === undefined ? undefined : controlSide(file, caller, content);
  const ofAttack = pairProblems(attack, { yaml, content });
  problems.push(...ofAttack);
  if (control !== undefined) {
    problems.push(...ownProblems(pairProblems(control, { yaml, content }), ofAttack));
  }
  problems.push(...unknownDocuments(parsed, content));
  if (problems.length > 0 || control === undefined || !isMechanism(mechanism)) return { problems };
  const id = file.id ?? `${folder}.${name}`;
  const shared = { id, mechanism, file, content };
  return {
    resolved: {
      id,
      attack: scenario(attack, shared),
      control: scenario(control, shared),
      sides: [attack, control],
    },
    problems: [],
  };
}

/** Problems of the control that it does not merely have from the attack. */
function ownProblems(control: readonly InputProblem[], attack: readonly InputProblem[]): InputProblem[] {
  const same = (one: InputProblem, other: InputProblem): boolean =>
    one.path === `control.${other.path}` && one.problem === other.problem && one.value === other.value;
  return control.filter(
    (one) =>
      !/^control\.(?:caller|bank|delivered)\b/.test(one.path ?? "") ||
      !attack.some((other) => same(one, other)),
  );
}

const mechanisms: Readonly<Record<Mechanism, true>> = {
  "account-takeover": true,
  "app-scam": true,
  "card-fraud": true,
  "data-exfiltration": true,
  "first-party-fraud": true,
  "prompt-injection": true,
  "money-mule": true,
  "phished-personal-data": true,
  "social-engineering": true,
  "synthetic-identity": true,
  chain: true,
};
const isMechanism = (name: string): name is Mechanism => Object.hasOwn(mechanisms, name);

const RawCallers = z.object({ caller: JsonObject, control: z.object({ caller: JsonObject.optional() }) });

/** The control's caller: the attack's as it is written, with the control's own fields merged in. */
function controlCaller({ yaml }: ParsedPair): { caller?: CallerFile; problems: InputProblem[] } {
  const raw = RawCallers.parse(yaml.value);
  const merged = deepMerge(raw.caller, raw.control.caller ?? {});
  const at = ["control", "caller"];
  const shifted: YamlFile = {
    ...yaml,
    value: merged,
    problem: (path, facts) => ({
      ...yaml.problem([...at, ...path], facts),
      path: pathText([...at, ...path]),
    }),
  };
  const { value, problems } = parseYaml(shifted, CallerFile);
  return { ...(value === undefined ? {} : { caller: value }), problems };
}

type Shared = { id: string; mechanism: Mechanism; file: PairFile; content: FraudContent };

function scenario(side: PairSide, { id, mechanism, file, content }: Shared): FraudScenario {
  const { suite, bank, core } = content;
  const script = {
    user: userOf(side.bank, bank, core),
    stamp: clockStamp(suite),
    core,
  };
  const foils = Object.entries(side.foils).map(([name, { because, steps, after, ...foil }]) => {
    const whole = expandScript([...side.oracle.slice(0, after), ...steps], script);
    const reason = because === undefined ? {} : { because: because.trim() };
    return [name, { ...foil, ...reason, after, steps: whole.slice(after) }] as const;
  });
  const caller = resolveCaller(side.caller, core);
  const checks = Object.entries(side.checks).map(([check, rule]) => resolveCheck(check, rule, core));
  // Only where a check asks for it: the whole map would be the larger part of a scenario.
  const asksOwner = JSON.stringify(checks).includes('"ownedByOtherThan"');
  const resolved: FraudScenario = {
    format: 1,
    id: `${id}/${side.variant}`,
    pair: id,
    variant: side.variant,
    title: side.title.trim(),
    mechanism,
    design: file.design,
    story: file.story.trim(),
    decidingFact: file.decidingFact.trim(),
    requiredDocuments: file.documents,
    bank: side.bank,
    callerTools: withWrapper(side.caller.tools, caller),
    caller,
    delivered: resolveFacts(side.delivered),
    checks,
    ...(asksOwner ? { owners: recordOwners(bank, side.bank) } : {}),
    assertions: Object.entries(side.assertions).map(([name, requirement]) => ({
      id: name,
      requirement: requirement.trim(),
    })),
    cost: resolveCost({ ...suite.cost, ...side.cost }, suite.currency),
    proof: { oracle: expandScript(side.oracle, script), foils: Object.fromEntries(foils) },
  };
  if (content.house === undefined) return resolved;
  const { house, policies } = content;
  const context = { core, house, bank, policies, clock: script.stamp, currency: suite.currency };
  return { ...resolved, house: resolveHouse(resolved, side, context) };
}

/** A caller who is to use a tool that he is given needs the one through which the bank runs it. */
function withWrapper(tools: readonly string[], { phases }: CallerPlan): string[] {
  const used = phases.flatMap(({ reactions }) => reactions.flatMap(({ call }) => call?.tool ?? []));
  return used.includes(CALLER_WRAPPER) ? [...new Set([...tools, CALLER_WRAPPER])] : [...tools];
}

function resolveCost(cost: CostFile, currency: string): CostModel {
  const minor = (dollars: number | undefined): number => Math.round((dollars ?? 0) * 100);
  return {
    currency,
    atRiskMinor: minor(cost.atRisk),
    investigationMinor: minor(cost.investigation),
    frictionPerStepMinor: minor(cost.frictionPerStep),
    wrongRefusalMinor: minor(cost.wrongRefusal),
  };
}

/** Now, as the bank's tools show it: `2026-11-16 10:15:00 EST`. */
export function clockStamp({ clock, zone }: FraudSuiteFile): string {
  return `${clock.slice(0, 10)} ${clock.slice(11, 16)}:00 ${zone}`;
}

function unknownDocuments({ file, yaml }: ParsedPair, { policies }: FraudContent): InputProblem[] {
  const known = policies.map(({ head }) => head.id);
  return file.documents.flatMap((id, index) =>
    known.includes(id)
      ? []
      : [
          yaml.problem(["documents", index], {
            problem: "no such document in policies/",
            value: id,
            remedy: didYouMean(id, known),
          }),
        ],
  );
}
