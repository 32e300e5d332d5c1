import { Command } from "@commander-js/extra-typings";
import type { Seq } from "../../contract/actor.ts";
import type { Effect } from "../../contract/trajectory.ts";
import { recordChange } from "../../reports/view/bank-changes.ts";
import { loadPlayableSuite } from "../../runs/load-playable-suite.ts";
import { proveSuite, type ProofResult } from "../../runs/prove.ts";
import { EXIT } from "../exit-code.ts";
import { listenForInterrupts } from "../interrupts.ts";
import { collect, jsonOption } from "../options.ts";
import { print, printJson } from "../terminal.ts";

export const proveCommand = new Command("prove")
  .description("Play every scenario's own oracle and foils, and hold the verdicts against what they must be.")
  .argument("<suite>", "a bundled suite or a suite's folder")
  .option("--only <scenario>", "only scenarios whose id begins so, repeatable", collect)
  .option("--show", "print the conversation of every proof that does not hold")
  .option("--show-all", "print the conversation of every proof")
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof prove retail-india
  tellerproof prove ./my-suite --only cards --show
  tellerproof prove fraud --only app-scam.roofer --show-all`,
  )
  .action(async (suiteName, options) => {
    const suite = loadPlayableSuite(suiteName);
    using interrupts = listenForInterrupts();
    const setting = { only: options.only ?? [], clock: { now: () => Date.now() }, signal: interrupts.signal };
    const results: ProofResult[] = [];
    for await (const result of proveSuite(suite, setting)) results.push(result);
    const broken = results.filter(({ holds }) => !holds);
    if (options.json) {
      printJson({
        suite: suite.id,
        proofs: results.length,
        broken: broken.map(({ trajectory, ...rest }) => ({ ...rest, ending: trajectory.ending })),
      });
    } else {
      for (const result of options.showAll ? results : broken) {
        printResult(result, options.showAll === true || options.show === true);
      }
      print(`${results.length - broken.length} of ${results.length} proofs hold in ${suite.id}.`);
    }
    process.exitCode = broken.length === 0 ? EXIT.done : EXIT.belowThreshold;
  });

function printResult(
  { scenario, agent, expected, observed, holds, because, trajectory }: ProofResult,
  show: boolean,
): void {
  print(`${scenario} ${agent}: ${holds ? observed : `expected ${expected}, came to ${observed}`}`);
  for (const reason of because) print(`    ${reason}`);
  if (!show) return;
  for (const event of trajectory.events) {
    if (event.type === "message") print(`    [${event.seq}] ${event.by}: ${event.text}`);
    if (event.type === "tool-call")
      print(`    [${event.seq}] ${event.by} calls ${event.tool} ${event.rawArguments}`);
    if (event.type === "tool-result") print(`    [${event.seq}] ${event.status}: ${event.text}`);
    if (event.type === "effect") printWrite(event.seq, event.effect);
  }
  print(`    ended: ${JSON.stringify(trajectory.ending)}`);
}

/** What a write changed, in the words that checks use. */
function printWrite(seq: Seq, effect: Effect): void {
  if (effect.type !== "write") return;
  const change = recordChange(effect);
  const fields = change.kind === "changed" ? change.fields.map(({ field }) => field).join(", ") : "";
  print(`    [${seq}] ${change.kind}: ${effect.table}/${effect.key} ${fields}`.trimEnd());
}
