#!/usr/bin/env node
import { Command } from "@commander-js/extra-typings";
import { bankCommand } from "./commands/bank.ts";
import { chatCommand } from "./commands/chat.ts";
import { compareCommand } from "./commands/compare.ts";
import { doctorCommand } from "./commands/doctor.ts";
import { exportCommand } from "./commands/export.ts";
import { gradeCommand } from "./commands/grade.ts";
import { importCommand } from "./commands/import.ts";
import { importRunCommand } from "./commands/import-run.ts";
import { judgeAuditCommand } from "./commands/judge-audit.ts";
import { kbCommand } from "./commands/kb.ts";
import { initCommand } from "./commands/init.ts";
import { lintCommand } from "./commands/lint.ts";
import { listCommand } from "./commands/list.ts";
import { proveCommand } from "./commands/prove.ts";
import { regradeCommand } from "./commands/regrade.ts";
import { replayCommand } from "./commands/replay.ts";
import { reportCommand } from "./commands/report.ts";
import { resumeCommand } from "./commands/resume.ts";
import { runCommand } from "./commands/run.ts";
import { viewCommand } from "./commands/view.ts";
import { runToExit } from "./run-to-exit.ts";
import { codeVersion } from "../library/code-version.ts";

const program = new Command("tellerproof")
  .description("Finds out how a banking assistant breaks before a fraudster or a customer does.")
  .version(codeVersion())
  .showHelpAfterError("(add --help for what this command takes)")
  .configureHelp({ showGlobalOptions: true });

const commands = [
  runCommand,
  resumeCommand,
  reportCommand,
  compareCommand,
  viewCommand,
  exportCommand,
  gradeCommand,
  regradeCommand,
  replayCommand,
  judgeAuditCommand,
  proveCommand,
  lintCommand,
  importCommand,
  importRunCommand,
  listCommand,
  initCommand,
  chatCommand,
  bankCommand,
  kbCommand,
  doctorCommand,
];
for (const command of commands) program.addCommand(command);
for (const command of [program, ...program.commands]) command.exitOverride();

await runToExit(() => program.parseAsync());
