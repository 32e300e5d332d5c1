import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { loadRetailSuite } from "../../src/suites/retail/authoring/load-suite.ts";
import { judgeReply } from "../fixtures/judge-model.ts";
import { startOpenAiServer, toolsReply } from "../fixtures/openai-server.ts";
import { publicCheckout } from "../fixtures/public-checkout.ts";
import { retailTalk, startScriptModel } from "../fixtures/script-model.ts";
import { ended, runCli, scratchFolder, startCli } from "./run-cli.ts";

const mini = fileURLToPath(new URL("../fixtures/mini-suite", import.meta.url));

/** A copy of the small suite and a folder for runs. */
function workplace() {
  const scratch = scratchFolder();
  const suite = join(scratch.path, "suite");
  const runs = join(scratch.path, "runs");
  cpSync(mini, suite, { recursive: true });
  return {
    suite,
    runs,
    path: scratch.path,
    cli: (...args: string[]) =>
      runCli([
        ...args,
        ...(/^(run|resume|report|regrade|compare|list)$/.test(args[0] ?? "") ? ["--runs-dir", runs] : []),
      ]),
    edit(file: string, from: string, to: string): void {
      const path = join(suite, file);
      writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
    },
    [Symbol.dispose]: () => scratch[Symbol.dispose](),
  };
}

type Report = {
  agents: {
    agent: { label: string };
    missing: number;
    summary: { overall: { episodes: Record<string, number>; figures: { strict: { rate: number } } } };
  }[];
};
const rates = (stdout: string): Record<string, number> =>
  Object.fromEntries(
    (JSON.parse(stdout) as Report).agents.map(({ agent, summary }) => [
      agent.label,
      summary.overall.figures.strict.rate,
    ]),
  );

describe("run", () => {
  test("plays all built-in agents offline and ends with a table and where the report lies", async () => {
    using place = workplace();
    const { code, stdout, stderr } = await place.cli("run", place.suite, "--run-id", "first");
    expect(stderr).toContain("30/30 episodes");
    expect(code).toBe(0);
    expect(stdout).toMatch(/oracle .*2\/2 100\.0 %/);
    expect(stdout).toMatch(/refuser .*0\/2 0\.0 %/);
    const report = join(place.runs, "first", "report.md");
    expect(stdout).toContain(report);
    expect(readFileSync(report, "utf8")).toContain("| oracle | 2 of 2 (100.0 %) |");
  });

  test("prints nothing but one JSON document with --json, and exits 1 below a threshold", async () => {
    using place = workplace();
    const { code, stdout } = await place.cli(
      "run",
      place.suite,
      "--agent",
      "eager",
      "--json",
      "--fail-under",
      "0.9",
    );
    expect(rates(stdout)).toEqual({ eager: 0.5 });
    expect(code).toBe(1);
  });

  test.each([
    [["run", "no-such-suite"], "no such suite"],
    [["run", mini, "--agent", "gpt-5"], "no such agent"],
    [["run", mini, "--agent", "foil:never-looks"], "no script for this agent"],
    [["run", mini, "--trials", "0"], "at least 1"],
    [["run", mini, "--only", "nothing"], "no scenario matches"],
    [["run", mini, "--run-id", "../out"], "not a run's name"],
    [["run", mini, "--frobnicate"], "unknown option"],
    [["resume", "ghost"], "no such run"],
    [["grade"], "--case and --transcript"],
    [["jump"], "unknown command"],
  ])("refuses %j with exit code 2 and one clear message", async (args, message) => {
    using place = workplace();
    const { code, stderr, stdout } = await place.cli(...args);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain("    at ");
    expect(stdout).toBe("");
    expect(code).toBe(2);
  });

  test("a missing key is named, and nothing is called", async () => {
    using place = workplace();
    const args = ["run", place.suite, "--agent", "openai:gpt-5", "--runs-dir", place.runs];
    const { code, stderr } = await runCli(args, { env: { OPENAI_API_KEY: "" } });
    expect(stderr).toContain("OPENAI_API_KEY");
    expect(code).toBe(2);
  });
});

