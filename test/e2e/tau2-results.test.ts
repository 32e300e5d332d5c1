import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseExact, printExact, withoutUndefined } from "../../src/exact-json/index.ts";
import { passHatK } from "../../src/statistics/pass-hat-k.ts";
import { tau2Checkout, type BankingCheckout } from "../fixtures/banking-checkout.ts";
import { writeDoorAgent } from "../fixtures/door-agent.ts";
import { judgeReply } from "../fixtures/judge-model.ts";
import { startOpenAiServer } from "../fixtures/openai-server.ts";
import { goldPlayers } from "../fixtures/tau2-players.ts";
import { referenceDir } from "../reference.ts";
import { runCli, scratchFolder } from "./run-cli.ts";
import { storedRun, type StoredEpisode } from "./stored-run.ts";

const scratch = scratchFolder();
const runs = join(scratch.path, "runs");
afterAll(() => scratch[Symbol.dispose]());

/** Runs a command line that has no blanks within its arguments, over this test's runs: to its end, whatever its figures. */
async function cli(line: string): Promise<{ stdout: string; stderr: string }> {
  const { code, stdout, stderr } = await runCli([...line.split(" "), "--runs-dir", runs]);
  expect([0, 1, 3], `${line}\n${stderr}`).toContain(code);
  return { stdout, stderr };
}

const held = (run: string) => storedRun(join(runs, run));

type Episodes = { episodes: readonly StoredEpisode[] };

const statuses = (
  { episodes }: Episodes,
  statusOf = ({ record }: StoredEpisode): string => record.verdict.status,
): string[] =>
  episodes
    .map((episode) => {
      const { agent, scenario, trial } = episode.key;
      return `${agent} ${scenario} ${trial}: ${statusOf(episode)}`;
    })
    .toSorted();

/**
 * What they are as anybody's results, where no author answers for a built-in agent: who passed by his answers is open. What was
 * open had no reward there, and the form has but one word for that.
 */
const asForeign = (played: Episodes): string[] =>
  statuses(played, ({ judgements, record: { judgedBy, verdict } }) => {
    if (verdict.status === "open") return "error";
    return verdict.status === "passed" && judgedBy === "author" && judgements.length > 0
      ? "open"
      : verdict.status;
  });

/** Results files at a place. */
const filesAt = (place: string): string[] =>
  statSync(place).isDirectory() ? readdirSync(place).map((name) => join(place, name)) : [place];

type Results = { simulations: { id: string; info: object | null; messages: { content: string }[] }[] };

/** Changes results files in place. Numbers stay as they are written. */
function edit(place: string, change: (results: Results) => void): void {
  for (const file of filesAt(place)) {
    const results = parseExact(readFileSync(file, "utf8"));
    change(results as unknown as Results); // what the exporter writes
    writeFileSync(file, printExact(withoutUndefined(results)));
  }
}

/** Exports a run; imports it as it is, and once more as anybody else's results. */
async function thereAndBack(run: string, suite: string, more = "") {
  const out = join(scratch.path, `${run}-out`);
  await cli(`export ${run} --tau2 --out ${out}`);
  await cli(`import-run ${out} --run-id ${run}-own`);
  edit(out, ({ simulations }) => simulations.forEach((each) => (each.info = null)));
  const { stderr } = await cli(`import-run ${out} --suite ${suite} --run-id ${run}-foreign ${more}`.trim());
  const [played, own, foreign] = [await held(run), await held(`${run}-own`), await held(`${run}-foreign`)];
  return { out, played, own, foreign, stderr };
}

