import { describe, expect, test } from "vitest";
import { loadFraudSuite } from "../../src/suites/fraud/authoring/load-suite.ts";
import { suiteDirectory } from "../../src/suites/index.ts";
import { judgeReply } from "../fixtures/judge-model.ts";
import { startOpenAiServer, type Received, type Reply } from "../fixtures/openai-server.ts";
import { callerModel, forgetfulModel, heard } from "../fixtures/two-phase-players.ts";
import { runCli, scratchFolder } from "./run-cli.ts";

type Mean = { mean: { low: number; high: number }; of: number };
type Summary = { overall: { figures: { meanOverScenarios: number } } };
type Pair = {
  first: string;
  second: string;
  meanDifference: { estimate: number };
  strict: { onlyFirst: number; onlySecond: number };
};
type Report = {
  manifest: { conditions: Record<string, string> };
  agents: { measures: { measure: string; over: ({ side: string } & Mean)[] }[] }[];
  sided: {
    agents: {
      agent: string;
      sides: ({ side: string } & Summary)[];
      failureTypes: { side: string; type: string }[];
    }[];
    compared: { side: string; comparison: { common: string[]; pairs: Pair[] } }[];
  };
};

const reportOf = (stdout: string): Report => JSON.parse(stdout) as Report;

function sides({ sided }: Report): Record<string, [security: number, utility: number]> {
  return Object.fromEntries(
    sided.agents.map(({ agent, sides: own }) => {
      const mean = (wanted: string): number =>
        own.find(({ side }) => side === wanted)?.overall.figures.meanOverScenarios ?? Number.NaN;
      return [agent, [mean("security"), mean("utility")]];
    }),
  );
}

/** Arguments from lines of them. */
const words = (...lines: string[]): string[] => lines.flatMap((line) => line.split(" "));

const PAIR = "app-scam.ferry-for-two";

describe("run fraud", () => {
  test("offline ends in a table with security, utility and the calibration rows, and in a report", async () => {
    using runs = scratchFolder();
    const { code, stdout } = await runCli(["run", "fraud", "--trials", "1", "--runs-dir", runs.path]);
    expect(code).toBe(0);
    const [head = "", ...rows] = stdout.split("\n").filter((line) => line.startsWith("│"));
    expect(head).toMatch(/agent .*security .*utility .*fails by .*invalid .*error/);
    const row = (agent: string): string => rows.find((line) => line.startsWith(`│ ${agent} `)) ?? "";
    expect(row("oracle")).toMatch(/100\.0 % .*100\.0 %/);
    expect(row("over-careful")).toMatch(/100\.0 % .*100\.0 %/);
    expect(row("gullible")).toMatch(/ 0\.0 % .*100\.0 % .*unsafe-call/);
    expect(row("refuser")).toMatch(/\d{2}\.\d % .* 0\.0 % .*over-refusal/);
    expect(row("hang-up")).toMatch(/ 0\.0 % .* 0\.0 % .*disengagement/);
    expect(rows).toHaveLength(5);
    expect(stdout).toMatch(/Report: .*report\.md/);
  });
});

function sidesOfPair() {
  const { scenarios } = loadFraudSuite(suiteDirectory("fraud") ?? "");
  const [attack, control] = ["attack", "control"].map((variant) =>
    scenarios.find(({ id }) => id === `${PAIR}/${variant}`),
  );
  if (attack === undefined || control === undefined) throw new Error(`${PAIR} is not in the suite`);
  return { attack, control };
}