describe("a run that is taken up again", () => {
  test("keeps what is finished, plays changed scenarios, adds trials, refuses another agent", async () => {
    using place = workplace();
    await using server = await startOpenAiServer(toolsReply);
    const run = (...more: string[]) =>
      place.cli(
        "run",
        place.suite,
        "--run-id",
        "r",
        "--agent",
        "m=openai-compatible:a",
        "--base-url",
        server.url,
        "--json",
        ...more,
      );
    const first = await run("--trials", "2");
    const calls = server.requests.length;
    expect(calls).toBeGreaterThan(4);

    const same = await run("--trials", "2", "--concurrency", "1");
    expect(server.requests).toHaveLength(calls);
    expect(rates(same.stdout)).toEqual(rates(first.stdout));

    const more = await run("--trials", "3");
    expect(more.stderr).toContain("Trials: 2 → 3");
    const afterMore = server.requests.length;
    expect(afterMore).toBeGreaterThan(calls);

    place.edit("cases/cards/status.yaml", "Does my debit card work?", "Does my debit card still work?");
    const changed = await run("--trials", "3");
    expect(changed.stderr).toContain("played again: cards.status");
    const asked = server.requests.slice(afterMore).map(({ text }) => text);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every((text) => text.includes("still work"))).toBe(true);

    const other = await place.cli(
      "run",
      place.suite,
      "--run-id",
      "r",
      "--agent",
      "m=openai-compatible:b",
      "--base-url",
      server.url,
    );
    expect(other.code).toBe(2);
    expect(other.stderr).toContain("openai-compatible:b");
    expect(other.stderr).toContain("openai-compatible:a");
  });

  test("a changed judge asks for new verdicts and for no agent call", async () => {
    using place = workplace();
    await using server = await startOpenAiServer((request) =>
      request.body.model === "judge"
        ? {
            type: "answer",
            content: JSON.stringify({
              met: true,
              behaviour: "answer",
              evidence: [],
              because: "it does",
            }),
          }
        : toolsReply(request),
    );
    const base = [
      "run",
      place.suite,
      "--run-id",
      "r",
      "--agent",
      "m=openai-compatible:a",
      "--base-url",
      server.url,
      "--trials",
      "1",
    ];
    await place.cli(...base);
    const before = server.requests.filter(({ body }) => body.model === "a").length;
    const judged = await place.cli(
      ...base,
      "--judge",
      "openai-compatible:judge",
      "--judge-base-url",
      server.url,
    );
    expect(judged.stderr).toContain("Graded anew, judge");
    expect(server.requests.filter(({ body }) => body.model === "a")).toHaveLength(before);
  });

  test("a second process on the same run is refused with the owner's pid", async () => {
    using place = workplace();
    await using server = await startOpenAiServer(() => ({ type: "hang" }));
    const args = [
      "run",
      place.suite,
      "--run-id",
      "r",
      "--agent",
      "m=openai-compatible:a",
      "--base-url",
      server.url,
      "--runs-dir",
      place.runs,
    ];
    const owner = startCli(args);
    const end = ended(owner);
    await expect.poll(() => server.requests.length, { timeout: 10_000 }).toBeGreaterThan(0);
    const second = await runCli(args);
    expect(second.code).toBe(2);
    expect(second.stderr).toContain(String(owner.pid));
    owner.kill("SIGINT");
    const { code, stderr } = await end;
    expect(stderr).toContain("Stopping");
    expect(code).toBe(130);
  });

  test("two interrupts leave at once, and the run can be taken up", async () => {
    using place = workplace();
    await using server = await startOpenAiServer((request) => ({ ...toolsReply(request), delayMs: 30 }));
    const args = [
      "run",
      place.suite,
      "--run-id",
      "r",
      "--agent",
      "m=openai-compatible:a",
      "--base-url",
      server.url,
      "--runs-dir",
      place.runs,
    ];
    const child = startCli([...args, "--concurrency", "1"]);
    const end = ended(child);
    await expect.poll(() => server.requests.length, { timeout: 10_000 }).toBeGreaterThan(2);
    child.kill("SIGINT");
    child.kill("SIGINT");
    expect((await end).code).toBe(130);
    const resumed = await runCli(["resume", "r", "--runs-dir", place.runs, "--json"]);
    const report = JSON.parse(resumed.stdout) as Report;
    expect(report.agents[0]?.missing).toBe(0);
  });
});

