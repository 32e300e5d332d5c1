import { Command, Option } from "@commander-js/extra-typings";
import { InputError } from "../../contract/errors.ts";
import type { JudgeSpec, Limits } from "../../contract/manifest.ts";
import type { Decoding } from "../../contract/model.ts";
import {
  parsePlayConditions,
  withEar,
  withEmbedding,
  type PlayConditions,
} from "../../suites/play-conditions.ts";
import { parseJudgeSpec } from "../../runs/judge-spec.ts";
import { loadPlayableSuite } from "../../suites/load-playable-suite.ts";
import { newManifest } from "../../runs/new-manifest.ts";
import { chosenAgents } from "../chosen-agents.ts";
import { conductRun } from "../conduct-run.ts";
import {
  callLimitOption,
  collect,
  decimal,
  decoding,
  decodingFrom,
  failUnderOption,
  githubOption,
  gradingLimitOption,
  jsonObject,
  jsonOption,
  maxReplyOption,
  junitOption,
  onlyOption,
  openOption,
  runsDirOption,
  thresholdsOption,
  usd,
  wholeNumber,
} from "../options.ts";
import { maxUsdOption, unpricedOption, yesOption } from "../run-spending.ts";
import { otlpContentOption, otlpOption } from "../telemetry.ts";
import { fromProject } from "../from-project.ts";
import { codeVersion } from "../../library/code-version.ts";
import { newRunId } from "../../library/new-run-id.ts";
import { readProjectFile } from "../../library/project-file.ts";

