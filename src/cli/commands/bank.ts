import { readFileSync } from "node:fs";
import { Command, Option } from "@commander-js/extra-typings";
import { readTextFile } from "../../files/read-text-file.ts";
import { bridgeStdio } from "../../bank-server/index.ts";
import { BANKS, tau2Bank } from "../../bank/live/index.ts";
import { callBank } from "../../runs/call-bank.ts";
import { EXIT } from "../exit-code.ts";
import { jsonOption } from "../options.ts";
import { print, printJsonLine } from "../terminal.ts";

const callCommand = new Command("call")
  .description("Make calls in a fresh copy of a bank database, in order, and print what came of each.")
  .requiredOption("--db <file>", "database in the public form: tables of {data, notes}")
  .requiredOption(
    "--calls <file>",
    'JSON lines {"requestor": "assistant"|"user", "name", "arguments"}; - is standard input',
  )
  .option("--patch <file>", "merged field by field into the database first")
  .option("--read-log <names>", "comma-separated tools whose calls are logged although they only read")
  .option("--clock <time>", "the bank's time, such as '2025-11-14 03:40:00 EST'")
  .addOption(
    new Option("--rules <bank>", "whose tools and rules: those of one of our banks")
      .choices([...BANKS.keys()])
      .default(tau2Bank.id),
  )
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof bank call --db db.json --calls calls.jsonl --json
  tellerproof bank call --db db.json --patch patch.json --read-log get_payment_history_6183 --calls - < calls.jsonl`,
  )
  .action((options) => {
    const { results } = callBank(
      { db: options.db, patch: options.patch, calls: readText(options.calls) },
      {
        bank: BANKS.get(options.rules) ?? tau2Bank,
        readLog: options.readLog?.split(",").map((name) => name.trim()),
        clock: options.clock,
      },
    );
    for (const { outcome, message, writes } of results) {
      if (options.json) printJsonLine({ outcome, message, writes });
      else
        print(
          `${outcome}: ${message}${writes.map(({ table, key }) => `\n  wrote ${table}/${key}`).join("")}`,
        );
    }
    process.exitCode = EXIT.done;
  });

function readText(file: string): { file: string; text: string } {
  return { file, text: file === "-" ? readFileSync(0, "utf8") : readTextFile(file) };
}

const serveCommand = new Command("serve")
  .description(
    "Serve the bank of one conversation as an MCP server on standard input and output, for an agent that starts its MCP servers itself.",
  )
  .argument("<address>", "the conversation's address, as the agent is given it")
  .action((address) => bridgeStdio({ url: address, input: process.stdin, output: process.stdout }));

export const bankCommand = new Command("bank")
  .description("Work on a bank database by itself, or reach the bank of a conversation.")
  .addCommand(callCommand.exitOverride())
  .addCommand(serveCommand.exitOverride());
