import { z } from "zod";
import type { SuiteKind } from "../suite-kind.ts";
import { lintRetailSuite, retailLintRules } from "./authoring/lint-suite.ts";
import { loadRetailSuite } from "./authoring/load-suite.ts";
import { createMockBank } from "./bank/mock-bank.ts";
import { loadPack } from "./import/index.ts";
import { gradableRetail, playableRetail, retailCaseFrom } from "./retail-playable.ts";
import { retailScenarioTask } from "./scenario-task.ts";
import { retailScenarioView } from "./scenario-view.ts";

/** What says that it is of another kind. What cannot be read is read, and refused, as one of these. */
const SaysOther = {
  suite: z.object({ kind: z.string().regex(/^(?!retail$)/) }),
  pack: z.object({ suite: z.string().regex(/^(?!retail$)/) }),
};

/** Scripted requests of retail customers over tools that answer from the case (arXiv 2609.29167). */
export const retailKind: SuiteKind = {
  id: "retail",
  title: "everyday requests in scripted conversations",
  live: false,
  recognises: ({ holds, says }) => !SaysOther[holds].safeParse(says).success,
  load({ folder, holds }, source) {
    if (holds === "pack") {
      const { pack, cases, promptTemplate } = loadPack(folder);
      return playableRetail({ ...pack, cases, promptTemplate, source, rules: "public" });
    }
    const { id, title, cases, promptTemplate } = loadRetailSuite(folder);
    return playableRetail({ id, title, cases, promptTemplate, source, rules: "own" });
  },
  lint: (folder) => ({ rules: retailLintRules, findings: lintRetailSuite(loadRetailSuite(folder)) }),
  documents: () => [],
  restore: (text) => gradableRetail(retailCaseFrom(text)),
  view: retailScenarioView,
  task: retailScenarioTask,
  tools: (text) => createMockBank(retailCaseFrom(text), "strict").tools("agent"),
};
