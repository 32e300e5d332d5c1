import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import yauzl from "yauzl";
import { z } from "zod";
import { LogHeader, Reductions, Sample, SampleSummary } from "../../src/exporters/inspect-log/log-format.ts";
import { startOpenAiServer, toolsReply, type OpenAiServer } from "../fixtures/openai-server.ts";
import { writeDoorAgent } from "../fixtures/door-agent.ts";
import { runCli, scratchFolder } from "./run-cli.ts";
import { storedRun, type StoredEpisode } from "./stored-run.ts";

const scratch = scratchFolder();
const runs = join(scratch.path, "runs");
let server: OpenAiServer;

const cli = (...args: string[]) => runCli([...args, "--runs-dir", runs]);

/** The agents of each run that is exported. */
const AGENTS = { fraud: ["gullible", "gullible + guard"], retail: ["eager", "m"], door: ["own"] } as const;
type Run = keyof typeof AGENTS;
const RUNS: readonly Run[] = ["fraud", "retail", "door"];

/** A guard run, a model run, and one of an agent with a loop of its own; small, with attacks and controls. */
beforeAll(async () => {
  server = await startOpenAiServer(toolsReply);
  const few = ["--trials", "2", "--no-calibration"];
  const guard = ["--guard", "examples/guards/quillhaven-rules.yaml", "--only", "chain"];
  await cli("run", "fraud", "--agent", "gullible", ...guard, ...few, "--run-id", "fraud");
  const model = ["--agent", "m=openai-compatible:a", "--base-url", server.url, "--only", "cards"];
  await cli("run", "retail-india", "--agent", "eager", ...model, ...few, "--run-id", "retail");
  const own = ["--agent", `own=${writeDoorAgent(scratch.path)}`, "--only", "money-mule"];
  await cli("run", "fraud", ...own, ...few, "--run-id", "door");
  for (const run of RUNS) await exported(run, logs(run));
}, 60_000);

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  scratch[Symbol.dispose]();
});

/** What a run holds of one agent, or of all. */
async function held(run: string, agent?: string): Promise<StoredEpisode[]> {
  const { episodes } = await storedRun(join(runs, run));
  return episodes.filter(({ key }) => agent === undefined || key.agent === agent);
}

/** The folder with a run's logs. */
const logs = (run: Run): string => join(scratch.path, `logs-${run}`);

async function exported(run: Run, out: string, ...more: string[]): Promise<void> {
  const { code, stderr } = await cli("export", run, "--inspect", "--out", out, ...more);
  expect(code, stderr).toBe(0);
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
    for (const run of RUNS) {
      const files = logsIn(logs(run));
      expect(files.map((file) => file.replace(/^.*_(.*)\.eval$/, "$1")).toSorted()).toEqual(
        AGENTS[run].map((agent) => agent.replace(" + ", "-")).toSorted(),
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
    await exported("fraud", file, "--agent", "gullible + guard");
    const { results } = LogHeader.loose().parse(JSON.parse(readFileSync(file, "utf8")));
    const { stdout } = await cli("report", "fraud", "--json");
    const Figures = z.object({
      side: z.string(),
      overall: z.object({ figures: z.object({ meanOverScenarios: z.number(), scenarios: z.int() }) }),
    });
    const Report = z.object({
      sided: z.object({ agents: z.array(z.object({ agent: z.string(), sides: z.array(Figures) })) }),
    });
    const report = Report.parse(JSON.parse(stdout)).sided.agents.find(
      ({ agent }) => agent === "gullible + guard",
    );
    expect(results.scores.map(({ name }) => name).toSorted()).toEqual(["security", "utility"]);
    for (const { name, metrics, scored_samples: scored, unscored_samples: unscored } of results.scores) {
      const { figures } = report?.sides.find(({ side }) => side === name)?.overall ?? {};
      expect(metrics["accuracy"]?.value).toBe(figures?.meanOverScenarios);
      expect([scored, unscored]).toEqual([figures?.scenarios, 0]);
    }
  });

  test("writes the same bytes for the same run, and nothing where it fails", async () => {
    const second = join(scratch.path, "again");
    await exported("door", second);
    const [one, other] = [logsIn(logs("door"))[0] ?? "", logsIn(second)[0] ?? ""];
    expect(readFileSync(one).equals(readFileSync(other))).toBe(true);

    const failing = (out: string, ...more: string[]) =>
      cli("export", "fraud", "--inspect", "--out", join(scratch.path, out), ...more);
    const two = await failing("two.eval");
    expect([two.code, two.stderr]).toEqual([2, expect.stringContaining("Choose one with --agent")]);
    const nobody = await failing("x", "--agent", "nobody");
    expect([nobody.code, nobody.stderr]).toEqual([2, expect.stringContaining("no agent of the run")]);
    const nowhere = await failing("no/such/x.eval", "--agent", "gullible");
    expect([nowhere.code, nowhere.stderr]).toEqual([2, expect.stringContaining("--out")]);
  });
});

describe("import-run of an Inspect log", () => {
  test("gives the same trajectories, scenarios and verdicts, for every agent and both forms", async () => {
    const json = join(scratch.path, "gullible.json");
    await exported("fraud", json, "--agent", "gullible");
    const files = [json, ...RUNS.flatMap((run) => logsIn(logs(run)))];
    const agents = new Set<string>();
    for (const [index, file] of files.entries()) {
      const again = `again-${index}`;
      const { code, stderr } = await cli("import-run", file, "--run-id", again);
      expect([0, 1], stderr).toContain(code);
      expect(stderr).toMatch(/(\d+) of \1 recorded verdicts are the same here/);
      const episodes = await held(again);
      expect(episodes.length).toBeGreaterThan(3);
      const agent = episodes[0]?.key.agent ?? "";
      agents.add(agent);
      const run = RUNS.find((each) => AGENTS[each].some((one) => one === agent)) ?? "";
      expect(episodes).toEqual(await held(run, agent));
    }
    expect([...agents].toSorted()).toEqual(Object.values(AGENTS).flat().toSorted());
  }, 120_000);

  test("refuses a log that was edited, and one that was made elsewhere", async () => {
    const file = join(scratch.path, "door.json");
    await exported("door", file);
    const text = readFileSync(file, "utf8");
    const refused = async (change: (log: EditableLog) => void): Promise<string> => {
      const log = EditableLog.parse(JSON.parse(text));
      change(log);
      const edited = join(scratch.path, "edited.json");
      writeFileSync(edited, JSON.stringify(log));
      const { code, stderr } = await cli("import-run", edited, "--run-id", "edited");
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
    const { code, stderr } = await cli("import-run", broken);
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
      await exported("fraud", source, "--agent", "gullible");
      execFileSync(command, [...before, file, source, target], { stdio: ["ignore", "ignore", "inherit"] });
      const name = `rewritten-${form}`;
      await cli("import-run", target, "--run-id", name);
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
