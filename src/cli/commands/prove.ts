import { Command, Option } from "@commander-js/extra-typings";
import type { Seq } from "../../contract/actor.ts";
import type { Effect } from "../../contract/trajectory.ts";
import { recordChange } from "../../reports/view/bank-changes.ts";
import { liveClient } from "../../library/live-client.ts";
import { readConditions, withEar } from "../../suites/play-conditions.ts";
import { loadPlayableSuite } from "../../suites/load-playable-suite.ts";
import type { PlayableSuite } from "../../suites/playable-suite.ts";
import {
  AS_WRITTEN,
  planProofs,
  proveSuite,
  voiceNames,
  type ProofPlan,
  type ProofResult,
} from "../../runs/prove.ts";
import { createMemoryStore } from "../../store/index.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { listenForInterrupts } from "../interrupts.ts";
import { collect, jsonOption, onlyOption } from "../options.ts";
import { countOnScreen } from "../progress.ts";
import { print, printJson } from "../terminal.ts";

export const proveCommand = new Command("prove")
  .description(
    "Play every scenario's own oracle and foils, in many voices, and hold the verdicts against what they must be.",
  )
  .argument("<suite>", "a bundled suite or a suite's folder")
  .addOption(onlyOption())
  .option(
    "--voice <name>",
    "only in this way of speaking, repeatable; `as-written` is the author's own",
    collect,
  )
  .addOption(
    new Option("--voices <which>", "in all ways of speaking, or in none but the author's")
      .choices(["all", "none"] as const)
      .default("all" as const)
      .conflicts("voice"),
  )
  .option("--ear <ear>", "fraud: with what callers hear the scripts, rules or provider:model", "rules")
  .option("--show", "print the conversation of every proof that does not hold")
  .option("--show-all", "print the conversation of every proof")
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof prove retail-india
  tellerproof prove ./my-suite --only cards --voices none --show
  tellerproof prove fraud --voice one-by-one --voice terse
  tellerproof prove fraud --only app-scam.roofer --voice as-written --show-all`,
  )
  .action(async (suiteName, options) => {
    const suite = loadPlayableSuite(suiteName, withEar(readConditions({}), options.ear, {}));
    using interrupts = listenForInterrupts();
    const voices = options.voice ?? (options.voices === "none" ? [AS_WRITTEN] : voiceNames(suite));
    const plan = planProofs(suite, { only: options.only ?? [], voices });
    await using store = createMemoryStore();
    await using models = liveClient(store.journal, { concurrency: 4 });
    const setting = { clock: { now: () => Date.now() }, signal: interrupts.signal, models };
    const shown = options.showAll === true ? "all" : options.show === true ? "broken" : "none";
    const results: ProofResult[] = [];
    {
      using screen = countOnScreen(process.stderr, `proofs of ${suite.id}`, plan.plays);
      for await (const result of proveSuite(suite, plan, setting)) {
        results.push(result);
        screen.done(results.length);
      }
    }
    if (options.json) printJson(jsonOf(suite, plan, results));
    else printResults(suite, plan, { results, shown });
    process.exitCode = exitCodeOf(results);
  });

function exitCodeOf(results: readonly ProofResult[]): ExitCode {
  if (results.length === 0) return EXIT.incomplete;
  return results.every(({ holds }) => holds) ? EXIT.done : EXIT.belowThreshold;
}

function jsonOf({ id }: PlayableSuite, { alike, unproved }: ProofPlan, results: readonly ProofResult[]) {
  return {
    suite: id,
    proofs: results.length,
    voices: Object.fromEntries(
      [...Map.groupBy(results, ({ voice }) => voice)].map(([voice, of]) => [
        voice,
        { proofs: of.length, hold: of.filter(({ holds }) => holds).length },
      ]),
    ),
    alike,
    unproved,
    broken: results
      .filter(({ holds }) => !holds)
      .map(({ trajectory, ...rest }) => ({ ...rest, ending: trajectory.ending })),
  };
}

type Shown = "all" | "broken" | "none";

function printResults(
  { id }: PlayableSuite,
  { alike, unproved }: ProofPlan,
  { results, shown }: { results: readonly ProofResult[]; shown: Shown },
): void {
  for (const result of results) {
    if (!result.holds || shown === "all") printResult(result, shown !== "none");
  }
  const hold = (of: readonly ProofResult[]): string =>
    `${of.filter(({ holds }) => holds).length} of ${of.length}`;
  const byVoice = Map.groupBy(results, ({ voice }) => voice);
  for (const [voice, of] of byVoice) {
    if (of.some(({ holds }) => !holds)) print(`in voice ${voice}: ${hold(of)} hold`);
  }
  if (unproved.length > 0) {
    print(`Nothing could be proved of ${unproved.length} scenarios, which come without an oracle.`);
  }
  if (results.length === 0) return print(`Nothing could be proved in ${id}: 0 proofs were played.`);
  const written = byVoice.get(AS_WRITTEN) ?? [];
  const voiced = results.filter(({ voice }) => voice !== AS_WRITTEN);
  const voices = byVoice.size - (written.length > 0 ? 1 : 0);
  if (written.length > 0) print(`${hold(written)} proofs hold in ${id}.`);
  if (voices === 0) return;
  print(
    `${hold(voiced)} hold in ${voices} ${voices === 1 ? "other voice" : "other voices"}; ${alike} sound the same there.`,
  );
}

function printResult(
  { scenario, agent, voice, expected, observed, holds, because, trajectory }: ProofResult,
  show: boolean,
): void {
  const how = voice === AS_WRITTEN ? "" : ` in voice ${voice}`;
  print(`${scenario} ${agent}${how}: ${holds ? observed : `expected ${expected}, came to ${observed}`}`);
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