describe("a run as tau2 results, and back", () => {
  test("fraud: baselines, a guard and an agent with a loop of its own, to the letter", async () => {
    const door = writeDoorAgent(scratch.path);
    const agents = `--agent gullible --agent refuser --agent hang-up --agent door=${door}`;
    const guard = "--guard examples/guards/quillhaven-rules.yaml";
    const only = "--only app-scam --only money-mule --only prompt-injection";
    await cli(`run fraud ${agents} ${guard} ${only} --trials 2 --run-id fraud`);
    const { played, own, foreign, stderr } = await thereAndBack("fraud", "fraud", "--judge rules");
    expect(played.manifest.agents.length).toBeGreaterThan(7);
    expect(new Set(played.episodes.map(({ record }) => record.verdict.status))).toEqual(
      new Set(["passed", "failed", "open"]),
    );
    expect(own.episodes).toEqual(played.episodes);
    expect(own.manifest).toEqual({ ...played.manifest, run: "fraud-own" });
    expect(statuses(foreign)).toEqual(asForeign(played));
    expect(stderr).toContain("recorded verdicts are the same here");
    const acts = played.episodes.flatMap(({ trajectory }) => trajectory.events);
    expect(new Set(acts.flatMap((event) => (event.type === "guard" ? [event.act.type] : [])))).toContain(
      "denied",
    );
    expect(acts.some((event) => event.type === "tool-result" && event.status === "malformed-arguments")).toBe(
      true,
    );
  });

  test("retail: one file for one agent, and its verdicts without the others", async () => {
    await cli("run retail-india --agent eager --agent oracle --only cards --trials 2 --run-id retail");
    const out = join(scratch.path, "eager.json");
    await cli(`export retail --tau2 --agent eager --out ${out}`);
    await cli(`import-run ${out} --run-id eager`);
    const [played, own] = [await held("retail"), await held("eager")];
    expect(own.episodes).toEqual(played.episodes.filter(({ key }) => key.agent === "eager"));
    expect(own.manifest.agents.map(({ label }) => label)).toEqual(["eager"]);
    edit(out, ({ simulations }) => simulations.forEach((each) => (each.info = null)));
    await cli(`import-run ${out} --suite retail-india --judge rules --run-id eager-foreign`);
    expect(statuses(await held("eager-foreign"))).toEqual(asForeign(own));
    await using judge = await startOpenAiServer((request) => judgeReply(request));
    const asked = `--judge openai-compatible:judge --judge-base-url ${judge.url}`;
    await cli(`import-run ${out} --suite retail-india ${asked} --run-id eager-judged`);
    expect(statuses(await held("eager-judged"))).toEqual(statuses(own));
  });

  test("what was edited is not taken for what was graded, and what does not fit together is refused", async () => {
    const out = join(scratch.path, "edited.json");
    await cli("run fraud --agent refuser --no-calibration --only app-scam --trials 1 --run-id edited");
    await cli(`export edited --tau2 --out ${out}`);
    edit(out, ({ simulations: [first] }) => {
      const message = first?.messages[1];
      if (message !== undefined) message.content += " Or rather not.";
    });
    const { code, stderr } = await runCli(["import-run", out, "--runs-dir", runs, "--run-id", "edited-back"]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/edited\.json: simulations\[0\]: messages\[1\]: was changed after the export/);
    expect(() => statSync(join(runs, "edited-back"))).toThrow(/ENOENT/);
    const again = await runCli(["export", "edited", "--tau2", "--agent", "nobody", "--runs-dir", runs]);
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining("edited has refuser")]);
    const noSuite = join(scratch.path, "no-suite.json");
    await cli(`export edited --tau2 --out ${noSuite}`);
    edit(noSuite, ({ simulations }) => simulations.slice(1).forEach((each) => (each.info = null)));
    const mixed = await runCli(["import-run", noSuite, "--runs-dir", runs]);
    expect([mixed.code, mixed.stderr]).toEqual([
      2,
      expect.stringContaining("simulations[1]: info.tellerproof: is missing, though others carry it"),
    ]);
    edit(noSuite, ({ simulations }) => simulations.forEach((each) => (each.info = null)));
    const asked = await runCli(["import-run", noSuite, "--runs-dir", runs]);
    expect([asked.code, asked.stderr]).toEqual([2, expect.stringContaining("--suite")]);
  });
});

const reference = referenceDir();
/** Tasks that look up, write, hand out tools and unlock them, by both sides. */
const TASKS = ["task_001", "task_004", "task_015", "task_017", "task_031", "task_044", "task_055"];
const SLOPPY = ["task_004", "task_055"];

describe.skipIf(reference === undefined)(
  "a tau2 pack, from a checkout to results and back (reference data)",
  () => {
    let checkout: BankingCheckout | undefined;
    let out: string;
    beforeAll(async () => {
      checkout = tau2Checkout();
      const pack = join(scratch.path, "pack");
      out = join(scratch.path, "tau2-out");
      await runCli(["import", "tau2", checkout?.root ?? "", "--out", pack]);
      await using server = await startOpenAiServer(
        goldPlayers(join(reference ?? "", "tau2-banking/data/tasks"), SLOPPY),
      );
      const part = (name: string, prefix: string) =>
        `--${name} openai-compatible:${name} --${prefix}base-url ${server.url}`;
      const models = [part("agent", ""), part("caller", "caller-"), part("judge", "judge-")].join(" ");
      const only = TASKS.map((id) => `--only ${id}`).join(" ");
      await cli(`run ${pack} ${only} ${models} --agent refuser --trials 2 --run-id tau2`);
    }, 120_000);
    afterAll(() => checkout?.[Symbol.dispose]());

    test("right conduct passes, also where tools are unlocked and handed out, and comes back as it was", async () => {
      const { played, own, foreign } = await thereAndBack("tau2", join(scratch.path, "pack"));
      const agent = played.episodes.filter(({ key }) => key.agent === "openai-compatible:agent");
      for (const { key, record } of agent) {
        const expected = SLOPPY.includes(key.scenario) ? "failed" : "passed";
        expect([key.scenario, record.verdict.status]).toEqual([key.scenario, expected]);
      }
      expect(own.episodes).toEqual(played.episodes);
      expect(statuses(foreign)).toEqual(statuses(played));
    });

    const python = process.env["TELLERPROOF_TAU2_PYTHON"];
    const figures = fileURLToPath(new URL("../fixtures/tau2-figures.py", import.meta.url));

    test.skipIf(python === undefined)(
      "opens in the harness's own reader, with the same pass^k (set TELLERPROOF_TAU2_PYTHON to a Python that imports tau2)",
      async () => {
        await cli(`export tau2 --tau2 --agent openai-compatible:agent --out ${out}.json`);
        const saved = `${out}-saved.json`;
        const text = execFileSync(python ?? "", [figures, `${out}.json`, saved], { encoding: "utf8" });
        const passed = TASKS.length - SLOPPY.length;
        const share = (k: number) => (passed * passHatK({ trials: 2, passed: 2, k })) / TASKS.length;
        expect(JSON.parse(text)).toMatchObject({
          simulations: TASKS.length * 2,
          pass: { 1: share(1), 2: share(2) },
        });
        await cli(`import-run ${saved} --run-id tau2-saved`);
        const played = (await held("tau2")).episodes.filter(
          ({ key }) => key.agent === "openai-compatible:agent",
        );
        expect((await held("tau2-saved")).episodes).toEqual(played);
      },
    );
  },
);
