#!/usr/bin/env node
import { Command } from "@commander-js/extra-typings";
import { listCommand } from "./commands/list.ts";
import { proveCommand } from "./commands/prove.ts";
import { resumeCommand } from "./commands/resume.ts";
import { runCommand } from "./commands/run.ts";
import { runToExit } from "./run-to-exit.ts";
import { codeVersion } from "./version.ts";

const program = new Command("tellerproof")
  .description("Finds out how a banking assistant breaks before a fraudster or a customer does.")
  .version(codeVersion())
  .showHelpAfterError("(add --help for what this command takes)")
  .configureHelp({ showGlobalOptions: true });

const commands = [runCommand, resumeCommand, proveCommand, listCommand];
for (const command of commands) program.addCommand(command);
for (const command of [program, ...program.commands]) command.exitOverride();

await runToExit(() => program.parseAsync());
