import { Command } from "@commander-js/extra-typings";
import { readTextFile } from "../../files/read-text-file.ts";
import { liveClient } from "../../library/live-client.ts";
import { earFor, parseEarSpec } from "../../callers/ears/ear-spec.ts";
import { hearingOf } from "../../runs/measure-ear.ts";
import { readUtterances } from "../../runs/read-utterances.ts";
import { createMemoryStore } from "../../store/index.ts";
import { hearingText } from "../hearing-text.ts";
import { listenForInterrupts } from "../interrupts.ts";
import { decoding, jsonOption, wholeNumber } from "../options.ts";
import { print, printJson } from "../terminal.ts";

export const hearCommand = new Command("hear")
  .description("Hold an ear against replies that are labelled with what a careful caller hears in them.")
  .argument("<file>", "labelled replies, one JSON object a line (docs/hearing.md)")
  .option("--ear <ear>", "rules or provider:model", "rules")
  .option("--ear-base-url <url>", "endpoint of the ear's model")
  .option("--ear-api-key-env <name>", "environment variable that holds the ear's key")
  .option("--ear-decoding <json>", "settings of the ear's model, as one JSON object", decoding)
  .option("--concurrency <n>", "replies at once", wholeNumber(1), 16)
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof hear replies.jsonl
  tellerproof hear replies.jsonl --ear openai:gpt-5-mini --json`,
  )
  .action(async (file, options) => {
    const utterances = readUtterances({ file, text: readTextFile(file) });
    const spec = parseEarSpec(options.ear, {
      baseUrl: options.earBaseUrl,
      apiKeyEnv: options.earApiKeyEnv,
      decoding: options.earDecoding,
    });
    using interrupts = listenForInterrupts();
    await using store = createMemoryStore();
    await using client = liveClient(store.journal, { concurrency: options.concurrency });
    const hearings = await Promise.all(
      utterances.map((utterance) => {
        const { id: scenario, agent: reply, situation } = utterance;
        const ear = earFor(spec, { client, episode: { agent: "hear", scenario, trial: 0 }, seed: 0 });
        return hearingOf(utterance, () => ear.hear(reply, situation, interrupts.signal));
      }),
    );
    const wrong = hearings.filter(({ status }) => status !== "exact").map(({ utterance }) => utterance.id);
    if (options.json) printJson({ of: hearings.length, exact: hearings.length - wrong.length, wrong });
    else print(hearingText(hearings));
  });
