import { closeSync, openSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { Command, Option } from "@commander-js/extra-typings";
import { InputError } from "../../contract/errors.ts";
import { liveClient } from "../../library/live-client.ts";
import { parseAgentSpec } from "../../runs/agent-spec.ts";
import { parsePlayConditions, withEar } from "../../suites/play-conditions.ts";
import { loadPlayableSuite } from "../../suites/load-playable-suite.ts";
import { playOnce } from "../../runs/play-once.ts";
import { createMemoryStore } from "../../store/index.ts";
import { listenForInterrupts } from "../interrupts.ts";
import { decodingFrom, decimal, jsonOption } from "../options.ts";
import { person } from "../person.ts";
import { print, printJson } from "../terminal.ts";
import { verdictText } from "../verdict-text.ts";

export const chatCommand = new Command("chat")
  .description(
    "Play one side of a scenario yourself, in the terminal; the conversation is graded at the end.",
  )
  .argument("<suite>", "a bundled suite or a suite's folder")
  .argument("<scenario>", "the scenario's id")
  .addOption(
    new Option("--as <side>", "which side you are")
      .choices(["caller", "agent"] as const)
      .default("agent" as const),
  )
  .option("--agent <agent>", "whom you call as the caller: a built-in agent or provider:model", "oracle")
  .option("--base-url <url>", "endpoint of the agent's model")
  .option("--api-key-env <name>", "environment variable that holds the agent's key")
  .option("--temperature <t>", "of the agent's model", decimal(0, 2))
  .option("--retrieval <condition>", "fraud: how the agent may reach the policies", "bm25")
  .option("--ear <ear>", "fraud: with what the caller hears you, rules or provider:model", "rules")
  .option("--save <file>", "write the trajectory as JSON; `tellerproof grade` reads it")
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof chat fraud app-scam.roofer-with-a-new-account/attack
  tellerproof chat fraud app-scam.roofer-with-a-new-account/attack --as caller --agent openai:gpt-5-mini
  tellerproof chat retail-india cards.freeze-misplaced-debit-card --save mine.json`,
  )
  .action(async (suiteName, scenarioId, options) => {
    const suite = loadPlayableSuite(
      suiteName,
      withEar(parsePlayConditions(options.retrieval, "script", {}), options.ear, {}),
    );
    if (options.save !== undefined) makeWritable(options.save);
    const spec = parseAgentSpec(options.agent, suite, { ...options, decoding: decodingFrom(options) });
    using interrupts = listenForInterrupts();
    await using store = createMemoryStore();
    await using client = liveClient(store.journal, { concurrency: 4 });
    const terminal = createInterface({ input: process.stdin });
    const lines = terminal[Symbol.asyncIterator]();
    const nextLine = async (prompt: string): Promise<string | undefined> => {
      process.stderr.write(prompt);
      const { done, value } = await lines.next();
      return done === true ? undefined : value;
    };
    try {
      const played = await playOnce(suite, scenarioId, {
        agent: spec,
        client,
        clock: { now: () => Date.now() },
        signal: interrupts.signal,
        person: { side: options.as, participant: person(nextLine, options.as) },
      });
      if (options.save !== undefined)
        writeFileSync(options.save, `${JSON.stringify(played.trajectory, null, 2)}\n`);
      if (options.json)
        printJson({ scenario: scenarioId, record: played.record, trajectory: played.trajectory });
      else print(`\n${verdictText(scenarioId, played.record)}`);
    } finally {
      terminal.close();
    }
  });

/** A conversation that cannot be saved must not be held first. @throws InputError */
function makeWritable(file: string): void {
  try {
    closeSync(openSync(file, "a"));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new InputError([{ path: "--save", value: file, problem: `cannot be written: ${problem}` }]);
  }
}
