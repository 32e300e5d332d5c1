import { Command } from "@commander-js/extra-typings";
import { InputError } from "../../contract/errors.ts";
import { probeModel, type ProbeFinding } from "../../models/probe.ts";
import { parseAgentSpec } from "../../runs/agent-spec.ts";
import { probeAgent } from "../../runs/agent-doctor/probe-agent.ts";
import { EXIT } from "../exit-code.ts";
import { listenForInterrupts } from "../interrupts.ts";
import { decimal, decodingFrom, jsonObject, jsonOption, seconds, wholeNumber } from "../options.ts";
import { print, printJson } from "../terminal.ts";

const MARKS: Record<ProbeFinding["status"], string> = {
  ok: "ok     ",
  warning: "warning",
  failed: "FAILED ",
};

export const doctorCommand = new Command("doctor")
  .description(
    "Find out whether an agent can be tested, and say in plain words what is wrong: a model by three small calls, an agent of yours by a few harmless conversations at once.",
  )
  .argument("<agent>", "an agent's file, or provider:model")
  .option("--base-url <url>", "endpoint, for any OpenAI-compatible server")
  .option("--api-key-env <name>", "environment variable that holds the key")
  .option("--temperature <t>", "as the run will use it", decimal(0, 2))
  .option("--top-p <p>", "as the run will use it", decimal(0, 1))
  .option("--max-output-tokens <n>", "as the run will use it", wholeNumber(1))
  .option("--reasoning-effort <effort>", "as the run will use it")
  .option("--extra-body <json>", "as the run will use it", jsonObject)
  .option("--timeout <seconds>", "longest that one call may take", seconds, 120)
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof doctor ./agent.yaml
  tellerproof doctor openai:gpt-5-mini
  tellerproof doctor openai-compatible:qwen3-32b --base-url http://127.0.0.1:8000/v1`,
  )
  .action(async (id, options) => {
    const decoding = { ...decodingFrom(options), seed: 1 };
    const spec = parseAgentSpec(id, { baselines: {} }, { ...options, decoding });
    if (spec.kind === "baseline") {
      const remedy = "Name an agent's file, or provider:model";
      throw new InputError([{ value: id, problem: "built-in agents need no doctor", remedy }]);
    }
    using interrupts = listenForInterrupts();
    const { signal } = interrupts;
    const clock = { now: () => Date.now() };
    const findings =
      spec.kind === "adapter"
        ? await probeAgent(spec.file, { environment: process.env, clock, signal })
        : await probeModel(spec, {
            environment: process.env,
            clock,
            timeoutMs: options.timeout * 1000,
            signal,
          });
    if (options.json) printJson({ [spec.kind === "adapter" ? "agent" : "model"]: id, findings });
    else for (const { check, status, detail } of findings) print(`${MARKS[status]} ${check}: ${detail}`);
    process.exitCode = findings.some(({ status }) => status === "failed") ? EXIT.belowThreshold : EXIT.done;
  });
