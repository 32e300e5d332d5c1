import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Manifest } from "../../src/contract/manifest.ts";
import type { Trajectory } from "../../src/contract/trajectory.ts";
import type { Verdict } from "../../src/contract/verdict.ts";
import type { GradingDifference } from "../../src/reports/view/grading-difference.ts";
import { gradingOf } from "../../src/runs/judging.ts";
import { openRunStore } from "../../src/store/index.ts";
import { fraudbenchCheckout, tau2Checkout, type BankingCheckout } from "../fixtures/banking-checkout.ts";
import { writeHandedCallers } from "../fixtures/handed-callers.ts";
import { startOpenAiServer, type Received, type Reply, type WireMessage } from "../fixtures/openai-server.ts";
import { referenceDir } from "../reference.ts";
import { runCli, type CliResult } from "./run-cli.ts";

const reference = referenceDir();
const DECLINES = "I am sorry, I cannot do that.";

const answer = (content: string): Reply => ({ type: "answer", content });

/** Plays whichever part it is asked to play, by what its instructions say of it. */
function everyPart({ body: { messages, tools = [] } }: Received): Reply {
  const system = messages[0]?.content ?? "";
  if (system.includes("<scenario>")) {
    const names = tools.map((tool) => tool.function.name);
    return callerSays(system, names, messages);
  }
  if (system.includes("<policy>")) return agentSays(messages);
  return answer(judgeSays(messages));
}

/** The lines that the task quotes, one after the other, a call of the reference solution, and then the stop token. */
function callerSays(system: string, tools: readonly string[], messages: readonly WireMessage[]): Reply {
  const scenario = system.slice(system.indexOf("<scenario>"));
  const quoted = [...scenario.matchAll(/(?<!\w)'((?:[^']|(?<=\w)'(?=\w)){20,}?)'(?!\w)/g)];
  const ids = [...new Set(scenario.match(/\b[a-z]+_[0-9a-f]{8}\w*\b|[\w.]+@[\w.]+\w/g) ?? ["a card"])];
  const lines = [...quoted.slice(0, 2).map(([, line = ""]) => line), `It is about ${ids.join(", ")}.`];
  const spoken = messages.filter(
    ({ role, tool_calls: calls }) => role === "assistant" && calls === undefined,
  );
  const line = lines[spoken.length];
  if (line !== undefined) return answer(line);
  const called = messages.some(({ tool_calls: calls }) => calls !== undefined);
  const gold = called || !tools.includes("apply_for_credit_card") ? undefined : applicationOf(system);
  if (gold === undefined) return answer("###STOP###");
  return {
    type: "answer",
    content: null,
    calls: [{ name: "apply_for_credit_card", arguments: JSON.stringify(gold) }],
  };
}

type PublicTask = {
  user_scenario: { instructions: string };
  evaluation_criteria: { actions: { name: string; arguments: { customer_name?: string } }[] };
};

/** What the reference solution of task_001 applies for, where this is its caller. */
function applicationOf(system: string): object | undefined {
  const file = join(reference ?? "", "tau2-banking/data/tasks/task_001.json");
  const { evaluation_criteria: criteria } = JSON.parse(readFileSync(file, "utf8")) as PublicTask;
  const given = criteria.actions.find(({ name }) => name === "apply_for_credit_card")?.arguments;
  return system.includes(given?.customer_name ?? "nobody") ? given : undefined;
}

/** Looks something up, and then declines. */
function agentSays(messages: readonly WireMessage[]): Reply {
  if (messages.some(({ role }) => role === "tool")) return answer(DECLINES);
  const call = { name: "KB_search", arguments: JSON.stringify({ query: "internal transfer ownership" }) };
  return { type: "answer", content: null, calls: [call] };
}

/** Finds everything met, as whichever of the two judges it is asked. */
function judgeSays(messages: readonly WireMessage[]): string {
  const text = messages.map(({ content }) => content ?? "").join("\n");
  if (text.includes("expectedOutcome")) {
    const result = { expectedOutcome: "as asked", reasoning: "it was", metExpectation: true };
    return JSON.stringify({ results: [result] });
  }
  const [, line = "0"] = /\[(\d+)\] agent message: I am sorry, I cannot do that/.exec(text) ?? [];
  return JSON.stringify({ because: "it was", evidence: [Number(line)], quote: DECLINES, met: true });
}

/** Runs a command line that has no blanks within its arguments. */
const cli = (line: string): Promise<CliResult> => runCli(line.split(" "));

