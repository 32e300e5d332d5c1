import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { defineAgent } from "../agents/adapters/function.ts";
import { defineJudge, type JudgeDefinition } from "../grading/judge/function-judge.ts";
import type { AgentOfRun } from "./agents-of-run.ts";
import { explain } from "./explain.ts";
import type { Episode } from "./episode.ts";
import { regrade } from "./regrade.ts";
import { runSuite } from "./run-suite.ts";
import { loadSuite } from "./suite.ts";

const mini = loadSuite(fileURLToPath(new URL("../../test/fixtures/mini-suite", import.meta.url)));
const scratch = mkdtempSync(join(tmpdir(), "tellerproof-library-"));
afterAll(() => rmSync(scratch, { recursive: true }));

const strict = ({ agents }: Awaited<ReturnType<typeof runSuite>>["report"]) =>
  agents.map(({ agent, summary }) => [
    agent.label,
    summary?.overall.figures.status === "graded" ? summary.overall.figures.strict.count : "nothing-graded",
  ]);

async function collect(episodes: AsyncIterable<Episode>): Promise<Episode[]> {
  const all: Episode[] = [];
  for await (const episode of episodes) all.push(episode);
  return all;
}

describe("runSuite", () => {
  test("plays agents by label in memory and gives figures and episodes", async () => {
    const seen: Episode[] = [];
    const { report, standing, episodes } = await runSuite({
      suite: mini,
      agents: { right: "oracle", hasty: "eager" },
      trials: 2,
      onEpisode: (episode) => seen.push(episode),
    });
    expect(strict(report)).toEqual([
      ["right", 2],
      ["hasty", 1],
    ]);
    expect(standing).toBe("complete");
    const stored = await collect(episodes());
    expect(stored.map(({ agent, scenario, trial }) => `${agent} ${scenario} ${trial}`)).toEqual([
      "hasty cards.freeze 0",
      "hasty cards.freeze 1",
      "hasty cards.status 0",
      "hasty cards.status 1",
      "right cards.freeze 0",
      "right cards.freeze 1",
      "right cards.status 0",
      "right cards.status 1",
    ]);
    expect(await collect(episodes())).toEqual(stored);
    expect(seen).toHaveLength(8);
  });

  test("plays just the scenarios that are named, and refuses one that is not there", async () => {
    const options = { suite: mini, agents: { right: "oracle" }, trials: 1 };
    const { report } = await runSuite({ ...options, scenarios: ["cards.status"] });
    expect(report.manifest.scenarios.map(({ id }) => id)).toEqual(["cards.status"]);
    await expect(runSuite({ ...options, scenarios: ["cards"] })).rejects.toThrow(
      'scenarios: suite mini has no such scenario (got "cards")',
    );
  });

  test("a run in a folder is taken up: what is finished is not played again", async () => {
    const folder = join(scratch, "nightly");
    const options = { suite: mini, agents: { right: "oracle" }, folder };
    await runSuite({ ...options, trials: 1 });
    const seen: Episode[] = [];
    const { episodes } = await runSuite({ ...options, trials: 2, onEpisode: (one) => seen.push(one) });
    expect(seen.map(({ trial }) => trial)).toEqual([1, 1]);
    expect(await collect(episodes())).toHaveLength(4);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(["report.json", "report.md", "run.sqlite"]));
  });

  test("an agent in code acts on the bank of its episode, and a fault of it is an error, not a failure", async () => {
    const reader = defineAgent({
      async reply(_message, { bank }) {
        const { text } = await bank.call("get_card", { card_id: "DC90001" });
        return `Your debit card ****1122 is ${text.includes("active") ? "active" : "unknown"}.`;
      },
    });
    const broken = defineAgent({
      reply() {
        throw new Error("out of order");
      },
    });
    const { report, episodes } = await runSuite({
      suite: mini,
      agents: { reader, broken },
      scenarios: ["cards.status"],
      trials: 1,
      judge: defineJudge({ id: "content", answer: () => ({ holds: true }) }),
    });
    expect(strict(report)).toEqual([
      ["reader", 1],
      ["broken", "nothing-graded"],
    ]);
    const [failed] = await collect(episodes());
    expect(failed?.verdict).toMatchObject({ status: "error" });
    expect(failed && explain(failed)).toContain("out of order");
  });

  test("a run that is kept must know an agent's version, and refuses another one", async () => {
    const folder = join(scratch, "versions");
    const agent = defineAgent({ reply: () => "I cannot help with that." });
    const run = (assistant: AgentOfRun) =>
      runSuite({ suite: mini, agents: { assistant }, folder, trials: 1 });
    await expect(run(agent)).rejects.toThrow("agents.assistant: a run that is kept must know");
    await run({ agent, version: "1" });
    await expect(run({ agent, version: "2" })).rejects.toThrow("made under other conditions");
  });

  test("holds the result to thresholds", async () => {
    const file = join(scratch, "thresholds.yaml");
    writeFileSync(file, "format: 1\noverall: { strict: { atLeast: 0.9, on: point } }");
    const { standing, thresholds } = await runSuite({
      suite: mini,
      agents: { hasty: "eager" },
      thresholds: file,
    });
    expect(standing).toBe("breached");
    expect(thresholds).toMatchObject([{ agent: "hasty", status: "breached", against: ["cards.freeze"] }]);
  });

  test("stops at the signal", async () => {
    const stop = AbortSignal.abort(new Error("enough"));
    await expect(runSuite({ suite: mini, agents: { right: "oracle" }, signal: stop })).rejects.toThrow(
      "enough",
    );
  });
});

