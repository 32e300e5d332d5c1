#!/usr/bin/env node
import { enableCompileCache } from "node:module";
import { Command, type CommandUnknownOpts } from "@commander-js/extra-typings";
import { codeVersion } from "../library/code-version.ts";
import { runToExit } from "./run-to-exit.ts";

// What was compiled once is kept in the system's folder for temporary files: the next start is a third faster.
enableCompileCache();

/** Each command brings much that the others do not need, so that just the one that is asked for is loaded. */
const COMMANDS: Readonly<Record<string, () => Promise<CommandUnknownOpts>>> = {
  run: async () => (await import("./commands/run.ts")).runCommand,
  resume: async () => (await import("./commands/resume.ts")).resumeCommand,
  report: async () => (await import("./commands/report.ts")).reportCommand,
  compare: async () => (await import("./commands/compare.ts")).compareCommand,
  view: async () => (await import("./commands/view.ts")).viewCommand,
  export: async () => (await import("./commands/export.ts")).exportCommand,
  grade: async () => (await import("./commands/grade.ts")).gradeCommand,
  regrade: async () => (await import("./commands/regrade.ts")).regradeCommand,
  replay: async () => (await import("./commands/replay.ts")).replayCommand,
  "judge-audit": async () => (await import("./commands/judge-audit.ts")).judgeAuditCommand,
  prove: async () => (await import("./commands/prove.ts")).proveCommand,
  lint: async () => (await import("./commands/lint.ts")).lintCommand,
  import: async () => (await import("./commands/import.ts")).importCommand,
  "import-run": async () => (await import("./commands/import-run.ts")).importRunCommand,
  hear: async () => (await import("./commands/hear.ts")).hearCommand,
  list: async () => (await import("./commands/list.ts")).listCommand,
  init: async () => (await import("./commands/init.ts")).initCommand,
  chat: async () => (await import("./commands/chat.ts")).chatCommand,
  bank: async () => (await import("./commands/bank.ts")).bankCommand,
  kb: async () => (await import("./commands/kb.ts")).kbCommand,
  doctor: async () => (await import("./commands/doctor.ts")).doctorCommand,
};

async function loadCommands(asked: string | undefined): Promise<CommandUnknownOpts[]> {
  const one = asked !== undefined && Object.hasOwn(COMMANDS, asked) ? COMMANDS[asked] : undefined;
  return one === undefined ? Promise.all(Object.values(COMMANDS).map((load) => load())) : [await one()];
}

const program = new Command("tellerproof")
  .description("Finds out how a banking assistant breaks before a fraudster or a customer does.")
  .version(codeVersion())
  .showHelpAfterError("(add --help for what this command takes)")
  .configureHelp({ showGlobalOptions: true });

await runToExit(async () => {
  for (const command of await loadCommands(process.argv[2])) program.addCommand(command);
  for (const command of [program, ...program.commands]) command.exitOverride();
  await program.parseAsync();
});