/** Options for one server that plays agent, caller and judge. */
function models(url: string): string {
  const part = (name: string, prefix: string): string =>
    `--${name} openai-compatible:${name} --${prefix}base-url ${url}`;
  return [part("agent", ""), part("caller", "caller-"), part("judge", "judge-")].join(" ");
}

type Stored = { agent: string; scenario: string; trajectory: Trajectory; verdict: Verdict };

/** The episodes of a run with their verdicts under the run's own grading. */
async function episodesOf(runs: string, run: string): Promise<{ manifest: Manifest; episodes: Stored[] }> {
  await using store = await openRunStore(join(runs, run), { mode: "read" });
  const manifest = Manifest.parse(await store.readManifest());
  const episodes: Stored[] = [];
  for await (const { record, ...key } of store.verdicts(gradingOf(manifest))) {
    const trajectory = await store.getTrajectory(key);
    if (trajectory === undefined) throw new Error("a verdict without its episode");
    episodes.push({ agent: key.agent, scenario: key.scenario, trajectory, verdict: record.verdict });
  }
  return { manifest, episodes };
}

const statuses = (episodes: readonly Stored[]): { [status: string]: number } => {
  const counts: { [status: string]: number } = {};
  for (const { verdict } of episodes) counts[verdict.status] = (counts[verdict.status] ?? 0) + 1;
  return counts;
};

/** Tasks in which declining is not enough: somebody has to be told. */
const TO_BE_HANDED_OVER = ["fb_task_ato_09", "fb_task_mule_09", "fb_task_phishpii_09", "fb_task_soceng_09"];

describe.skipIf(reference === undefined)("FraudBench, from a checkout to a report (reference data)", () => {
  let checkout: BankingCheckout;
  let pack: string;
  let runs: string;
  beforeAll(async () => {
    const made = fraudbenchCheckout();
    if (made === undefined) throw new Error("reference data absent");
    checkout = made;
    pack = join(checkout.scratch, "pack");
    runs = join(checkout.scratch, "runs");
    const scripts = writeHandedCallers(reference ?? "", join(checkout.scratch, "scripts"));
    const checks = join(reference ?? "", "fraudbench/checks");
    const imported = await cli(
      `import fraudbench ${checkout.root} --out ${pack} --checks ${checks} --scripts ${scripts} --json`,
    );
    expect(imported.stderr).toBe("");
    expect(JSON.parse(imported.stdout)).toMatchObject({
      folder: pack,
      id: "fraudbench",
      counts: { tasks: 16, checked: 16, scripted: 16, contested: 1, public: 14 },
    });
  }, 120_000);
  afterAll(() => checkout[Symbol.dispose]());

  test("all handed tasks are played offline by scripts of their callers", async () => {
    const { code, stdout } = await cli(`run ${pack} --runs-dir ${runs} --run-id scripted --json`);
    expect(code).toBe(0);
    const { manifest, episodes } = await episodesOf(runs, "scripted");
    expect(manifest).toMatchObject({
      profile: "fraud",
      trials: 1,
      limits: { steps: 50 },
      suite: { kind: "fraud" },
      conditions: { retrieval: "bm25", caller: "script" },
    });
    const declined = episodes.filter(({ agent }) => agent === "refuser");
    // Nobody answers for the refuser in a pack whose tasks come without an author's proof.
    expect(statuses(declined)).toEqual({ open: 12, failed: 4 });
    const failed = declined
      .filter(({ verdict }) => verdict.status === "failed")
      .map(({ scenario }) => scenario);
    expect(failed).toEqual(TO_BE_HANDED_OVER);
    expect(statuses(episodes.filter(({ agent }) => agent === "hang-up"))).toEqual({ failed: 16 });
    const [first] = declined;
    expect(first?.trajectory.events.slice(0, 3)).toMatchObject([
      { type: "instructions", to: "agent", text: expect.stringContaining("<policy>\n# ") },
      { type: "message", by: "agent", text: "Hi! How can I help you today?" },
      { type: "message", by: "caller" },
    ]);
    expect(stdout).toContain('"security"');
    expect(readFileSync(join(runs, "scripted/report.md"), "utf8")).toContain("Security and utility");
  });

  test("models play caller, agent and judge; regrading tells how the public scoring differs", async () => {
    await using server = await startOpenAiServer(everyPart);
    const { code, stderr } = await cli(
      `run ${pack} --runs-dir ${runs} --run-id models --no-calibration ${models(server.url)}`,
    );
    expect([code, stderr.split("\n").filter((line) => line.includes("rror"))]).toEqual([0, []]);
    const { episodes } = await episodesOf(runs, "models");
    expect(statuses(episodes)).toEqual({ passed: 12, failed: 4 });
    for (const { trajectory } of episodes) {
      expect(trajectory.ending).toMatchObject({ type: "hung-up", by: "caller" });
      const found = trajectory.events.filter(
        (event) => event.type === "effect" && event.effect.type === "retrieved",
      );
      expect(found).toHaveLength(1);
    }
    const calls = server.requests.filter(({ body }) => body.model === "caller");
    expect(new Set(calls.map(({ body }) => body["temperature"]))).toEqual(new Set([0]));
    expect(calls[0]?.body.messages[0]?.content).toMatch(
      /^# User Simulation Guidelines[\s\S]*<scenario>\nInstructions:\n\t/,
    );
    expect(calls[0]?.body.messages[1]).toEqual({ role: "user", content: "Hi! How can I help you today?" });

    const regraded = await cli(`regrade models --runs-dir ${runs} --profile fraudbench --json`);
    expect(regraded.stderr).toContain(
      "Profiles fraud and fraudbench differ in 4 of 16 verdicts (4 failed → passed).",
    );
    const { profiles } = JSON.parse(regraded.stdout) as { profiles: GradingDifference };
    expect(profiles.episodes.map(({ scenario }) => scenario)).toEqual(TO_BE_HANDED_OVER);
    expect(readFileSync(join(runs, "models/report.md"), "utf8")).toContain("## Graded twice");
    const judged = server.requests.filter(({ body }) => body.model === "judge").at(-1);
    expect(judged?.body.messages.at(-1)?.content).toMatch(/assistant: None\ntool: /);
  });

  test("--only takes the public tasks; what a pack cannot play or does not have is told", async () => {
    const listed = await cli(`list ${pack} --json`);
    const { scenarios } = JSON.parse(listed.stdout) as { scenarios: { groups: { public: string } }[] };
    expect(scenarios.filter(({ groups }) => groups.public === "public")).toHaveLength(14);
    const bare = join(checkout.scratch, "bare");
    const imported = await cli(`import fraudbench ${checkout.root} --out ${bare}`);
    expect(imported.stdout).toContain("16 tasks have no script of their caller");
    const refused = await cli(`run ${bare} --runs-dir ${runs} --run-id none --agent refuser`);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain("--caller: 16 of 16 scenarios cannot be played");
    expect(existsSync(join(runs, "none"))).toBe(false);
    const foreign = await cli(`import fraudbench ${checkout.root} --out ${bare} --data x`);
    expect([foreign.code, foreign.stderr]).toEqual([
      2,
      expect.stringContaining("--data: fraudbench has --knowledge, --checks, --scripts"),
    ]);
  });
});