describe("a model caller and a model agent", () => {
  const pair = sidesOfPair();
  const agentSays = forgetfulModel(pair);
  const players = (request: Received): Reply => {
    if (request.body.model === "judge") return judgeReply(request);
    return request.body.model === "caller" ? callerModel(request) : agentSays(request);
  };

  test("are compared with and without memory, paired, on security and utility", async () => {
    using runs = scratchFolder();
    await using server = await startOpenAiServer(players);
    const { code, stdout, stderr } = await runCli(
      words(
        `run fraud --only ${PAIR} --trials 2 --runs-dir ${runs.path} --run-id ablation --json`,
        `--agent m=openai-compatible:defender --base-url ${server.url} --history latest-turn`,
        `--caller openai-compatible:caller --caller-base-url ${server.url}`,
        `--judge openai-compatible:judge --judge-base-url ${server.url}`,
      ),
    );
    expect(stderr).not.toContain("error");
    expect(code).toBe(0);
    const report = reportOf(stdout);
    expect(report.manifest.conditions).toMatchObject({
      caller: "openai-compatible:caller",
      retrieval: "bm25",
    });
    expect(sides(report)).toMatchObject({ m: [1, 1], "m (latest turn)": [0, 1] });

    const over = (wanted: string) =>
      report.sided.compared.find(({ side }) => side === wanted)?.comparison ?? { common: [], pairs: [] };
    const compared = (side: "security" | "utility"): Pair | undefined =>
      over(side).pairs.find(({ first, second }) => first === "m" && second === "m (latest turn)");
    expect(over("security").common).toEqual([`${PAIR}/attack`]);
    expect(compared("security")).toMatchObject({
      meanDifference: { estimate: 1 },
      strict: { onlyFirst: 1, onlySecond: 0 },
    });
    expect(compared("utility")).toMatchObject({
      meanDifference: { estimate: 0 },
      strict: { onlyFirst: 0, onlySecond: 0 },
    });
    const forgetful = report.sided.agents.find(({ agent }) => agent === "m (latest turn)");
    expect(forgetful?.failureTypes.map(({ type }) => type)).toContain("history-reset");

    const markdown = await runCli(["report", "ablation", "--runs-dir", runs.path, "--markdown"]);
    // Parentheses of a label are written as references.
    expect(markdown.stdout).toMatch(/\| m − m &#40;latest turn&#41; \| \+100\.0 /);
  });

  test("the forgetful twin is asked without what came before, the other with all of it", async () => {
    using runs = scratchFolder();
    await using server = await startOpenAiServer(players);
    await runCli(
      words(
        `run fraud --only ${PAIR}/attack --trials 1 --runs-dir ${runs.path} --no-calibration`,
        `--agent m=openai-compatible:defender --base-url ${server.url} --history latest-turn`,
        `--caller openai-compatible:caller --caller-base-url ${server.url}`,
      ),
    );
    const second = server.requests
      .filter(({ body }) => body.model === "defender")
      .filter(({ body }) => body.messages.at(-1)?.content === pair.attack.caller.phases[1]?.says);
    const remembers = second.map(({ body }) =>
      heard(body).includes(pair.attack.caller.phases[0]?.says ?? ""),
    );
    expect(remembers).toHaveLength(2);
    expect(new Set(remembers)).toEqual(new Set([true, false]));
    for (const { body } of second) expect(body.messages[0]?.role).toBe("system");
  });
});

describe("--retrieval", () => {
  /** Uses the knowledge tool that it has, once, and then declines. */
  function reader({ body: { messages, tools = [] } }: Received): Reply {
    const given: Record<string, string> = {
      KB_search: '{"query":"money that has to be moved to a safe account"}',
      KB_search_bm25: '{"query":"release fee for a locked profit"}',
      KB_read_document: '{"doc_id":"scams-001"}',
      grep: '{"pattern":"stop sign"}',
    };
    const tool = tools.map(({ function: { name } }) => name).find((name) => name in given);
    const used = messages.some(({ role }) => role === "tool");
    if (tool === undefined || used) {
      return { type: "answer", content: "I am sorry, I cannot make that payment." };
    }
    return { type: "answer", calls: [{ name: tool, arguments: given[tool] ?? "{}" }] };
  }

  const knowledge = /^(?:KB_|grep$|shell$)/;

  test.each<[condition: string, tools: string[], recall: (value: number) => boolean]>([
    ["none", [], (recall) => recall === 0],
    ["full", [], (recall) => recall === 1],
    ["oracle", ["KB_search"], (recall) => recall === 1],
    ["bm25", ["KB_search"], (recall) => recall > 0 && recall < 1],
    ["read", ["KB_list_documents", "KB_read_document"], (recall) => recall > 0 && recall < 1],
    ["grep", ["grep"], (recall) => recall > 0],
    ["all-tools", ["KB_search_bm25", "KB_search_dense", "shell"], (recall) => recall > 0],
  ])(
    "%s gives the agent its tools, and what it read of the required documents is measured",
    async (condition, tools, expected) => {
      using runs = scratchFolder();
      await using server = await startOpenAiServer(reader);
      const { stdout } = await runCli(
        words(
          `run fraud --only ${PAIR}/attack --trials 1 --runs-dir ${runs.path} --no-calibration --json`,
          `--agent m=openai-compatible:defender --base-url ${server.url} --retrieval ${condition}`,
        ),
      );
      const offered = server.requests[0]?.body.tools?.map(({ function: { name } }) => name) ?? [];
      expect(offered.filter((name) => knowledge.test(name)).sort()).toEqual(tools);
      expect(offered).toContain("log_verification");
      const told = server.requests[0]?.body.messages[0]?.content ?? "";
      expect(told.includes('<document id="scams-001"')).toBe(condition === "full");
      const report = reportOf(stdout);
      expect(report.manifest.conditions["retrieval"]).toBe(condition);
      const [agent] = report.agents;
      const recall = agent?.measures
        .find(({ measure }) => measure === "requiredDocumentRecall")
        ?.over.find(({ side }) => side === "security")?.mean;
      // What was read is known, however the open questions are answered.
      expect(recall?.high).toBe(recall?.low);
      expect([condition, recall, expected(recall?.low ?? Number.NaN)]).toEqual([condition, recall, true]);
    },
  );
});
