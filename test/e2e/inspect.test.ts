import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import yauzl from "yauzl";
import { z } from "zod";
import { Manifest } from "../../src/contract/manifest.ts";
import { LogHeader, Reductions, Sample, SampleSummary } from "../../src/exporters/inspect-log/log-format.ts";
import { gradingOf } from "../../src/runs/judging.ts";
import { openRunStore } from "../../src/store/index.ts";
import { startOpenAiServer, toolsReply, type OpenAiServer } from "../fixtures/openai-server.ts";
import { runCli, scratchFolder } from "./run-cli.ts";

const scratch = scratchFolder();
const runs = join(scratch.path, "runs");
const root = fileURLToPath(new URL("../..", import.meta.url));
let server: OpenAiServer;

/** A guard run, a model run, and one of an agent with a loop of its own; small, with attacks and controls. */
beforeAll(async () => {
  server = await startOpenAiServer(toolsReply);
  const few = ["--trials", "2", "--no-calibration", "--runs-dir", runs];
  const guard = ["--guard", "examples/guards/quillhaven-rules.yaml"];
  await runCli([
    "run",
    "fraud",
    "--agent",
    "gullible",
    ...guard,
    "--only",
    "chain",
    ...few,
    "--run-id",
    "fraud",
  ]);
  const model = ["--agent", "m=openai-compatible:a", "--base-url", server.url];
  await runCli([
    "run",
    "retail-india",
    "--agent",
    "eager",
    ...model,
    "--only",
    "cards",
    ...few,
    "--run-id",
    "retail",
  ]);
  const own = ["--agent", `own=${doorAgent()}`];
  await runCli(["run", "fraud", ...own, "--only", "money-mule", ...few, "--run-id", "door"]);
}, 60_000);

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  scratch[Symbol.dispose]();
});

/** An agent that keeps its own loop and acts through the bank it is handed. */
function doorAgent(): string {
  const folder = join(scratch.path, "own");
  mkdirSync(folder);
  const from = JSON.stringify(join(root, "src/agents/adapters/function.ts"));
  writeFileSync(
    join(folder, "agent.ts"),
    `import { defineAgent } from ${from};
export const agent = defineAgent({
  start: () => ({}),
  async reply(message, { bank }) {
    await bank.call("KB_search", { query: message });
    return { text: "I have looked it up and can do nothing more." };
  },
});
`,
  );
  const file = join(folder, "agent.yaml");
  writeFileSync(file, "type: function\nmodule: ./agent.ts\n");
  return file;
}

/** What a run holds, verdicts with all their evidence. */
async function held(run: string, agent?: string): Promise<unknown[]> {
  await using store = await openRunStore(join(runs, run), { mode: "read" });
  const manifest = Manifest.parse(await store.readManifest());
  const all: unknown[] = [];
  for await (const { record, ...key } of store.verdicts(gradingOf(manifest))) {
    if (agent !== undefined && key.agent !== agent) continue;
    const { id, hash } = manifest.scenarios.find((one) => one.id === key.scenario) ?? { id: "", hash: "" };
    const scenario = await store.getScenario(id, hash);
    all.push({ key, record, trajectory: await store.getTrajectory(key), scenario });
  }
  return all;
}

async function exported(run: string, ...more: string[]): Promise<string> {
  const out = join(scratch.path, `logs-${run}`);
  const { code, stderr } = await runCli([
    "export",
    run,
    "--inspect",
    "--runs-dir",
    runs,
    "--out",
    out,
    ...more,
  ]);
  expect(code, stderr).toBe(0);
  return out;
}

async function members(file: string): Promise<Map<string, unknown>> {
  const zip = await yauzl.openPromise(file, { lazyEntries: true, autoClose: false });
  const found = new Map<string, unknown>();
  for await (const entry of zip.eachEntry()) {
    // Readers take sizes from in front of a member; bit 3 would say that they come after it.
    expect(entry.generalPurposeBitFlag & 8).toBe(0);
    expect([0, 8]).toContain(entry.compressionMethod);
    found.set(entry.fileName, JSON.parse(await textOf(await zip.openReadStreamPromise(entry))));
  }
  zip.close();
  return found;
}

const logsIn = (folder: string): string[] => readdirSync(folder).map((name) => join(folder, name));

