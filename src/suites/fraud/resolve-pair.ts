import { z } from "zod";
import type { InputProblem } from "../../contract/errors.ts";
import type { CallerPlan } from "../../contract/caller-script.ts";
import type { CostModel, FraudScenario, Mechanism } from "../../contract/fraud-scenario.ts";
import { JsonObject } from "../../contract/json.ts";
import { didYouMean } from "../retail/did-you-mean.ts";
import { deepMerge } from "../retail/login-context.ts";
import type { YamlFile } from "../../text/yaml-file.ts";
import { pathText } from "../../text/schema-faults.ts";
import { parseYaml } from "../../text/yaml-file.ts";
import { withKey, type BankDatabase } from "./bank-files.ts";
import { CallerFile } from "./caller-file.ts";
import { CALLER_WRAPPER, expandScript } from "./expand-calls.ts";
import { pairProblems } from "./pair-problems.ts";
import type { PairFile } from "./pair-file.ts";
import type { Policy } from "./policy-files.ts";
import { recordOwners } from "./record-owners.ts";
import { resolveCaller } from "./resolve-caller.ts";
import { resolveCheck, resolveFacts } from "./resolve-check.ts";
import type { CostFile, FraudSuiteFile } from "./suite-file.ts";

/** What the pairs of a suite share. */
export type FraudContent = {
  suite: FraudSuiteFile;
  promptTemplate: string;
  bank: BankDatabase;
  policies: readonly Policy[];
};

/** A pair file that has passed its schema, and where it lies. */
export type ParsedPair = { file: PairFile; yaml: YamlFile; folder: string; name: string };

/** One side of a pair with the control's differences merged in, as it would be written on its own. */
export type PairSide = Pick<
  PairFile,
  "title" | "bank" | "caller" | "delivered" | "checks" | "assertions" | "cost" | "oracle" | "foils"
> & { variant: FraudScenario["variant"] };

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
  const attack: PairSide = { ...file, bank: withKeys(file.bank, content.bank), variant: "attack" };
  const control = caller === undefined ? undefined : controlSide(file, caller, content.bank);
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

function controlSide(file: PairFile, caller: CallerFile, base: BankDatabase): PairSide {
  const { control } = file;
  return {
    variant: "control",
    title: control.title,
    bank: withKeys(mergeBanks(file.bank, control.bank), base),
    caller,
    delivered: control.delivered ?? file.delivered,
    checks: control.checks,
    assertions: control.assertions,
    cost: { ...file.cost, ...control.cost },
    oracle: control.oracle,
    foils: control.foils,
  };
}

/** Records that the base does not have are whole records, and as such name their own key. */
function withKeys(changes: PairFile["bank"], base: BankDatabase): PairFile["bank"] {
  return Object.fromEntries(
    Object.entries(changes).map(([table, records]) => {
      const isNew = (key: string): boolean => base[table]?.data[key] === undefined;
      const whole = Object.entries(records).map(([key, record]) => {
        return [key, isNew(key) ? withKey(table, key, record) : record] as const;
      });
      return [table, Object.fromEntries(whole)];
    }),
  );
}

/** Records of both; a record of both is merged field by field. */
function mergeBanks(base: PairFile["bank"], changes: PairFile["bank"]): PairFile["bank"] {
  const tables = [...new Set([...Object.keys(base), ...Object.keys(changes)])];
  return Object.fromEntries(
    tables.map((table) => {
      const records = { ...base[table] };
      for (const [key, record] of Object.entries(changes[table] ?? {})) {
        records[key] = deepMerge(records[key] ?? {}, record);
      }
      return [table, records];
    }),
  );
}

type Shared = { id: string; mechanism: Mechanism; file: PairFile; content: FraudContent };

function scenario(side: PairSide, { id, mechanism, file, content }: Shared): FraudScenario {
  const { suite, bank } = content;
  const script = {
    user: (user: string) => {
      const before = bank["users"]?.data[user];
      const after = side.bank["users"]?.[user];
      return before === undefined ? after : deepMerge(before, after ?? {});
    },
    stamp: clockStamp(suite),
  };
  const foils = Object.entries(side.foils).map(([name, { because, steps, after, ...foil }]) => {
    const whole = expandScript([...side.oracle.slice(0, after), ...steps], script);
    const reason = because === undefined ? {} : { because: because.trim() };
    return [name, { ...foil, ...reason, after, steps: whole.slice(after) }] as const;
  });
  const caller = resolveCaller(side.caller);
  const checks = Object.entries(side.checks).map(([check, rule]) => resolveCheck(check, rule));
  // Only where a check asks for it: the whole map would be the larger part of a scenario.
  const asksOwner = JSON.stringify(checks).includes('"ownedByOtherThan"');
  return {
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
