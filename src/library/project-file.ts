import { existsSync } from "node:fs";
import { z } from "zod";
import { InputError } from "../contract/errors.ts";
import { JsonObject } from "../contract/json.ts";
import { traceLinkProblem } from "../reports/view/trace-link.ts";
import { parseYaml, readYaml } from "../text/yaml-file.ts";
import { readTextFile } from "../files/read-text-file.ts";

/** What a project's file is called, in the folder in which Tellerproof is started. */
const PROJECT_FILE = "tellerproof.yaml";

const AMOUNT = 'an amount in US dollars in quotes, such as "2.50"';
const Count = z.int().positive();

/** tellerproof.yaml: what `tellerproof run` runs when no suite is named. Each field is the option of that name. */
export const ProjectFile = z.strictObject({
  format: z.literal(1),
  suite: z.string().min(1).describe("A bundled suite, a suite's folder, or an imported pack's folder."),
  agents: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .describe(
      "As for --agent: a built-in one, provider:model or an agent's file, each as label=agent if you like.",
    ),
  only: z
    .array(z.string())
    .optional()
    .describe(
      "Only scenarios that one of these expressions means: ids, beginnings of ids and groups, joined by and, or, not.",
    ),
  trials: Count.optional().describe("Episodes for each scenario and agent."),
  seed: z.int().nonnegative().optional(),
  profile: z.string().optional().describe("Grading rules."),
  judge: z.string().optional().describe("rules, none, or provider:model."),
  judgeBaseUrl: z.url().optional(),
  judgeApiKeyEnv: z
    .string()
    .optional()
    .describe("Name of the environment variable that holds the judge's key."),
  secondJudge: z.string().optional().describe("A second provider:model whose disagreement is recorded."),
  retrieval: z
    .string()
    .optional()
    .describe("Fraud: how the agent may reach the policies (docs/retrieval.md)."),
  caller: z.string().optional().describe("Fraud: who plays the caller, script or provider:model."),
  callerBaseUrl: z.url().optional(),
  callerApiKeyEnv: z.string().optional(),
  ear: z.string().optional().describe("Fraud: with what callers hear the agent, rules or provider:model."),
  earBaseUrl: z.url().optional(),
  earApiKeyEnv: z.string().optional(),
  calibration: z.boolean().optional().describe("Fraud: false leaves the calibration agents out."),
  concurrency: Count.optional().describe("Episodes at once."),
  baseUrl: z.url().optional().describe("Endpoint of the agents' models."),
  apiKeyEnv: z.string().optional().describe("Name of the environment variable that holds the agents' key."),
  temperature: z.number().min(0).max(2).optional(),
  topP: z.number().min(0).max(1).optional(),
  maxOutputTokens: Count.optional(),
  reasoningEffort: z.string().optional(),
  extraBody: JsonObject.optional().describe("Merged into every request of the agents' models."),
  history: z
    .enum(["full", "latest-turn"])
    .optional()
    .describe("latest-turn: each model also without its memory."),
  guard: z.string().optional().describe("A guard's file: each agent also behind it (docs/guards.md)."),
  maxTurns: Count.optional(),
  maxToolIterations: Count.optional(),
  maxSteps: Count.optional().describe("Of one episode, as the public banking harnesses count them."),
  maxTokens: Count.optional().describe("Of one episode."),
  maxUsd: z
    .string(AMOUNT)
    .regex(/^\d+(\.\d{1,9})?$/, AMOUNT)
    .optional()
    .describe('Of the whole run, in quotes: "2.50".'),
  maxUsdPerEpisode: z
    .string(AMOUNT)
    .regex(/^\d+(\.\d{1,9})?$/, AMOUNT)
    .optional()
    .describe('Of one episode, in quotes: "2.50".'),
  unpriced: z.enum(["refuse", "allow"]).optional().describe("Models without a known price under maxUsd."),
  maxMinutes: z.number().min(0.01).max(1440).optional().describe("Of one episode."),
  prices: z.string().optional().describe("A file of your own model prices."),
  thresholds: z.string().optional().describe("What the figures must reach (docs/ci.md)."),
  junit: z.string().optional().describe("Where the result is also written as JUnit XML."),
  otlp: z
    .union([z.url(), z.literal(true)])
    .optional()
    .describe(
      "OpenTelemetry spans go to this collector; true: to where OTEL_EXPORTER_OTLP_ENDPOINT says (docs/telemetry.md).",
    ),
  traceLink: z
    .string()
    .refine((text) => traceLinkProblem(text) === undefined, {
      error: ({ input }) => `it ${traceLinkProblem(String(input))}`,
    })
    .optional()
    .describe(
      "For `view` and `export --html`: where your tracing UI shows an episode, such as https://tracing.example.com/trace/{traceId}.",
    ),
  otlpContent: z.boolean().optional().describe("Send words, arguments and results with the spans, too."),
});
export type ProjectFile = z.infer<typeof ProjectFile>;

/** Where the project's file says that a tracing UI shows an episode, if there is a file and it says so. @throws InputError */
export function projectTraceLink(file: string = PROJECT_FILE): string | undefined {
  return existsSync(file) ? readProjectFile(file).traceLink : undefined;
}

/**
 * Reads the project's file.
 *
 * @throws InputError with the place of everything that is wrong with it, or when there is none.
 */
export function readProjectFile(file: string = PROJECT_FILE): ProjectFile {
  if (!existsSync(file)) {
    throw new InputError([
      {
        problem: `no suite was named, and there is no ${file} here`,
        remedy: "Name a suite, or set up a project with `tellerproof init`",
      },
    ]);
  }
  const { yaml, problems } = readYaml(readTextFile(file), file);
  if (problems.length > 0) throw new InputError(problems);
  const { value, problems: faults } = parseYaml(yaml, ProjectFile);
  if (value === undefined) throw new InputError(faults);
  return value;
}
