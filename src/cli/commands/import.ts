import { Argument, Command } from "@commander-js/extra-typings";
import { InputError } from "../../contract/errors.ts";
import type { BankingPack } from "../../suites/banking-pack/knowledge/index.ts";
import { importFraudbench } from "../../suites/fraud/import/index.ts";
import { importCheckout } from "../../suites/retail/import/index.ts";
import { importTau2 } from "../../suites/tau2/import/index.ts";
import { jsonOption } from "../options.ts";
import { print, printJson, say } from "../terminal.ts";

const BENCHMARKS = ["indicbankbench", "fraudbench", "tau2"] as const;
type Benchmark = (typeof BENCHMARKS)[number];

export const importCommand = new Command("import")
  .description("Make a pack of your own checkout of a public benchmark (docs/import.md).")
  .addArgument(new Argument("<benchmark>", "which benchmark it is").choices(BENCHMARKS))
  .argument("<checkout>", "the repository's folder, or its parts side by side")
  .requiredOption("--out <folder>", "where the pack is made")
  .option("--tools <folder>", "indicbankbench: where the tool files and prompts lie, if not in the checkout")
  .option("--data <folder>", "indicbankbench: where the case data lies, if not in the checkout")
  .option(
    "--knowledge <folder>",
    "fraudbench, tau2: where the shared documents and prompts lie, if not in the checkout",
  )
  .option("--checks <folder>", "fraudbench: derived checks, one JSON file a task")
  .option("--scripts <folder>", "fraudbench, tau2: callers by rules, one YAML file a task")
  .option("--force", "replace an earlier pack")
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof import indicbankbench ~/src/IndicBankBench --out packs/indicbankbench
  tellerproof import indicbankbench ~/data/indicbankbench --tools ~/src/IndicBankBench --out packs/ibb
  tellerproof import fraudbench ~/src/fraudbench --checks ~/checks --out packs/fraudbench
  tellerproof import tau2 ~/src/tau2-bench --out packs/tau2
  tellerproof run packs/fraudbench --agent openai:gpt-5-mini --caller openai:gpt-5-mini`,
  )
  .action((benchmark, checkout, options) => {
    refuseForeign(benchmark, options);
    const { out, json = false } = options;
    switch (benchmark) {
      case "indicbankbench":
        return importRetail(checkout, out, { ...options, json });
      case "fraudbench":
        return tellOf(importFraudbench(checkout, out, chosen(options)), { out, json });
      case "tau2":
        return tellOf(importTau2(checkout, out, chosen(options)), { out, json });
    }
  });

type Options = {
  tools?: string | undefined;
  data?: string | undefined;
  knowledge?: string | undefined;
  checks?: string | undefined;
  scripts?: string | undefined;
  force?: true | undefined;
};

const OWN_OPTIONS: Record<Benchmark, readonly (keyof Options)[]> = {
  indicbankbench: ["tools", "data"],
  fraudbench: ["knowledge", "checks", "scripts"],
  tau2: ["knowledge", "scripts"],
};

/** An option that a benchmark does not have would be left out without a word. */
function refuseForeign(benchmark: Benchmark, options: Options): void {
  const names = ["tools", "data", "knowledge", "checks", "scripts"] as const;
  const foreign = names.filter(
    (name) => options[name] !== undefined && !OWN_OPTIONS[benchmark].includes(name),
  );
  if (foreign.length === 0) return;
  const known = OWN_OPTIONS[benchmark].map((name) => `--${name}`).join(", ");
  throw new InputError(foreign.map((name) => ({ path: `--${name}`, problem: `${benchmark} has ${known}` })));
}

function chosen({ knowledge, checks, scripts, force }: Options) {
  return {
    ...(knowledge === undefined ? {} : { knowledge }),
    ...(checks === undefined ? {} : { checks }),
    ...(scripts === undefined ? {} : { scripts }),
    ...(force === undefined ? {} : { force }),
  };
}

function tellOf(pack: BankingPack, { out, json }: { out: string; json: boolean }): void {
  if (pack.toolWords === "bundled" || pack.instructions === "bundled") {
    say(
      "The checkout came without the sources that hold the tools' descriptions and the agent's fixed instructions: Tellerproof's own words are used.",
    );
  }
  if (json) return printJson({ folder: out, ...pack });
  const { tasks, documents, checked, scripted, contested } = pack.counts;
  print(`${pack.title}: ${tasks} tasks and ${documents} documents from ${pack.source} in ${out}.`);
  if (checked > 0) print(`${checked} tasks have derived checks, ${contested} are contested.`);
  const noted = Object.keys(pack.notes).length;
  if (noted > 0) print(`What no rule could be made of stands in pack.json, for ${noted} tasks.`);
  if (scripted < tasks) {
    print(
      `${tasks - scripted} tasks have no script of their caller: play them with --caller provider:model.`,
    );
  }
}

function importRetail(
  checkout: string,
  out: string,
  { tools, data, force, json }: Options & { json: boolean },
): void {
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
}