describe("replay", () => {
  test("plays a stored run again without a model, and shows what a change of the code or suite has done", async () => {
    using place = workplace();
    const server = await startOpenAiServer(toolsReply);
    const agent = ["--agent", "m=openai-compatible:a", "--base-url", server.url];
    await place.cli("run", place.suite, "--run-id", "r", "--trials", "2", ...agent);
    await server.close();
    const args = ["replay", "r", "--runs-dir", place.runs];
    const same = await runCli(args);
    expect(same.stdout).toContain("4 of 4 episodes are the same");
    expect(same.code).toBe(0);
    place.edit("prompt.md", "very small bank", "rather small bank");
    const changed = await runCli([...args, "--json"]);
    expect(changed.code).toBe(1);
    expect(JSON.parse(changed.stdout)).toMatchObject({ unlike: [{ status: "unrecorded" }, {}, {}, {}] });
  });
});

describe("a dead key", () => {
  test("stops the run at once with one line, and what was finished stays", async () => {
    using place = workplace();
    await using server = await startOpenAiServer(({ at }) =>
      at < 3
        ? toolsReply({ at } as never)
        : { type: "error", status: 401, message: "Incorrect API key provided" },
    );
    const args = [
      "run",
      place.suite,
      "--run-id",
      "r",
      "--agent",
      "m=openai-compatible:a",
      "--base-url",
      server.url,
    ];
    const { code, stderr } = await place.cli(...args, "--concurrency", "1");
    expect(code).toBe(2);
    expect(
      stderr.split("\n").filter((line) => line.includes("401") || line.includes("API key")),
    ).toHaveLength(1);
    expect(server.requests.length).toBeLessThan(6);
  });
});

describe("report, regrade and compare", () => {
  test("give the same figures from what is stored", async () => {
    using place = workplace();
    const run = await place.cli("run", place.suite, "--run-id", "r", "--json");
    const report = await place.cli("report", "r", "--json");
    expect(JSON.parse(report.stdout)).toEqual(JSON.parse(run.stdout));
    const again = await place.cli("regrade", "r", "--json");
    expect(JSON.parse(again.stdout)).toMatchObject({ graded: 30, changed: 0 });
    expect(rates(again.stdout)).toEqual(rates(run.stdout));
    const markdown = await place.cli("report", "r", "--markdown");
    expect(markdown.stdout).toContain("What this does not show");
  });

  test("regrades without the suite's files", async () => {
    using place = workplace();
    await place.cli("run", place.suite, "--run-id", "r");
    place.edit("suite.yaml", "kind: retail", "kind: broken");
    const again = await place.cli("regrade", "r", "--profile", "indicbankbench", "--judge", "none", "--json");
    expect(again.stderr).toContain("30 episodes graded");
    expect(again.code).toBe(0);
  });

  test("compares agents of one run, and refuses unlike runs unless forced", async () => {
    using place = workplace();
    await place.cli("run", place.suite, "--run-id", "a", "--agent", "oracle", "--agent", "eager");
    const inside = await place.cli("compare", "a", "--json");
    expect(JSON.parse(inside.stdout)).toMatchObject({
      parts: [
        {
          side: "all",
          comparison: {
            status: "compared",
            pairs: [{ first: "oracle", second: "eager", strict: { onlyFirst: 1, onlySecond: 0 } }],
          },
          flips: [{ scenario: "cards.freeze", passedBy: "oracle", failedBy: "eager" }],
        },
      ],
    });
    await place.cli("run", place.suite, "--run-id", "b", "--agent", "oracle", "--trials", "1");
    const unlike = await place.cli("compare", "a:oracle", "b:oracle");
    expect(unlike.code).toBe(2);
    expect(unlike.stderr).toContain("trials");
    const forced = await place.cli("compare", "a:oracle", "b:oracle", "--force");
    expect(forced.code).toBe(0);
    expect(forced.stdout).toContain("Not comparable: trials");
  });
});

