import { Argument, Command } from "@commander-js/extra-typings";
import { importCheckout } from "../../importers/indicbankbench/index.ts";
import { jsonOption } from "../options.ts";
import { print, printJson, say } from "../terminal.ts";

export const importCommand = new Command("import")
  .description("Make a pack of your own checkout of a public benchmark.")
  .addArgument(new Argument("<benchmark>", "which benchmark it is").choices(["indicbankbench"] as const))
  .argument("<checkout>", "the repository's folder, or the downloaded case data")
  .requiredOption("--out <folder>", "where the pack is made")
  .option("--tools <folder>", "where the tool files and prompts lie, if not in the checkout")
  .option("--data <folder>", "where the case data lies, if not in the checkout")
  .option("--force", "replace an earlier pack")
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof import indicbankbench ~/src/IndicBankBench --out packs/indicbankbench
  tellerproof import indicbankbench ~/data/indicbankbench --tools ~/src/IndicBankBench --out packs/ibb
  tellerproof run packs/indicbankbench --agent openai:gpt-5-mini`,
  )
  .action((_benchmark, checkout, { out, tools, data, force, json }) => {
    const pack = importCheckout(checkout, out, {
      ...(tools === undefined ? {} : { tools }),
      ...(data === undefined ? {} : { data }),
      ...(force === undefined ? {} : { force }),
    });
    if (pack.tools === "bundled") {
      say(
        "The case data came without the public tool files and prompt: Tellerproof's own are used. Name the public ones with --tools.",
      );
    }
    if (json) return printJson({ folder: out, ...pack });
    print(
      `${pack.title}: ${pack.counts.cases} cases and ${pack.counts.tools} tools from ${pack.source} in ${out}.`,
    );
    print(
      `Case bank ${pack.hashes.caseBank}, prompt ${pack.hashes.prompt}; cases under ${pack.licences.cases}.`,
    );
  });
