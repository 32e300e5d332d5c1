import { Command } from "@commander-js/extra-typings";
import { InputError } from "../../contract/errors.ts";
import { probeModel, type ProbeFinding } from "../../models/probe.ts";
import { parseAgentSpec } from "../../runs/agent-spec.ts";
import { EXIT } from "../exit-code.ts";
import { listenForInterrupts } from "../interrupts.ts";
import { decimal, decodingFrom, jsonObject, jsonOption, wholeNumber } from "../options.ts";
import { inert, print, printJson } from "../terminal.ts";

const MARKS: Record<ProbeFinding["status"], string> = {
  ok: "ok     ",
  warning: "warning",
  failed: "FAILED ",
};

export const doctorCommand = new Command("doctor")
  .description(
    "Find out with three small calls whether a model can be tested: reachable, calls tools, hides its reasoning.",
  )
  .argument("<model>", "provider:model")
  .option("--base-url <url>", "endpoint, for any OpenAI-compatible server")
  .option("--api-key-env <name>", "environment variable that holds the key")
  .option("--temperature <t>", "as the run will use it", decimal(0, 2))
  .option("--top-p <p>", "as the run will use it", decimal(0, 1))
  .option("--max-output-tokens <n>", "as the run will use it", wholeNumber(1))
  .option("--reasoning-effort <effort>", "as the run will use it")
  .option("--extra-body <json>", "as the run will use it", jsonObject)
  .option("--timeout <seconds>", "longest that one call may take", wholeNumber(1), 120)
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof doctor openai:gpt-5-mini
  tellerproof doctor openai-compatible:qwen3-32b --base-url http://127.0.0.1:8000/v1`,
  )
  .action(async (id, options) => {
    const spec = parseAgentSpec(
      id,
      { baselines: {} },
      { ...options, decoding: { ...decodingFrom(options), seed: 1 } },
    );
    if (spec.kind !== "model") {
      throw new InputError([
        { value: id, problem: "only models need a doctor", remedy: "Name provider:model" },
      ]);
    }
    using interrupts = listenForInterrupts();
    const findings = await probeModel(spec, {
      environment: process.env,
      clock: { now: () => Date.now() },
      timeoutMs: options.timeout * 1000,
      signal: interrupts.signal,
    });
    if (options.json) printJson({ model: id, findings });
    else
      for (const { check, status, detail } of findings) print(`${MARKS[status]} ${check}: ${inert(detail)}`);
    process.exitCode = findings.some(({ status }) => status === "failed") ? EXIT.belowThreshold : EXIT.done;
  });