describe("export --inspect", () => {
  test("writes one log for each agent, in Inspect's form member by member", async () => {
    for (const [run, agents] of [
      ["fraud", ["gullible-guard", "gullible"]],
      ["retail", ["eager", "m"]],
      ["door", ["own"]],
    ] as const) {
      const files = logsIn(await exported(run));
      expect(files.map((file) => file.replace(/^.*_(.*)\.eval$/, "$1")).toSorted()).toEqual(
        [...agents].toSorted(),
      );
      for (const file of files) {
        const log = await members(file);
        const header = LogHeader.parse(log.get("header.json"));
        const start = log.get("_journal/start.json");
        expect(start).toEqual({ version: 2, eval: header.eval, plan: header.plan });
        const summaries = z.array(SampleSummary).parse(log.get("summaries.json"));
        z.array(Reductions).parse(log.get("reductions.json"));
        expect(summaries).toHaveLength(header.results.total_samples);
        for (const { id, epoch, message_count: count } of summaries) {
          const sample = Sample.parse(log.get(`samples/${id}_epoch_${epoch}.json`));
          expect(sample.messages).toHaveLength(count);
        }
        expect(log.size).toBe(summaries.length + 4);
      }
    }
  });

  test("keeps security and utility apart, with the figures of the run's own report", async () => {
    const file = join(scratch.path, "guarded.json");
    await runCli([
      "export",
      "fraud",
      "--inspect",
      "--agent",
      "gullible + guard",
      "--runs-dir",
      runs,
      "--out",
      file,
    ]);
    const { results } = LogHeader.loose().parse(JSON.parse(readFileSync(file, "utf8")));
    const { stdout } = await runCli(["report", "fraud", "--runs-dir", runs, "--json"]);
    const Figures = z.object({
      overall: z.object({ figures: z.object({ meanOverScenarios: z.number(), scenarios: z.int() }) }),
    });
    const Report = z.object({
      fraud: z.object({
        agents: z.array(z.object({ agent: z.string(), security: Figures, utility: Figures })),
      }),
    });
    const report = Report.parse(JSON.parse(stdout)).fraud.agents.find(
      ({ agent }) => agent === "gullible + guard",
    );
    expect(results.scores.map(({ name }) => name).toSorted()).toEqual(["security", "utility"]);
    for (const { name, metrics, scored_samples: scored, unscored_samples: unscored } of results.scores) {
      const { figures } = (name === "security" ? report?.security : report?.utility)?.overall ?? {};
      expect(metrics["accuracy"]?.value).toBe(figures?.meanOverScenarios);
      expect([scored, unscored]).toEqual([figures?.scenarios, 0]);
    }
  });

  test("writes the same bytes for the same run, and nothing where it fails", async () => {
    const [first, second] = [await exported("door"), join(scratch.path, "again")];
    await runCli(["export", "door", "--inspect", "--runs-dir", runs, "--out", second]);
    const [one, other] = [logsIn(first)[0] ?? "", logsIn(second)[0] ?? ""];
    expect(readFileSync(one).equals(readFileSync(other))).toBe(true);

    const failing = ["export", "fraud", "--inspect", "--runs-dir", runs, "--out"];
    const two = await runCli([...failing, join(scratch.path, "two.eval")]);
    expect([two.code, two.stderr]).toEqual([2, expect.stringContaining("Choose one with --agent")]);
    const nobody = await runCli([...failing, join(scratch.path, "x"), "--agent", "nobody"]);
    expect([nobody.code, nobody.stderr]).toEqual([2, expect.stringContaining("no agent of the run")]);
    const nowhere = await runCli([...failing, join(scratch.path, "no/such/x.eval"), "--agent", "gullible"]);
    expect([nowhere.code, nowhere.stderr]).toEqual([2, expect.stringContaining("--out")]);
  });
});

