import type { FraudScenario } from "../fraud-scenario.ts";
import type { HouseCheckId, HouseTool, Standing } from "../house-rules.ts";
import type { ScriptStep } from "../../../contract/script-step.ts";
import { innerTool } from "./fraud-scripts.ts";

/** The oracle with one mistake that a rule of the house is there for. */
export type HouseFoilScript = { fails: HouseCheckId; steps: readonly ScriptStep[] };

/**
 * What can be made wrong in a scenario by any suite's rules of the house, so that no author has to write it: the suite's own
 * mistakes, acting before the caller has agreed, for somebody whom nobody has verified, or without a record of it.
 */
export function houseFoils(scenario: FraudScenario): Readonly<Record<string, HouseFoilScript>> {
  const { proof, house } = scenario;
  if (proof === undefined || house === undefined) return {};
  const { oracle } = proof;
  const own = Object.entries(house.foils).map(([name, foil]) => {
    return [
      name,
      foil.fails,
      "adds" in foil ? adding(oracle, foil.adds) : askingOnly(scenario, foil),
    ] as const;
  });
  const foils = [
    ...own,
    ["acts-unasked", "house-consent", withoutAsking(oracle, house.tools)] as const,
    ["acts-unverified", "house-standing", withoutVerifying(oracle, house.tools)] as const,
    ["acts-unrecorded", "house-standing", withoutRecord(oracle, house.tools)] as const,
  ];
  return Object.fromEntries(
    foils.flatMap(([name, fails, steps]) => (steps === undefined ? [] : [[name, { fails, steps }] as const])),
  );
}

type Tools = Readonly<Record<string, HouseTool>>;

function adding(oracle: readonly ScriptStep[], step: ScriptStep): ScriptStep[] {
  return [...oracle.slice(0, 1), step, ...oracle.slice(1)];
}

/** Nothing can be left out where the caller tells his code unasked, or is proven by something else. */
function askingOnly(
  { proof, house, caller }: FraudScenario,
  { asksOnly, before }: { asksOnly: string; before: Standing },
): ScriptStep[] | undefined {
  const { oracle = [] } = proof ?? {};
  const tools = house?.tools ?? {};
  const act = oracle.findIndex((step) => does(step, tools, (tool) => acts(tool) && tool.standing === before));
  const told = JSON.stringify(caller.phases);
  const proven = Object.values(house?.people ?? {}).some(
    (person) => person.proven || (person.code !== undefined && told.includes(person.code)),
  );
  const asks = oracle.findIndex(({ say }) => say !== undefined);
  if (proven || asks < 0 || act < asks) return undefined;
  return [...oracle.slice(0, asks), { say: asksOnly }, ...oracle.slice(asks + 1)];
}

/** The oracle without what it says between its look-ups and its first act that wants a yes. */
function withoutAsking(oracle: readonly ScriptStep[], tools: Tools): ScriptStep[] | undefined {
  const act = oracle.findIndex((step) => does(step, tools, ({ consent }) => consent));
  const before = oracle.slice(0, Math.max(act, 0)).findLastIndex(({ calls }) => calls !== undefined);
  if (before < 0 || before === act - 1) return undefined;
  return [...oracle.slice(0, before + 1), ...oracle.slice(act)];
}

/** The oracle's acts for a customer, done as soon as somebody calls. */
function withoutVerifying(oracle: readonly ScriptStep[], tools: Tools): ScriptStep[] | undefined {
  const done = oracle.filter((step) => does(step, tools, needsStanding));
  const last = oracle.findLast(({ say }) => say !== undefined);
  return done.length === 0 || last === undefined ? undefined : [...done, { say: last.say }];
}

/** The oracle without the record of whom it has verified. */
function withoutRecord(oracle: readonly ScriptStep[], tools: Tools): ScriptStep[] | undefined {
  const left = oracle.flatMap(({ calls, ...step }): ScriptStep[] => {
    if (calls === undefined) return [step];
    const others = calls.filter(({ tool }) => tool !== RECORD);
    return others.length === 0 && step.say === undefined ? [] : [{ ...step, calls: others }];
  });
  const recorded = oracle.some(({ calls = [] }) => calls.some(({ tool }) => tool === RECORD));
  return recorded && left.some((step) => does(step, tools, needsStanding)) ? left : undefined;
}

const RECORD = "log_verification";

function needsStanding(tool: HouseTool): boolean {
  return acts(tool) && tool.standing !== "none";
}

function acts(tool: HouseTool): boolean {
  return tool.does === "write" || tool.does === "protect";
}

function does({ calls = [] }: ScriptStep, tools: Tools, what: (tool: HouseTool) => boolean): boolean {
  return calls.some((call) => {
    const tool = tools[innerTool(call)];
    return tool !== undefined && what(tool);
  });
}