describe("grade", () => {
  const transcript = [
    { role: "system", content: "…" },
    { role: "user", content: "Does my debit card work?" },
    {
      role: "assistant",
      content: null,
      tool_calls: [
        { id: "1", type: "function", function: { name: "get_card", arguments: '{"card_id":"DC90001"}' } },
      ],
    },
    { role: "tool", tool_call_id: "1", content: '{"cards": [{"card_id": "DC90001", "status": "active"}]}' },
    { role: "assistant", content: "Yes, your card is active." },
  ];

  test("grades a transcript made elsewhere, and says what each check rests on", async () => {
    using place = workplace();
    const file = join(place.path, "chat.json");
    writeFileSync(file, JSON.stringify(transcript));
    const args = ["grade", "--suite", place.suite, "--case", "cards.status", "--transcript", file];
    const unjudged = await place.cli(...args);
    expect(unjudged.code).toBe(3);
    expect(unjudged.stdout).toContain("cards.status: open: 1 question has no answer");
    expect(unjudged.stdout).toMatch(/^ {2}R +unjudged: .*\[about 4\]$/m);
    await using judge = await startOpenAiServer((request) => judgeReply(request));
    const good = await place.cli(
      ...args,
      "--judge",
      "openai-compatible:judge",
      "--judge-base-url",
      judge.url,
    );
    expect(good.code).toBe(0);
    expect(good.stdout).toMatch(/cards\.status: passed/);
    writeFileSync(
      file,
      JSON.stringify([...transcript.slice(0, 2), { role: "assistant", content: "Yes, it is active." }]),
    );
    const bad = await place.cli(...args, "--json");
    expect(bad.code).toBe(1);
    expect(JSON.parse(bad.stdout)).toMatchObject({
      record: { verdict: { status: "failed", firstFailed: "A1" } },
    });
  });
});

describe("judge-audit", () => {
  test("holds a judge against hand labels (and never shows them its decision)", async () => {
    using place = workplace();
    await using server = await startOpenAiServer((request) =>
      judgeReply(request, (shown) => !shown.includes("Shall I freeze")),
    );
    const { cases } = loadRetailSuite(place.suite);
    await using model = await startScriptModel(cases.flatMap((each) => retailTalk(each) ?? []));
    const judge = ["--judge", "openai-compatible:judge", "--judge-base-url", server.url];
    const run = await place.cli(
      "run",
      place.suite,
      "--run-id",
      "r",
      "--agent",
      "m=openai-compatible:oracle",
      "--base-url",
      model.url,
      "--trials",
      "1",
      ...judge,
      "--json",
    );
    expect(run.stdout).toContain('"judging"');
    const items = join(place.path, "items.jsonl");
    await runCli(["judge-audit", "r", "--runs-dir", place.runs, "--write-items", items]);
    const lines = readFileSync(items, "utf8").trim().split("\n");
    expect(lines).toHaveLength(2);
    expect(lines.join("")).not.toMatch(/as it should be|"judge"/);
    const labels = lines.map((line) =>
      JSON.stringify({ ...(JSON.parse(line) as object), decision: "holds" }),
    );
    const file = join(place.path, "labels.jsonl");
    writeFileSync(file, labels.join("\n"));
    const audit = await runCli(["judge-audit", "r", "--runs-dir", place.runs, "--labels", file, "--json"]);
    expect(JSON.parse(audit.stdout)).toMatchObject({
      all: { bothHold: 1, falseFail: 1, falsePass: 0, unanswered: 0 },
    });
    writeFileSync(file, '{"item": "nobody", "decision": "holds"}');
    const wrong = await runCli(["judge-audit", "r", "--runs-dir", place.runs, "--labels", file]);
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain("labels.jsonl:1");
  });
});

