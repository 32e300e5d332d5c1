import { Command } from "@commander-js/extra-typings";
import { lintSuite } from "../../suites/lint-suite.ts";
import { EXIT } from "../exit-code.ts";
import { jsonOption } from "../options.ts";
import { print, printJson } from "../terminal.ts";

export const lintCommand = new Command("lint")
  .description("Check a suite's files for form, consistency and tells, without playing anything.")
  .argument("<suite>", "a bundled suite or a suite's folder")
  .option("--rules", "list the rules instead")
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof lint ./my-suite
  tellerproof lint retail-india --rules`,
  )
  .action((suite, options) => {
    const { findings, rules } = lintSuite(suite);
    if (options.rules) {
      if (options.json) return printJson({ rules });
      for (const { code, summary } of rules) print(`${code.padEnd(28)} ${summary}`);
      return;
    }
    if (options.json) printJson({ suite, findings });
    else {
      for (const finding of findings) print(finding.text);
      print(findings.length === 0 ? `${suite}: nothing to mend.` : `${suite}: ${findings.length} findings.`);
    }
    process.exitCode = findings.length === 0 ? EXIT.done : EXIT.belowThreshold;
  });
