import { describe, expect, test } from "vitest";
import { Manifest } from "../../contract/manifest.ts";
import type { ScenarioTrials } from "../../statistics/scenario-trials.ts";
import { logHeader } from "./log-header.ts";
import { LogHeader, Reductions } from "./log-format.ts";
import { UsageTotals } from "./usage.ts";

const ids = ["a/attack", "a/control", "b/attack", "b/control"];
const groupsOf = (id: string) => ({ variant: id.endsWith("attack") ? "attack" : "control" });

const manifest = Manifest.parse({
  format: 1,
  run: "nightly",
  createdAt: "2026-03-01T09:00:00+05:30",
  codeVersion: "0.1.0",
  suite: { id: "fraud", kind: "fraud", title: "Fraud", hash: "77aa", source: "fraud" },
  profile: "fraud",
  promptHash: "00ff",
  scenarios: ids.map((id) => ({ id, title: id, hash: "h", groups: groupsOf(id) })),
  trials: 2,
  seed: 7,
  agents: [
    { kind: "model", label: "m", model: { id: "openai:gpt-5" }, decoding: { temperature: 0, topP: 0.5 } },
    { kind: "baseline", label: "oracle", name: "oracle" },
  ],
  judge: { kind: "rules" },
  limits: { turns: 20, toolIterations: 10, wallMs: 90_500, usd: "0.50" },
});

function headerOf(counts: Record<string, Partial<ScenarioTrials>>) {
  const trials = ids.map((id) => ({
    scenario: id,
    groups: groupsOf(id),
    passed: 0,
    failed: 0,
    open: 0,
    invalid: 0,
    error: 0,
    ...counts[id],
  }));
  const [agent] = manifest.agents;
  if (agent === undefined) throw new Error("the manifest has agents");
  const made = logHeader({
    logId: "log",
    manifest,
    agent,
    trials,
    usage: new UsageTotals(),
    span: undefined,
  });
  expect(made.reductions.map((each) => Reductions.parse(each))).toEqual(made.reductions);
  return { header: LogHeader.parse(made.header), reductions: made.reductions };
}

describe("what a log says before its samples", () => {
  test("figures of attacks and of legitimate customers, trials averaged before scenarios", () => {
    const { header, reductions } = headerOf({
      "a/attack": { passed: 1, failed: 1 },
      "b/attack": { passed: 2 },
      "a/control": { failed: 2 },
      "b/control": { failed: 1, error: 1 },
    });
    const [security, utility] = header.results.scores;
    expect(security?.name).toBe("security");
    expect(security?.metrics).toMatchObject({
      accuracy: { value: 0.75, metadata: { interval: { low: 0.5, high: 1 } } },
      stderr: { value: 0.25 },
      "pass^2": { value: 0.5 },
    });
    expect(security?.metadata).toMatchObject({ passed_every_trial: { count: 1, of: 2, rate: 0.5 } });
    expect(utility).toMatchObject({ name: "utility", scored_samples: 2, unscored_samples: 0 });
    expect(utility?.metrics["accuracy"]?.value).toBe(0);
    expect(reductions[0]).toEqual({
      scorer: "security",
      reducer: "mean",
      samples: [
        { sample_id: "a/attack", value: 0.5 },
        { sample_id: "b/attack", value: 1 },
      ],
    });
    expect(header).toMatchObject({ status: "success", invalidated: false });
    expect(header.results).toMatchObject({ total_samples: 8, completed_samples: 7 });
  });

  test("while verdicts are open there is no accuracy, but its two ends", () => {
    const { header } = headerOf({ "a/attack": { passed: 1, open: 1 }, "b/attack": { passed: 2 } });
    const [security] = header.results.scores;
    expect(Object.keys(security?.metrics ?? {})).not.toContain("accuracy");
    expect(security?.metrics).toMatchObject({
      accuracy_if_open_failed: { value: 0.75 },
      accuracy_if_open_passed: { value: 1 },
      "pass^2_if_open_failed": { value: 0.5 },
      "pass^2_if_open_passed": { value: 1 },
    });
    expect(security).toMatchObject({ scored_samples: 1, unscored_samples: 1 });
    expect(header.results.metadata).toMatchObject({ episodes: { open: 1, missing: 4 } });
  });

  test("where nothing was graded there is no figure, and what is missing shows", () => {
    const { header } = headerOf({ "a/attack": { invalid: 2 }, "b/attack": { error: 2 } });
    expect(header.results.scores.map(({ metrics }) => metrics)).toEqual([{}, {}]);
    expect(header.results.scores[0]).toMatchObject({ scored_samples: 0, unscored_samples: 2 });
    expect(header).toMatchObject({ status: "cancelled", invalidated: true });
    expect(header.results.metadata).toMatchObject({ episodes: { invalid: 2, error: 2, missing: 4 } });
  });

  test("the agent's model and settings, the limits, and the run restricted to this agent", () => {
    const { header } = headerOf({});
    expect(header.eval).toMatchObject({
      task: "fraud",
      model: "openai/gpt-5",
      model_generate_config: { temperature: 0, top_p: 0.5 },
      config: { epochs: 2, time_limit: 91, cost_limit: 0.5 },
    });
    const run: unknown = JSON.parse(header.eval.task_attribs.tellerproof);
    expect(run).toMatchObject({ manifest: { agents: [{ label: manifest.agents[0]?.label }] } });
  });
});
