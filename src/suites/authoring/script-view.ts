import type { ScenarioView } from "../../contract/scenario-view.ts";
import { exactText } from "../../contract/scenario-view.ts";
import type { ScriptStep } from "../../contract/script-step.ts";

type Proof = {
  oracle: readonly ScriptStep[];
  foils: Readonly<
    Record<string, { fails: string; because?: string | undefined; steps: readonly ScriptStep[] }>
  >;
};

/** An author's scripts as a scenario's page shows them. */
export function scriptsOf(proof: Proof | undefined): ScenarioView["scripts"] {
  if (proof === undefined) return [];
  const foils = Object.entries(proof.foils).map(([name, { fails, because, steps }]) => ({
    name: `foil ${name}`,
    fails,
    ...(because === undefined ? {} : { because }),
    steps: steps.map(stepText),
  }));
  return [{ name: "oracle", steps: proof.oracle.map(stepText) }, ...foils];
}

function stepText({ say, calls }: ScriptStep): string {
  const called = (calls ?? []).map((call) => `${call.tool} ${exactText(call.with)}`);
  return [...called, ...(say === undefined ? [] : [say])].join("\n");
}
