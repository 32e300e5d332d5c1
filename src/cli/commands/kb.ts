import { Command, Option } from "@commander-js/extra-typings";
import { CONDITION_NAMES } from "../../corpus/index.ts";
import { searchPolicies } from "../../runs/search-policies.ts";
import { collect, jsonOption, wholeNumber } from "../options.ts";
import { print, printJson } from "../terminal.ts";

const searchCommand = new Command("search")
  .description("Ask a suite's policies as an agent would under a retrieval condition.")
  .argument(
    "<query>",
    "what the condition's tool is asked: words, a pattern, a document id or a shell command",
  )
  .option("--suite <suite>", "a fraud suite, or a folder of documents as JSON files", "fraud")
  .addOption(
    new Option("--condition <condition>", "how the agent may reach the policies")
      .choices(CONDITION_NAMES)
      .default("bm25" as const),
  )
  .option("--tool <name>", "which of the condition's tools is asked (its first otherwise)")
  .option(
    "--required <document>",
    "a document that governs the case, repeatable (oracle conditions)",
    collect,
  )
  .option("--top <n>", "how many documents a search gives", wholeNumber(1), 10)
  .option("--seed <n>", "for the choice of distractors", wholeNumber(0), 1)
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof kb search "call back on the number on file"
  tellerproof kb search --condition grep "cooling.?off"
  tellerproof kb search --condition shell "grep -ril payee . | head" --json`,
  )
  .action(async (query, options) => {
    const found = await searchPolicies(query, options);
    if (options.json) return printJson(found);
    print(found.text);
  });

export const kbCommand = new Command("kb")
  .description("Work on a policy corpus by itself.")
  .addCommand(searchCommand.exitOverride());
