import { writeFileSync } from "node:fs";
import { Command } from "@commander-js/extra-typings";
import { readTextFile } from "../../files/read-text-file.ts";
import { InputError } from "../../contract/errors.ts";
import { auditAgainst, auditItems, type RunAudit } from "../../runs/audit-run.ts";
import { jsonOption, runsDirOption } from "../options.ts";
import { openStoredRun } from "../run-folder.ts";
import { print, printJson } from "../terminal.ts";

export const judgeAuditCommand = new Command("judge-audit")
  .description(
    "Hold a run's judge against your own labels: agreement, false passes and fails, Cohen's kappa.",
  )
  .argument("<run>", "a run that was judged by a model")
  .option("--write-items <file>", "write the questions to label, one JSON line each, the decisions left open")
  .option("--labels <file>", 'your labels, one JSON line each: {"item", "decision": "holds" | "fails"}')
  .addOption(runsDirOption())
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof judge-audit nightly --write-items items.jsonl
  tellerproof judge-audit nightly --labels labelled.jsonl --json`,
  )
  .action(async (run, options) => {
    const opened = await openStoredRun(options.runsDir, run, "read");
    await using store = opened.store;
    const items = await auditItems(store, opened.manifest);
    if (items.length === 0) {
      throw new InputError([
        {
          value: run,
          problem: "no judge was asked anything in this run",
          remedy: "Judge it with `tellerproof regrade --judge provider:model`",
        },
      ]);
    }
    if (options.writeItems !== undefined) {
      // The judge's own decision is left out: whoever labels should not know it.
      const lines = items.map(({ item, question }) => JSON.stringify({ item, question, decision: "" }));
      writeFileSync(options.writeItems, `${lines.join("\n")}\n`);
      print(`${items.length} questions in ${options.writeItems}.`);
    }
    if (options.labels === undefined) return;
    const audit = auditAgainst(items, { file: options.labels, text: readTextFile(options.labels) });
    if (options.json) printJson(audit);
    else print(auditText(audit));
  });

function auditText({ all, kappa, unjudged, unlabelled }: RunAudit): string {
  const agreement =
    kappa.status === "estimated"
      ? `Cohen's kappa ${kappa.kappa.toFixed(2)} (${kappa.low.toFixed(2)} to ${kappa.high.toFixed(2)}) over ${kappa.items} items`
      : `No kappa: ${kappa.status === "no-items" ? "nothing was labelled" : "all labels are the same"}`;
  return [
    `Agree: ${all.bothHold} hold, ${all.bothFail} fail. The judge passes what you fail: ${all.falsePass}. It fails what you pass: ${all.falseFail}. Unanswered: ${all.unanswered}.`,
    agreement,
    `Labelled but not judged: ${unjudged.length}; judged but not labelled: ${unlabelled.length}.`,
  ].join("\n");
}
