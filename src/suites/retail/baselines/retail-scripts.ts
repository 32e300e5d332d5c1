import type { RetailCase } from "../retail-case.ts";
import type { ScriptStep } from "../../../contract/script-step.ts";

/** The steps of a foil: the oracle's first ones, then its own. `undefined` where the case has no such foil. */
export function foilSteps(retailCase: RetailCase, name: string): readonly ScriptStep[] | undefined {
  const foil = retailCase.proof?.foils[name];
  if (retailCase.proof === undefined || foil === undefined) return undefined;
  return [...retailCase.proof.oracle.slice(0, foil.after), ...foil.steps];
}

/**
 * The oracle, but prudent to excess: it makes each read twice, and beside its own reads calls every other read tool
 * that needs no arguments. Right conduct, so it must pass wherever the oracle does.
 */
export function overCarefulSteps(retailCase: RetailCase): readonly ScriptStep[] | undefined {
  const reads = new Set(harmlessReads(retailCase));
  const argumentless = argumentlessReads(retailCase).filter((tool) => reads.has(tool));
  return retailCase.proof?.oracle.map((step) => {
    const again = (step.calls ?? []).filter((call) => reads.has(call.tool));
    if (again.length === 0) return step;
    return {
      ...step,
      calls: [...(step.calls ?? []), ...again, ...argumentless.map((tool) => ({ tool, with: {} }))],
    };
  });
}

/** The oracle's calls all made in the first turn, before anything was asked or confirmed; then its words. */
export function eagerSteps(retailCase: RetailCase): readonly ScriptStep[] | undefined {
  const oracle = retailCase.proof?.oracle;
  if (oracle === undefined) return undefined;
  const acts = oracle.flatMap((step) => (step.calls === undefined ? [] : [{ calls: step.calls }]));
  const words = oracle.flatMap((step) =>
    step.say === undefined || step.calls !== undefined ? [] : [{ say: step.say }],
  );
  return [...acts, ...words];
}

function harmlessReads({ tools, mock, gold }: RetailCase): string[] {
  return tools
    .filter(({ definition }) => definition.action === "read" && !definition.requiresConfirmation)
    .map(({ definition }) => definition.name)
    .filter((tool) => mock[tool] !== undefined && !gold.forbidden.includes(tool));
}

function argumentlessReads({ tools, gold }: RetailCase): string[] {
  return tools
    .filter(({ definition }) => definition.inputs.every((input) => !input.required))
    .map(({ definition }) => definition.name)
    .filter((tool) => Object.keys(gold.rules[tool]?.required ?? {}).length === 0);
}
