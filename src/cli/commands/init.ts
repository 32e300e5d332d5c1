import { Command } from "@commander-js/extra-typings";
import { shellPath } from "../../text/shell-word.ts";
import { jsonOption } from "../options.ts";
import { checkout, writeProject, type WrittenProject } from "../project-template.ts";
import { print, printJson } from "../terminal.ts";

export const initCommand = new Command("init")
  .description(
    "Set up a project that tests your assistant: what is run, thresholds, an example agent, a workflow.",
  )
  .argument("[folder]", "where; files that are there already are kept", ".")
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof init
  tellerproof init assistant-tests`,
  )
  .action((folder, options) => {
    const written = writeProject(folder);
    if (options.json) return printJson({ folder, ...written });
    print(summary(folder, written));
  });

function summary(folder: string, { created, kept }: WrittenProject): string {
  const list = (title: string, files: readonly string[]): string[] =>
    files.length === 0 ? [] : [title, ...files.map((file) => `  ${file}`)];
  const enter = folder === "." ? [] : [`  cd ${shellPath(folder)}`];
  const named = checkout ?? "tellerproof";
  const install = kept.includes("package.json")
    ? `npm install --save-dev ${shellPath(named)}`
    : "npm install";
  return [
    ...list("Written:", created),
    ...list("Kept as they were:", kept),
    "Next:",
    ...(checkout === undefined ? [] : [`  npm run build --prefix ${shellPath(checkout)}`]),
    ...enter,
    `  ${install}`,
    "  npx tellerproof run",
    "Then put your own assistant into agents/, and commit package-lock.json: the workflow needs it.",
  ].join("\n");
}
