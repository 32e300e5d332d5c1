import type { Trajectory } from "../../contract/trajectory.ts";
import type { Judged } from "../../grading/judged.ts";
import type { GradableScenario } from "../../suites/playable-suite.ts";
import type { StoredSuite } from "../../suites/stored-scenario.ts";
import type { ScenarioText } from "./grading-order.ts";
import type { GradingThreads, LaterGrader } from "./grading-threads.ts";

/** Where a run's episodes are graded: by threads, from the scenario's text. */
export type GradedElsewhere = { threads: GradingThreads; suite: StoredSuite; scenario: ScenarioText };

/** Grades at once, where it is asked. */
export function graderHere(scenario: GradableScenario, profile: string, judged: Judged): LaterGrader {
  const grader = scenario.grader(profile, judged);
  return {
    version: grader.version,
    judgementsNeeded: async (trajectory, which) => grader.judgementsNeeded(trajectory, which),
    grade: async (trajectory, judgements) => grader.grade(trajectory, judgements),
  };
}

/** Grades in a thread; what only this one can do, because its kind of suite was given as code, is done here. */
export function graderElsewhere(
  { threads, suite, scenario: text }: GradedElsewhere,
  here: LaterGrader,
  { profile, judged }: { profile: string; judged: Judged },
): LaterGrader {
  const { kind, source } = suite;
  const about = (trajectory: Trajectory) => ({
    suite: { kind, source },
    scenario: text,
    profile,
    judged,
    trajectory,
  });
  return {
    version: here.version,
    async judgementsNeeded(trajectory, which) {
      const answer = await threads.do({ ...about(trajectory), wants: "questions", which });
      if (answer.type === "broke") throw answer.error;
      return answer.type === "questions" ? answer.questions : await here.judgementsNeeded(trajectory, which);
    },
    async grade(trajectory, judgements) {
      const answer = await threads.do({ ...about(trajectory), wants: "verdict", judgements });
      if (answer.type === "broke") throw answer.error;
      return answer.type === "verdict" ? answer.verdict : await here.grade(trajectory, judgements);
    },
  };
}
