import { z } from "zod";
import { InputError } from "../../contract/errors.ts";
import { fraudbenchJudge } from "../banking-pack/grading/fraudbench-judge.ts";
import type { SuiteKind } from "../suite-kind.ts";
import { loadTau2 } from "./import/index.ts";
import { tau2ScenarioTask } from "./scenario-task.ts";
import { tau2ScenarioView } from "./scenario-view.ts";
import { gradableTau2, playableTau2Pack, tau2ScenarioFrom } from "./tau2-pack-playable.ts";

const Pack = z.object({ suite: z.literal("tau2") });

/** Banking tasks of the public tau2 benchmark, imported as a pack. */
export const tau2Kind: SuiteKind = {
  id: "tau2",
  title: "banking tasks of the public tau2 benchmark",
  live: true,
  judges: { tau2: fraudbenchJudge },
  recognises: ({ holds, says }) => holds === "pack" && Pack.safeParse(says).success,
  load: ({ folder }, source, conditions) => playableTau2Pack(loadTau2(folder), source, conditions),
  lint(folder) {
    throw new InputError([
      {
        file: folder,
        problem: "a pack is as its benchmark has it",
        remedy: "Only suites of your own are linted",
      },
    ]);
  },
  documents: ({ folder }) => loadTau2(folder).content.documents,
  restore: (text) => gradableTau2(tau2ScenarioFrom(text)),
  view: tau2ScenarioView,
  task: tau2ScenarioTask,
  tools: () => [],
};