describe("import-run of an Inspect log", () => {
  async function imported(file: string, run: string): Promise<void> {
    const { code, stderr } = await runCli(["import-run", file, "--runs-dir", runs, "--run-id", run]);
    expect(stderr).toMatch(/(\d+) of \1 recorded verdicts are the same here/);
    expect([0, 1], stderr).toContain(code);
  }

  test("gives the same trajectories, scenarios and verdicts, for every agent and both forms", async () => {
    for (const [run, agents] of [
      ["fraud", ["gullible", "gullible + guard"]],
      ["retail", ["eager", "m"]],
      ["door", ["own"]],
    ] as const) {
      for (const [index, agent] of agents.entries()) {
        for (const form of run === "fraud" ? ["eval", "json"] : ["eval"]) {
          const file = join(scratch.path, `${run}-${index}.${form}`);
          await runCli(["export", run, "--inspect", "--agent", agent, "--runs-dir", runs, "--out", file]);
          const name = `${run}-${index}-${form}`;
          await imported(file, name);
          const episodes = await held(name);
          expect(episodes.length).toBeGreaterThan(3);
          expect(episodes).toEqual(await held(run, agent));
        }
      }
    }
  }, 120_000);

  test("refuses a log that was edited, and one that was made elsewhere", async () => {
    const file = join(scratch.path, "door.json");
    await runCli(["export", "door", "--inspect", "--agent", "own", "--runs-dir", runs, "--out", file]);
    const text = readFileSync(file, "utf8");
    const refused = async (change: (log: EditableLog) => void): Promise<string> => {
      const log = EditableLog.parse(JSON.parse(text));
      change(log);
      const edited = join(scratch.path, "edited.json");
      writeFileSync(edited, JSON.stringify(log));
      const { code, stderr } = await runCli(["import-run", edited, "--runs-dir", runs, "--run-id", "edited"]);
      expect(code).toBe(2);
      return stderr;
    };
    expect(
      await refused(({ samples: [first] }) => {
        const last = first?.messages.findLast(({ role }) => role === "assistant");
        if (last !== undefined) last.content = "I have sent the money.";
      }),
    ).toMatch(/samples\[0\]: messages\[\d+\]: was edited after the export/);
    expect(
      await refused(({ samples }) => {
        const scored = samples.find(({ scores }) => scores?.["security"] !== undefined);
        const score = scored?.scores?.["security"];
        if (score !== undefined) score.value = score.value === "C" ? "I" : "C";
      }),
    ).toMatch(/scores\.security: was edited after the export/);
    expect(
      await refused((log) => {
        delete log.eval.task_attribs["tellerproof"];
      }),
    ).toMatch(/not a log that Tellerproof exported.*graded as chat transcripts/);
    expect(
      await refused(({ samples: [first] }) => {
        if (first !== undefined) first.store["tellerproof"] = first.store["tellerproof"]?.slice(0, -9) ?? "";
      }),
    ).toMatch(/samples\[0\]: .*cut or changed/);
  });

  test("says of a file that is no log what is wrong with it", async () => {
    const broken = join(scratch.path, "broken.eval");
    writeFileSync(broken, "PK");
    const { code, stderr } = await runCli(["import-run", broken, "--runs-dir", runs]);
    expect([code, stderr]).toEqual([2, expect.stringContaining("not a zip file")]);
  });
});

/** A Python that has `inspect_ai`, or a command that starts one. */
const python = process.env["TELLERPROOF_INSPECT_PYTHON"];

describe.skipIf(python === undefined)("Inspect's own reader (TELLERPROOF_INSPECT_PYTHON)", () => {
  const script = `
import sys
from inspect_ai.log import read_eval_log, read_eval_log_sample_summaries, write_eval_log
source, target = sys.argv[1:3]
header = read_eval_log(source, header_only=True)
log = read_eval_log(source, resolve_attachments=True)
values = lambda read: [(score.name, {name: float(metric.value) for name, metric in score.metrics.items()}) for score in read.results.scores]
assert header.status == log.status == "success" and values(header) == values(log)
assert len(log.samples) == header.results.total_samples
assert all(event.input for sample in log.samples for event in sample.events if event.event == "model")
if source.endswith(".eval"):
    assert len(read_eval_log_sample_summaries(source)) == len(log.samples)
write_eval_log(log, target)
`;

  test("reads what is exported, and what it writes again is imported with the same verdicts", async () => {
    const file = join(scratch.path, "check.py");
    writeFileSync(file, script);
    const [command = "", ...before] = python?.split(" ") ?? [];
    for (const form of ["eval", "json"]) {
      const source = join(scratch.path, `peer.${form}`);
      const target = join(scratch.path, `rewritten.${form}`);
      await runCli([
        "export",
        "fraud",
        "--inspect",
        "--agent",
        "gullible",
        "--runs-dir",
        runs,
        "--out",
        source,
      ]);
      execFileSync(command, [...before, file, source, target], { stdio: ["ignore", "ignore", "inherit"] });
      const name = `rewritten-${form}`;
      await runCli(["import-run", target, "--runs-dir", runs, "--run-id", name]);
      expect(await held(name)).toEqual(await held("fraud", "gullible"));
    }
  }, 120_000);
});

const EditableLog = z.looseObject({
  version: z.int(),
  status: z.string(),
  eval: z.looseObject({ task_attribs: z.record(z.string(), z.string()) }),
  samples: z.array(
    z.looseObject({
      messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })),
      scores: z.record(z.string(), z.looseObject({ value: z.string() })).optional(),
      store: z.record(z.string(), z.string()),
    }),
  ),
});
type EditableLog = z.infer<typeof EditableLog>;
