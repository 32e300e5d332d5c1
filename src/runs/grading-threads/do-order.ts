import { InputError } from "../../contract/errors.ts";
import { kindOf, type StoredSuite } from "../../suites/stored-scenario.ts";
import type { GradableScenario } from "../../suites/playable-suite.ts";
import type { GradingAnswer, GradingOrder } from "./grading-order.ts";

/** More than these scenarios are read again when they come back. */
const MOST_SCENARIOS = 64;

/** Does orders one after another, and remembers the scenarios that it read last. */
export function orderDoer(): (order: GradingOrder) => GradingAnswer {
  const scenarios = new Map<string, GradableScenario>();
  return (order) => {
    try {
      const scenario = scenarios.get(order.scenario.hash) ?? restored(order.suite, order.scenario.text);
      if (scenario === undefined) return { type: "unknown-kind" };
      scenarios.delete(order.scenario.hash);
      scenarios.set(order.scenario.hash, scenario);
      const [oldest] = scenarios.size > MOST_SCENARIOS ? scenarios.keys() : [];
      if (oldest !== undefined) scenarios.delete(oldest);
      return answer(scenario, order);
    } catch (error) {
      return { type: "broke", error };
    }
  };
}

function restored(suite: StoredSuite, text: string): GradableScenario | undefined {
  const kind = kindOf(suite);
  try {
    return kind?.restore(text);
  } catch (error) {
    // A class of ours is none any more on the other side; who gets it there reads the text himself, and throws it.
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

function answer(scenario: GradableScenario, order: GradingOrder): GradingAnswer {
  const grader = scenario.grader(order.profile, order.judged);
  return order.wants === "questions"
    ? { type: "questions", questions: grader.judgementsNeeded(order.trajectory, order.which) }
    : { type: "verdict", verdict: grader.grade(order.trajectory, order.judgements) };
}
