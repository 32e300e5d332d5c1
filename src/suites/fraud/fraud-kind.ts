import { z } from "zod";
import { readBankDatabase } from "../../bank/live/index.ts";
import { fraudbenchJudge } from "../banking-pack/grading/fraudbench-judge.ts";
import type { SuiteKind } from "../suite-kind.ts";
import { fraudLintRules, lintFraudSuite } from "./authoring/lint-suite.ts";
import { loadFraudSuite } from "./authoring/load-suite.ts";
import { pairMixtures } from "./authoring/pair-mixtures.ts";
import { playableFraudPack } from "./fraud-pack-playable.ts";
import { fraudScenarioFrom, gradableFraud, playableFraud } from "./fraud-playable.ts";
import { loadFraudbench } from "./import/index.ts";
import { fraudScenarioTask } from "./scenario-task.ts";
import { fraudScenarioView } from "./scenario-view.ts";

const SaysFraud = {
  suite: z.object({ kind: z.literal("fraud") }),
  pack: z.object({ suite: z.literal("fraud") }),
};

/** Attacks on a bank's customer line and their legitimate twins (arXiv 2608.18136). */
export const fraudKind: SuiteKind = {
  id: "fraud",
  title: "attacks on a bank's customer line and their legitimate twins",
  live: true,
  judges: { fraudbench: fraudbenchJudge },
  recognises: ({ holds, says }) => SaysFraud[holds].safeParse(says).success,
  load({ folder, holds }, source, conditions) {
    if (holds === "pack") return playableFraudPack(loadFraudbench(folder), source, conditions);
    const suite = loadFraudSuite(folder);
    const bankText = JSON.stringify(suite.bank);
    const bank = readBankDatabase(bankText, suite.core);
    return playableFraud(
      { ...suite, source, bank, bankText, mixtures: () => pairMixtures(suite) },
      conditions,
    );
  },
  lint: (folder) => ({ rules: fraudLintRules, findings: lintFraudSuite(loadFraudSuite(folder)) }),
  documents: ({ folder, holds }) =>
    (holds === "pack" ? loadFraudbench(folder).content : loadFraudSuite(folder)).documents,
  restore: (text) => gradableFraud(fraudScenarioFrom(text)),
  view: fraudScenarioView,
  task: fraudScenarioTask,
  // Tools are unlocked and handed over in the course of an episode.
  tools: () => [],
};