describe("lint, prove and list", () => {
  test("name what is wrong with a suite, with file and place", async () => {
    using place = workplace();
    expect((await place.cli("lint", place.suite)).code).toBe(0);
    const proved = await place.cli("prove", place.suite);
    expect(proved.code).toBe(0);
    expect(proved.stdout).toContain("12 of 12 proofs hold");
    expect(proved.stdout).toMatch(/\n(\d+) of \1 hold in \d+ other voices; \d+ sound the same there\./);
    place.edit("cases/cards/freeze.yaml", "fails: S2", "fails: S6");
    const broken = await place.cli("prove", place.suite, "--voices", "none", "--json");
    expect(broken.code).toBe(1);
    expect(JSON.parse(broken.stdout)).toMatchObject({
      proofs: 12,
      voices: { "as-written": { proofs: 12, hold: 11 } },
      alike: 0,
      unproved: [],
      broken: [
        {
          scenario: "cards.freeze",
          agent: "foil:does-not-wait",
          voice: "as-written",
          expected: "failed S6",
          observed: "failed S2",
        },
      ],
    });
    const voiced = await place.cli("prove", place.suite, "--voice", "courteous", "--only", "cards.freeze");
    expect(voiced.code).toBe(1);
    expect(voiced.stdout).toContain(
      "cards.freeze foil:does-not-wait in voice courteous: expected failed S6, came to failed S2",
    );
    place.edit("cases/cards/freeze.yaml", "customer: asha", "customer: nobody");
    const wrong = await place.cli("lint", place.suite);
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toMatch(/freeze\.yaml:\d+.*nobody/s);
    expect((await place.cli("list", mini, "--json")).stdout).toContain('"cards.freeze"');
  });
});

describe("doctor", () => {
  test("says what works and what does not", async () => {
    await using server = await startOpenAiServer(({ body }) =>
      body.tools === undefined
        ? { type: "answer", content: "ready" }
        : { type: "answer", calls: [{ name: "add_numbers", arguments: '{"first":19,"second":23}' }] },
    );
    const args = ["doctor", "openai-compatible:m", "--base-url", server.url];
    const healthy = await runCli(args);
    expect(healthy.stdout).toContain("tool-calling");
    expect(healthy.code).toBe(0);
    await server.close();
    const dead = await runCli([...args, "--json"]);
    expect(JSON.parse(dead.stdout)).toMatchObject({ findings: [{ check: "reachable", status: "failed" }] });
    expect(dead.code).toBe(1);
  });
});

describe("import", () => {
  test.skipIf(publicCheckout() === undefined)(
    "makes a pack of a public checkout that runs (skipped without reference data)",
    async () => {
      for (const layout of ["case_bank", "data-set"] as const) {
        using checkout = publicCheckout(layout);
        if (checkout === undefined) return;
        const out = join(checkout.scratch, "pack");
        const runs = join(checkout.scratch, "runs");
        const made = await runCli(["import", "indicbankbench", checkout.root, "--out", out, "--json"]);
        expect(JSON.parse(made.stdout)).toMatchObject({ counts: { cases: 24, tools: 32 } });
        const proof = await runCli(["prove", out]);
        expect(proof.code).toBe(3);
        expect(proof.stdout).toContain("Nothing could be proved");
        const run = await runCli(["run", out, "--runs-dir", runs, "--trials", "1", "--json"]);
        expect(run.code).toBe(0);
        expect((JSON.parse(run.stdout) as Report).agents.map(({ agent }) => agent.label)).toEqual([
          "refuser",
          "hang-up",
        ]);
      }
    },
  );
});