export const runCommand = new Command("run")
  .description("Play a suite against one or more agents, grade every episode and report.")
  .argument(
    "[suite]",
    "a bundled suite, a suite's folder, or an imported pack's folder; without one, tellerproof.yaml says what is run",
  )
  .option(
    "--agent <agent>",
    "agent to test, repeatable: a built-in one, or provider:model; label=agent renames it",
    collect,
  )
  .addOption(onlyOption())
  .option(
    "--trials <n>",
    "episodes per scenario and agent (the suite's own number otherwise)",
    wholeNumber(1),
  )
  .option("--seed <n>", "seed of the run; every episode's seed follows from it", wholeNumber(0))
  .option("--profile <profile>", "grading rules (the suite's own otherwise)")
  .option("--run-id <name>", "name of the run; an existing one is taken up where it stopped")
  .option("--concurrency <n>", "episodes at once", wholeNumber(1), 16)
  .addOption(gradingLimitOption())
  .addOption(callLimitOption())
  .addOption(maxReplyOption())
  .option(
    "--base-url <url>",
    "endpoint of the agents' models, for any OpenAI-compatible server; each its own: agent files of type model",
  )
  .option("--api-key-env <name>", "environment variable that holds the agents' key")
  .option("--temperature <t>", "of the agents' models", decimal(0, 2))
  .option("--top-p <p>", "of the agents' models", decimal(0, 1))
  .option("--max-output-tokens <n>", "per reply of the agents' models", wholeNumber(1))
  .option("--reasoning-effort <effort>", "of the agents' models")
  .option("--extra-body <json>", "merged into every request of the agents' models", jsonObject)
  .option(
    "--judge <judge>",
    "rules, none, or provider:model (rules where the suite can be decided by them, else none)",
  )
  .option("--judge-base-url <url>", "endpoint of the judge's model")
  .option("--judge-api-key-env <name>", "environment variable that holds the judge's key")
  .option("--judge-decoding <json>", "settings of the judges' models, as one JSON object", decoding)
  .option("--second-judge <judge>", "a second provider:model whose disagreement is recorded")
  .option(
    "--retrieval <condition>",
    "fraud: how the agent may reach the policies (docs/retrieval.md)",
    "bm25",
  )
  .option("--embedding-model <model>", "fraud: provider:model whose vectors rank documents by meaning")
  .option("--embedding-base-url <url>", "endpoint of the embedding model")
  .option("--embedding-api-key-env <name>", "environment variable that holds the embedding model's key")
  .option("--caller <caller>", "fraud: who plays the caller, script or provider:model", "script")
  .option("--caller-base-url <url>", "endpoint of the caller's model")
  .option("--caller-api-key-env <name>", "environment variable that holds the caller's key")
  .option("--caller-decoding <json>", "settings of the caller's model, as one JSON object", decoding)
  .option("--ear <ear>", "fraud: with what callers hear the agent, rules or provider:model", "rules")
  .option("--ear-base-url <url>", "endpoint of the ear's model")
  .option("--ear-api-key-env <name>", "environment variable that holds the ear's key")
  .option("--ear-decoding <json>", "settings of the ear's model, as one JSON object", decoding)
  .addOption(
    new Option(
      "--history <history>",
      "latest-turn: also run each model without its memory, to compare",
    ).choices(["full", "latest-turn"] as const),
  )
  .option("--guard <file>", "also run each agent behind this guard, to compare (docs/guards.md)")
  .option("--no-calibration", "fraud: leave out the built-in agents that show what the figures mean")
  .option("--max-turns <n>", "turns per episode", wholeNumber(1))
  .option("--max-tool-iterations <n>", "replies per turn before the agent must have answered", wholeNumber(1))
  .option(
    "--max-steps <n>",
    "steps per episode as the public banking harnesses count them: messages, and answers to calls",
    wholeNumber(1),
  )
  .option("--max-tokens <n>", "tokens per episode", wholeNumber(1))
  .option("--max-usd-per-episode <amount>", "US dollars per episode", usd)
  .addOption(maxUsdOption())
  .addOption(unpricedOption())
  .addOption(yesOption())
  .option("--max-minutes <n>", "minutes per episode", decimal(0.01, 1440))
  .option("--prices <file>", "own model prices (docs/run-your-agent.md)")
  .addOption(thresholdsOption())
  .addOption(failUnderOption())
  .addOption(openOption())
  .addOption(junitOption())
  .addOption(githubOption())
  .addOption(otlpOption())
  .addOption(otlpContentOption())
  .addOption(runsDirOption())
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof run
  tellerproof run retail-india
  tellerproof run retail-india --agent openai:gpt-5-mini --judge anthropic:claude-sonnet-5
  tellerproof run retail-india --agent qwen=openai-compatible:qwen3-32b --base-url http://127.0.0.1:8000/v1
  tellerproof run fraud --agent openai:gpt-5-mini --judge openai:gpt-5-mini --max-usd 20
  tellerproof run fraud --agent openai:gpt-5-mini --only 'control and chain'
  tellerproof run ./packs/indicbankbench --agent openai:gpt-5-mini --only cards --trials 1
  tellerproof run retail-india --agent openai:gpt-5-mini --thresholds thresholds.yaml --junit report.xml --github`,
  )
  .action(async (named, given, command) => {
    const { suite: suiteName, options } =
      named === undefined
        ? fromProject(readProjectFile(), given, (name) => command.getOptionValueSource(name))
        : { suite: named, options: given };
    const suite = loadPlayableSuite(suiteName, conditionsFrom(options));
    if (!suite.live) refuseConditions((name) => command.getOptionValueSource(name));
    const now = new Date();
    const manifest = newManifest(
      suite,
      {
        run: options.runId ?? newRunId(suite.id, now),
        agents: chosenAgents({ ...options, decoding: decodingFrom(options) }, suite),
        judge: judgeFrom(options),
        only: options.only ?? [],
        profile: options.profile,
        trials: options.trials,
        seed: options.seed,
        limits: limitsFrom(options),
      },
      { now: now.getTime(), codeVersion: codeVersion() },
    );
    await conductRun(suite, manifest, options);
  });

function conditionsFrom(options: {
  retrieval: string;
  caller: string;
  callerBaseUrl?: string | undefined;
  callerApiKeyEnv?: string | undefined;
  callerDecoding?: Decoding | undefined;
  ear: string;
  earBaseUrl?: string | undefined;
  earApiKeyEnv?: string | undefined;
  earDecoding?: Decoding | undefined;
  embeddingModel?: string | undefined;
  embeddingBaseUrl?: string | undefined;
  embeddingApiKeyEnv?: string | undefined;
}): PlayConditions {
  const played = parsePlayConditions(options.retrieval, options.caller, {
    baseUrl: options.callerBaseUrl,
    apiKeyEnv: options.callerApiKeyEnv,
    decoding: options.callerDecoding,
  });
  const heard = withEar(played, options.ear, {
    baseUrl: options.earBaseUrl,
    apiKeyEnv: options.earApiKeyEnv,
    decoding: options.earDecoding,
  });
  const ranking = { baseUrl: options.embeddingBaseUrl, apiKeyEnv: options.embeddingApiKeyEnv };
  return withEmbedding(heard, options.embeddingModel, ranking);
}

const OF_LIVE_SUITES = {
  retrieval: "--retrieval",
  caller: "--caller",
  callerBaseUrl: "--caller-base-url",
  callerApiKeyEnv: "--caller-api-key-env",
  callerDecoding: "--caller-decoding",
  ear: "--ear",
  earBaseUrl: "--ear-base-url",
  earApiKeyEnv: "--ear-api-key-env",
  earDecoding: "--ear-decoding",
} as const;

/** A condition that changes nothing must not look as if it did. */
function refuseConditions(sourceOf: (name: keyof typeof OF_LIVE_SUITES) => string | undefined): void {
  const given = (Object.keys(OF_LIVE_SUITES) as (keyof typeof OF_LIVE_SUITES)[]).filter(
    (name) => sourceOf(name) === "cli",
  );
  if (given.length === 0) return;
  throw new InputError(
    given.map((name) => ({
      path: OF_LIVE_SUITES[name],
      problem: "this suite's callers and policies are as written",
    })),
  );
}

function judgeFrom(options: {
  judge?: string | undefined;
  secondJudge?: string | undefined;
  judgeBaseUrl?: string | undefined;
  judgeApiKeyEnv?: string | undefined;
  judgeDecoding?: Decoding | undefined;
}): JudgeSpec | undefined {
  if (options.judge === undefined && options.secondJudge === undefined) return undefined;
  const address = {
    baseUrl: options.judgeBaseUrl,
    apiKeyEnv: options.judgeApiKeyEnv,
    decoding: options.judgeDecoding,
  };
  return parseJudgeSpec(options.judge ?? "none", options.secondJudge, address);
}

function limitsFrom(options: {
  maxTurns?: number | undefined;
  maxToolIterations?: number | undefined;
  maxSteps?: number | undefined;
  maxTokens?: number | undefined;
  maxUsdPerEpisode?: string | undefined;
  maxMinutes?: number | undefined;
}): Partial<Limits> {
  const { maxTurns, maxToolIterations, maxSteps, maxTokens, maxUsdPerEpisode, maxMinutes } = options;
  return {
    ...(maxTurns === undefined ? {} : { turns: maxTurns }),
    ...(maxToolIterations === undefined ? {} : { toolIterations: maxToolIterations }),
    ...(maxSteps === undefined ? {} : { steps: maxSteps }),
    ...(maxTokens === undefined ? {} : { tokens: maxTokens }),
    ...(maxUsdPerEpisode === undefined ? {} : { usd: maxUsdPerEpisode }),
    ...(maxMinutes === undefined ? {} : { wallMs: Math.round(maxMinutes * 60_000) }),
  };
}
