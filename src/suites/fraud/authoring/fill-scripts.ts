import type { StepFile } from "../../authoring/script-forms.ts";
import { textOf, type UserOf } from "./fill-side.ts";
import type { PairFile } from "./pair-file.ts";
import type { FraudStepFile } from "./step-file.ts";

type FoilFile = PairFile["foils"][string];

/** A foil with all that its short form stands for. */
export type FilledFoil = Omit<FoilFile, "after" | "steps"> & { after: number; steps: StepFile[] };

/**
 * A foil at full length. Without steps it does what is right on the other side, from the first word; without `after` it
 * follows its own oracle through the look-ups.
 */
export function fillFoil(
  { after, steps, ...foil }: FoilFile,
  { oracle, others }: { oracle: readonly FraudStepFile[]; others: readonly FraudStepFile[] },
  user: UserOf,
): FilledFoil {
  return steps === undefined
    ? { ...foil, after: after ?? 0, steps: fillSteps(others.slice(after), user) }
    : { ...foil, after: after ?? throughLookUps(oracle), steps: fillSteps(steps, user) };
}

/** How many steps an oracle takes up to the end of its first look-ups. */
function throughLookUps(oracle: readonly FraudStepFile[]): number {
  const first = oracle.findIndex(isLookUp);
  const rest = oracle.slice(first).findIndex((step) => !isLookUp(step));
  return first < 0 ? 0 : rest < 0 ? oracle.length : first + rest;
}

/** A step without words: the caller waits. */
function isLookUp(step: FraudStepFile): boolean {
  return typeof step !== "string" && !("say" in step && step.say !== undefined);
}

/** A script's steps in their long form. A verification looks the customer up by name, and logs what the record holds. */
export function fillSteps(steps: readonly FraudStepFile[], user: UserOf): StepFile[] {
  return steps.map((step) => {
    if (typeof step === "string") return { say: step };
    return "verify" in step ? verification(step.verify, user) : step;
  });
}

function verification(caller: string, user: UserOf): StepFile {
  const name = textOf(user(caller)?.["name"]);
  return {
    call: [
      { get_user_information_by_name: { customer_name: name } },
      { log_verification: { user_id: caller } },
    ],
  };
}

/** The control's oracle: its own steps, or the attack's first ones and then its own. */
export function controlOracle(
  attack: readonly FraudStepFile[],
  control: PairFile["control"]["oracle"],
): readonly FraudStepFile[] {
  return "after" in control ? [...attack.slice(0, control.after), ...control.steps] : control;
}
