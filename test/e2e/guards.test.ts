import { createServer } from "node:http";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runCli, scratchFolder } from "./run-cli.ts";

type Interval = { estimate: number; low: number; high: number };
type Effect = {
  agent: string;
  guarded: string;
  sides: { side: string; compared: { meanDifference: Interval } }[];
  did: { act: string; rule?: string; times: number; over: { side: string; episodes: number }[] }[];
};
type Summary = { overall: { figures: { meanOverScenarios: number } } };
type Report = {
  guards: Effect[];
  sided: { agents: { agent: string; sides: Summary[] }[] };
};

const EXAMPLE = "examples/guards/quillhaven-rules.yaml";
const RUN = ["run", "fraud", "--agent", "gullible", "--no-calibration", "--trials", "1", "--json"];

async function runWith(guard: string, folder: string, ...more: string[]): Promise<Report> {
  const { code, stdout, stderr } = await runCli([...RUN, "--guard", guard, "--runs-dir", folder, ...more]);
  expect([0, 1], stderr).toContain(code);
  return JSON.parse(stdout) as Report;
}

function differences({ guards }: Report): Record<string, Interval> {
  return Object.fromEntries(
    (guards[0]?.sides ?? []).map(({ side, compared }) => [side, compared.meanDifference]),
  );
}

function means({ sided }: Report): Record<string, number[]> {
  return Object.fromEntries(
    sided.agents.map(({ agent, sides }) => [
      agent,
      sides.map(({ overall }) => overall.figures.meanOverScenarios),
    ]),
  );
}

describe("run --guard", () => {
  test("raises the gullible agent's security and shows what that costs, paired and with intervals", async () => {
    using runs = scratchFolder();
    const report = await runWith(EXAMPLE, runs.path, "--run-id", "guarded");
    const { gullible, "gullible + guard": guarded } = means(report);
    expect(gullible).toEqual([0, 1]);
    expect(guarded?.[0]).toBeGreaterThan(0.2);
    const { security, utility } = differences(report);
    expect(security?.estimate).toBeCloseTo(guarded?.[0] ?? Number.NaN);
    expect(security?.low).toBeGreaterThan(0);
    expect(utility?.estimate).toBeCloseTo((guarded?.[1] ?? Number.NaN) - 1);
    expect(utility?.estimate).toBeLessThan(0);
    expect(utility?.high).toBeLessThanOrEqual(0);
    expect(report.guards[0]?.did.find(({ rule }) => rule === "name-check")).toMatchObject({
      act: "denied",
      over: [
        { side: "security", episodes: 1 },
        { side: "utility", episodes: 0 },
      ],
    });

    const markdown = readFileSync(join(runs.path, "guarded", "report.md"), "utf8");
    expect(markdown).toMatch(
      /\| gullible .* guard \| security \| 27 \| \+\d+\.\d \| \+\d+\.\d to \+\d+\.\d \|/,
    );
    expect(markdown).toMatch(/\| gullible .* guard \| utility \| 27 \| -\d+\.\d \| -\d+\.\d to /);
    expect(markdown.indexOf("With and without the guard")).toBeLessThan(markdown.indexOf("by mechanism"));

    // The same again takes the run up; another guard would be another run.
    const again = await runWith(EXAMPLE, runs.path, "--run-id", "guarded");
    expect(again.guards).toEqual(report.guards);
    const other = join(runs.path, "other.yaml");
    writeFileSync(other, readFileSync(EXAMPLE, "utf8").replace("moreThan: 25 ", "moreThan: 30 "));
    const refused = await runCli([...RUN, "--guard", other, "--runs-dir", runs.path, "--run-id", "guarded"]);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain("gullible + guard");
    const replayed = await runCli(["replay", "guarded", "--runs-dir", runs.path]);
    expect(replayed.code, replayed.stderr).toBe(0);
  });

  test("asks a service, which sees the call and the conversation, and says so when it cannot decide", async () => {
    using runs = scratchFolder();
    const tools = new Set<unknown>();
    const server = createServer((request, response) => {
      let text = "";
      request.on("data", (chunk: Buffer) => (text += chunk.toString()));
      request.on("end", () => {
        const { call, messages } = JSON.parse(text) as { call: { tool: string }; messages: unknown[] };
        tools.add(call.tool);
        const broken = call.tool === "log_verification";
        response.end(broken || messages.length < 2 ? "not now" : '{"decision":"allow"}');
      });
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    try {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      const file = join(runs.path, "guard.yaml");
      const lines = ["format: 1", "kind: http", `url: http://127.0.0.1:${port}/decide`, "asks: [call]"];
      writeFileSync(file, lines.join("\n"));
      const report = await runWith(file, runs.path, "--only", "app-scam.ferry-for-two");
      expect(tools).toContain("call_discoverable_agent_tool");
      const failed = { act: "failed", rule: "answered with something that is no JSON" };
      expect(report.guards[0]?.did).toContainEqual(expect.objectContaining(failed));
      expect(report.guards[0]?.did).toContainEqual(expect.objectContaining({ act: "denied" }));
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  test("takes a function, and refuses a file that asks for what is not there", async () => {
    using runs = scratchFolder();
    const file = join(runs.path, "guard.yaml");
    writeFileSync(file, "format: 1\nkind: function\nmodule: ./guard.ts\n");
    writeFileSync(join(runs.path, "guard.ts"), "export const other = 1;\n");
    const refused = await runCli([...RUN, "--guard", file, "--runs-dir", runs.path]);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain("exports no guard");

    const module = join(process.cwd(), "src/index.ts");
    writeFileSync(
      join(runs.path, "guard.ts"),
      `import { defineGuard } from ${JSON.stringify(module)};
       export const guard = defineGuard({
         call: ({ tool }) => (/^(?:get|unlock|log)_/.test(tool) ? undefined : { decision: "deny", text: "No." }),
       });`,
    );
    const report = await runWith(file, runs.path, "--only", "app-scam");
    const { "gullible + guard": guarded } = means(report);
    expect(guarded).toEqual([1, 0]);
  });
});
