import type { FraudScenario, FraudFoil } from "../fraud-scenario.ts";
import type { FraudSuite } from "./load-suite.ts";
import { decisionOf, type Decision } from "./pair-decision.ts";
import { exchangeableValues, withValuesOf } from "./pair-differences.ts";

/** The name of the foil of a mixture that does what is right on the other side. */
export const OTHER_SIDE = "as-on-the-other-side";

/**
 * The attack of each pair that says what decides it, with values of its control: with the deciding ones it has become the
 * control, which its oracle must show; with each other one, and with all others together, it is still the attack. What the
 * twin's oracle does must fail, as the foil {@link OTHER_SIDE}.
 */
export function pairMixtures(suite: FraudSuite): FraudScenario[] {
  return suite.pairs.flatMap((pair) => {
    const decision = decisionOf(pair, suite);
    return decision === undefined ? [] : mixturesOf(decision, suite);
  });
}

function mixturesOf({ pair, facts, isDone }: Decision, { bank }: FraudSuite): FraudScenario[] {
  const { attack, control } = pair;
  const deciding = facts.flat();
  const others = exchangeableValues(attack, control, bank).filter((place) => !deciding.includes(place));
  const unnamed = [...others.map((place) => [place]), ...(others.length > 1 ? [others] : [])];
  return [
    mixture(withValuesOf(control, attack, others), deciding, isDone ? attack : undefined),
    ...unnamed.map((places) =>
      mixture(withValuesOf(attack, control, places), places, isDone ? control : undefined),
    ),
  ];
}

/** @param named The control's values in it. @param wrong The side whose handling is wrong here, if it is another. */
function mixture(
  scenario: FraudScenario,
  named: readonly string[],
  wrong: FraudScenario | undefined,
): FraudScenario {
  const id = `${scenario.pair}/attack.with.${named.join(".and.")}`;
  const { proof } = scenario;
  if (proof === undefined) return { ...scenario, id };
  const other: FraudFoil = { fails: OTHER_SIDE, alsoFails: [], after: 0, steps: wrong?.proof?.oracle ?? [] };
  return {
    ...scenario,
    id,
    proof: { oracle: proof.oracle, foils: wrong === undefined ? {} : { [OTHER_SIDE]: other } },
  };
}
