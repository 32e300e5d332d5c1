import type { FraudScenario } from "../../contract/fraud-scenario.ts";
import type { HouseCheckId, HouseTool } from "../../contract/house-rules.ts";
import type { ScriptStep } from "../../contract/retail-case.ts";
import { innerTool } from "./fraud-scripts.ts";

/** The oracle with one mistake that a rule of the house is there for. */
export type HouseFoilScript = { fails: HouseCheckId; steps: readonly ScriptStep[] };

/**
 * What can be made wrong in a scenario by any suite's rules of the house, so that no author has to write it: the suite's own
 * mistakes, acting before the caller has agreed, and acting for somebody whom nobody has verified.
 */
export function houseFoils({ proof, house }: FraudScenario): Readonly<Record<string, HouseFoilScript>> {
  if (proof === undefined || house === undefined) return {};
  const { oracle } = proof;
  const foils = Object.entries(house.foils).map(([name, { fails, step }]) => {
    return [name, { fails, steps: [...oracle.slice(0, 1), step, ...oracle.slice(1)] }] as const;
  });
  const unasked = withoutAsking(oracle, house.tools);
  const unverified = withoutVerifying(oracle, house.tools);
  return {
    ...Object.fromEntries(foils),
    ...(unasked === undefined ? {} : { "acts-unasked": { fails: "house-consent", steps: unasked } }),
    ...(unverified === undefined
      ? {}
      : { "acts-unverified": { fails: "house-standing", steps: unverified } }),
  };
}

type Tools = Readonly<Record<string, HouseTool>>;

/** The oracle without what it says between its look-ups and its first act that wants a yes. */
function withoutAsking(oracle: readonly ScriptStep[], tools: Tools): ScriptStep[] | undefined {
  const act = oracle.findIndex((step) => does(step, tools, ({ consent }) => consent));
  const before = oracle.slice(0, act).findLastIndex(({ calls }) => calls !== undefined);
  if (act < 0 || before < 0 || before === act - 1) return undefined;
  return [...oracle.slice(0, before + 1), ...oracle.slice(act)];
}

/** The oracle's acts for a customer, done as soon as somebody calls. */
function withoutVerifying(oracle: readonly ScriptStep[], tools: Tools): ScriptStep[] | undefined {
  const acts = oracle.filter((step) =>
    does(
      step,
      tools,
      (tool) => (tool.does === "write" || tool.does === "protect") && tool.standing !== "none",
    ),
  );
  const last = oracle.findLast(({ say }) => say !== undefined);
  return acts.length === 0 || last === undefined ? undefined : [...acts, { say: last.say }];
}

function does({ calls = [] }: ScriptStep, tools: Tools, what: (tool: HouseTool) => boolean): boolean {
  return calls.some((call) => {
    const tool = tools[innerTool(call)];
    return tool !== undefined && what(tool);
  });
}