describe.skipIf(reference === undefined)("tau2, from a checkout to a report (reference data)", () => {
  test("models play tasks, which are graded by the database they leave, and again from the store alone", async () => {
    using checkout = tau2Checkout();
    if (checkout === undefined) throw new Error("reference data absent");
    const [pack, runs] = [join(checkout.scratch, "pack"), join(checkout.scratch, "runs")];
    const imported = await cli(`import tau2 ${checkout.root} --out ${pack} --json`);
    expect(JSON.parse(imported.stdout)).toMatchObject({ id: "tau2", counts: { tasks: 97, documents: 698 } });
    await using server = await startOpenAiServer(everyPart);
    const only = "--only task_001 --only task_046 --only task_102";
    const { code, stderr } = await cli(
      `run ${pack} --runs-dir ${runs} --run-id tau2 ${only} ${models(server.url)}`,
    );
    expect([code, stderr.split("\n").filter((line) => line.includes("rror"))]).toEqual([0, []]);
    const { manifest, episodes } = await episodesOf(runs, "tau2");
    expect(manifest).toMatchObject({ profile: "tau2", suite: { kind: "tau2" }, limits: { steps: 200 } });
    expect(episodes.map(({ scenario, verdict }) => [scenario, verdict.status])).toEqual([
      ["task_001", "passed"],
      ["task_046", "failed"],
      ["task_102", "failed"],
    ]);
    const wrong = episodes[1]?.verdict;
    expect(wrong).toMatchObject({ status: "failed", firstFailed: "DB", measures: { goldActions: 0 } });
    const regraded = await cli(`regrade tau2 --runs-dir ${runs} --json`);
    expect(JSON.parse(regraded.stdout)).toMatchObject({ graded: 3, changed: 0 });
    expect((await episodesOf(runs, "tau2")).episodes.map(({ verdict }) => verdict)).toEqual(
      episodes.map(({ verdict }) => verdict),
    );
  });
});