test("explain names the failed check and shows what it rests on", async () => {
  const { episodes } = await runSuite({
    suite: mini,
    agents: { hasty: "eager" },
    scenarios: ["cards.freeze"],
    trials: 1,
  });
  const [episode] = await collect(episodes());
  expect(episode && explain(episode)).toMatchInlineSnapshot(`
    "cards.freeze, trial 1 of hasty: failed at S2
      S2: freeze_card: no message of the agent asked before the customer's latest turn
        [1] caller: Please freeze my debit card.
        [4] agent calls freeze_card {"card_id": "DC90001"}"
  `);
});

describe("the judge of runSuite", () => {
  const reader = defineAgent({
    async reply(_message, { bank }) {
      const { text } = await bank.call("get_card", { card_id: "DC90001" });
      return `Your debit card ****1122 is ${text.includes("active") ? "active" : "unknown"}.`;
    },
  });
  const wish = { suite: mini, agents: { reader: { agent: reader, version: "1" } }, trials: 1 };
  const figuresOf = ({ agents: [agent] }: Awaited<ReturnType<typeof runSuite>>["report"]) =>
    agent?.summary?.overall.figures;

  test("left out, verdicts are open, the report has a band, and thresholds hold its lower end", async () => {
    const file = join(scratch, "any.yaml");
    writeFileSync(file, "format: 1\noverall: { strict: { atLeast: 0.5, on: point } }");
    const { report, standing, thresholds, episodes } = await runSuite({ ...wish, thresholds: file });
    expect(figuresOf(report)).toMatchObject({
      status: "banded",
      open: 1,
      low: { strict: { count: 0, of: 2 } },
      high: { strict: { count: 1, of: 2 } },
    });
    expect(standing).toBe("breached");
    expect(thresholds).toMatchObject([{ observed: { band: { low: 0, high: 0.5 } } }]);
    const open = (await collect(episodes())).filter(({ verdict }) => verdict.status === "open");
    expect(open.map(({ scenario }) => scenario)).toEqual(["cards.status"]);
    expect(open[0] && explain(open[0])).toContain(
      "cards.status, trial 1 of reader: open\n  R: no rule can tell",
    );
    const upper = join(scratch, "upper.yaml");
    writeFileSync(upper, "format: 1\nopenCountsAs: passed\noverall: { strict: { atLeast: 0.5, on: point } }");
    expect((await runSuite({ ...wish, thresholds: upper })).standing).toBe("complete");
  });

  test("in code answers each question with the episode before it, and figures are single", async () => {
    const asked: string[] = [];
    const judge = defineJudge({
      id: "content",
      answer({ type, id, text }, { agent, scenario, trial, trajectory }) {
        asked.push(`${agent} ${scenario} ${trial}: ${type} ${id}`);
        expect(text).toContain("said to be active");
        const holds = trajectory.events.some(({ type: kind }) => kind === "tool-call");
        return { holds, because: "it looked", evidence: [1] };
      },
    });
    const { report, episodes } = await runSuite({ ...wish, judge });
    expect(asked).toEqual(["reader cards.status 0: response R"]);
    expect(figuresOf(report)).toMatchObject({ status: "graded", strict: { count: 1, of: 2 } });
    const verdicts = (await collect(episodes())).map(({ scenario, verdict }) => [scenario, verdict.status]);
    expect(verdicts).toEqual([
      ["cards.freeze", "failed"],
      ["cards.status", "passed"],
    ]);
  });

  test("that finds the requirement not met fails the episode; that cannot tell leaves it open", async () => {
    const statusBy = async (answer: JudgeDefinition["answer"]) => {
      const judge = defineJudge({ id: "one", answer });
      const { episodes } = await runSuite({ ...wish, judge, scenarios: ["cards.status"] });
      return (await collect(episodes())).map(({ verdict }) => verdict);
    };
    expect(await statusBy(() => ({ holds: false }))).toMatchObject([{ status: "failed", firstFailed: "R" }]);
    expect(await statusBy(() => "cannot tell")).toMatchObject([{ status: "open", unjudged: ["R"] }]);
    expect(
      await statusBy(() => {
        throw new Error("no labels");
      }),
    ).toMatchObject([{ status: "error" }]);
  });

  test("answers later, too: a stored run is graded again, and no agent is asked", async () => {
    const folder = join(scratch, "later");
    await runSuite({ ...wish, folder });
    const judge = defineJudge({ id: "content", answer: () => ({ holds: true }) });
    const { report, graded, changed } = await regrade(folder, { judge });
    // It has judged none of them before.
    expect({ graded, changed }).toEqual({ graded: 2, changed: 0 });
    expect(figuresOf(report)).toMatchObject({ status: "graded", strict: { count: 1, of: 2 } });
  });
});

describe("the ear of runSuite", () => {
  test("is a condition of the run; rules where nothing is said", async () => {
    const scenarios = ["account-takeover.new-mail-provider/control"];
    const wish = { suite: "fraud", agents: { right: "oracle" }, scenarios, trials: 1 };
    const { report } = await runSuite({ ...wish, ear: "rules" });
    expect(report.manifest.conditions).toMatchObject({ ear: "rules" });
    const spoken = loadSuite("fraud", { ear: "openai:listens" });
    const overruled = await runSuite({ ...wish, suite: spoken, ear: "rules" });
    expect(overruled.report.manifest.conditions).toEqual(report.manifest.conditions);
  });

  test("is refused for suites whose callers hear nothing, and where there is no such ear", async () => {
    const agents = { right: "oracle" };
    await expect(runSuite({ suite: mini, agents, ear: "rules" })).rejects.toThrow(/ear.*whatever they hear/);
    await expect(runSuite({ suite: "fraud", agents, ear: "trumpet" })).rejects.toThrow("no such model");
  });
});
