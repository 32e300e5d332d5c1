import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { InputError } from "../src/contract/errors.ts";
import type { EpisodeKey } from "../src/contract/ports.ts";
import type { Trajectory } from "../src/contract/trajectory.ts";
import { zipPieces } from "../src/library/export/zip-pieces.ts";
import { readResults, type ExportedEpisode } from "../src/importers/results/index.ts";
import { importOwn } from "../src/runs/import-results.ts";
import { gradingOf } from "../src/runs/judging.ts";
import { loadPlayableSuite } from "../src/suites/load-playable-suite.ts";
import { createMemoryStore } from "../src/store/index.ts";
import { sampleManifest, sampleTrajectory } from "../src/store/conformance/samples.ts";
import { runCli, scratchFolder } from "./e2e/run-cli.ts";

const NOW = "2026-03-15T09:00:00Z";
const facts = () => ({ prior: 0 });

/** Reads all of a file that was not made here, and tells what is said of it. */
async function complaint(file: string): Promise<string> {
  const work = async (): Promise<void> => {
    const results = await readResults(file, facts, NOW);
    for await (const _ of results.episodes()) expect(_).toBeDefined();
  };
  const error = await work().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(InputError);
  return String(error);
}

async function log(folder: string, change: (zip: Buffer) => Buffer): Promise<string> {
  const header = Buffer.from(JSON.stringify({ filler: "x".repeat(5_000) }));
  const pieces: Buffer[] = [];
  for await (const piece of zipPieces([{ name: "header.json", content: header }], new Date(NOW)))
    pieces.push(piece);
  const file = join(folder, "log.eval");
  writeFileSync(file, change(Buffer.concat(pieces)));
  return file;
}

/** Overwrites a field of the first entry of a zip's directory. */
function entryField(at: number, write: (entry: Buffer) => void) {
  return (zip: Buffer): Buffer => {
    const start = zip.lastIndexOf(Buffer.from("PK\u0001\u0002", "latin1"));
    write(zip.subarray(start + at));
    return zip;
  };
}

describe("a log that is no whole zip", () => {
  const spoilt: [string, (zip: Buffer) => Buffer, RegExp][] = [
    ["cut off", (zip) => zip.subarray(0, -10), /log\.eval: cannot be unpacked: End of central/],
    ["without its middle", (zip) => Buffer.concat([zip.subarray(0, 20), zip.subarray(60)]), /log\.eval: /],
    ["encrypted", entryField(8, (entry) => entry.writeUInt16LE(1)), /header\.json: .*encrypted/],
    ["packed otherwise", entryField(10, (entry) => entry.writeUInt16LE(14)), /unknown method \(14\)/],
    ["no Zstandard", entryField(10, (entry) => entry.writeUInt16LE(93)), /header\.json: cannot be unpacked/],
    ["another checksum", entryField(16, (entry) => entry.writeUInt32LE(7)), /not what its size and checksum/],
    ["another size", entryField(24, (entry) => entry.writeUInt32LE(7)), /not what its size and checksum/],
    ["said to be huge", entryField(24, (entry) => entry.writeUInt32LE(3e9)), /larger than 256 MB/],
    [
      "beyond its end",
      entryField(42, (entry) => entry.writeUInt32LE(9e6)),
      /header\.json: cannot be unpacked/,
    ],
  ];
  test.each(spoilt)("%s: is refused by its name", async (_, change, said) => {
    using scratch = scratchFolder();
    expect(await complaint(await log(scratch.path, change))).toMatch(said);
  });

  test("a member that unpacks to more than it says is not unpacked to its end", async () => {
    using scratch = scratchFolder();
    const bomb = deflateRawSync(Buffer.alloc(300 << 20));
    const file = await log(scratch.path, (zip) => {
      const [at, end] = [zip.readUInt16LE(26) + 30, zip.lastIndexOf(Buffer.from("PK\u0001\u0002", "latin1"))];
      const tail = Buffer.from(zip.subarray(end));
      tail.writeUInt32LE(bomb.length, 20);
      tail.writeUInt32LE(at + bomb.length, tail.length - 6);
      return Buffer.concat([zip.subarray(0, at), bomb, tail]);
    });
    expect(await complaint(file)).toMatch(/header\.json: cannot be unpacked: Cannot create a Buffer larger/);
  });
});

describe("results that are no JSON that anyone writes", () => {
  const nested = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
  const texts: [string, string][] = [
    ["deep.json", `{"version": 2, "status": "success", "eval": ${nested}}`],
    ["deep-tau2.json", `{"info": ${nested}, "simulations": []}`],
    ["key.json", `{"\\x": 1}`],
  ];
  test.each(texts)("%s is refused", async (name, text) => {
    using scratch = scratchFolder();
    writeFileSync(join(scratch.path, name), text);
    expect(await complaint(join(scratch.path, name))).toMatch(/nesting deeper than 900|no results/);
  });

  test.skipIf(process.platform === "win32")("nobody waits for a pipe", async () => {
    using scratch = scratchFolder();
    const file = join(scratch.path, "pipe.jsonl");
    execFileSync("mkfifo", [file]);
    expect(await complaint(file)).toMatch(/pipe\.jsonl: is no file and no folder/);
  });

  test("200,000 lines are read", async () => {
    using scratch = scratchFolder();
    const file = join(scratch.path, "many.jsonl");
    writeFileSync(file, `{"scenario":"s","messages":[]}\n`.repeat(3).concat(manyLines(200_000)));
    expect(await readResults(file, facts, NOW)).toMatchObject({ trials: 200_000 });
  });
});

function manyLines(count: number): string {
  const lines = Array.from({ length: count }, (_, n) => `{"scenario":"t","trial":${n + 1},"messages":[]}`);
  return lines.join("\n");
}

describe("an export whose own record was edited", () => {
  const suite = loadPlayableSuite("retail-india");
  const [first] = suite.scenarios;
  if (first === undefined) throw new Error("the suite has scenarios");
  const manifest = { ...sampleManifest, scenarios: [first.planned], suite: { ...sampleManifest.suite } };
  const key: EpisodeKey = {
    agent: "teller-a",
    scenario: first.planned.id,
    scenarioHash: first.planned.hash,
    trial: 0,
  };
  const exported = (more: Partial<ExportedEpisode> = {}, text = "Hello."): ExportedEpisode => ({
    place: "log.json: samples[0]",
    scenario: first.text,
    trajectory: sampleTrajectory(key, { text }),
    ...more,
  });

  async function imported(episodes: ExportedEpisode[], of = manifest) {
    await using store = createMemoryStore();
    const results = {
      origin: "tellerproof",
      file: "log.json",
      manifest: of,
      episodes: async function* () {
        yield* episodes;
      },
    } as const;
    const outcome = await importOwn(results, of, { store, signal: new AbortController().signal });
    return { outcome, verdict: await store.getVerdict(key, gradingOf(of)) };
  }

  test("comes in where nothing was", async () => {
    expect((await imported([exported(), exported()])).verdict).toBeDefined();
  });

  const other = (part: Partial<Trajectory>): Trajectory => ({ ...sampleTrajectory(key), ...part });
  const edits: [string, ExportedEpisode[], RegExp][] = [
    ["agent", [exported({ trajectory: other({ agent: "b" }) })], /agent: .*"b"/],
    ["trial", [exported({ trajectory: other({ trial: 9 }) })], /trial: .*9/],
    ["the key alone", [exported({ trajectory: other({ scenarioHash: "0" }) })], /scenarioHash: /],
    ["suite", [exported({ trajectory: other({ suite: "x" }) })], /suite: .*"x"/],
    ["a scenario's text", [exported({ scenario: "{" })], /scenario's text cannot be read/],
    ["a scenario's form", [exported({ scenario: "{}" })], /it has another form/],
    ["one of two texts", [exported(), exported({ scenario: `${first.text} ` })], /another text/],
    ["one of two episodes", [exported(), exported({}, "Other words.")], /another episode here already/],
  ];
  test.each(edits)("%s: is refused", async (_, episodes, said) => {
    await expect(imported(episodes)).rejects.toThrow(said);
    await expect(imported(episodes)).rejects.toBeInstanceOf(InputError);
  });

  const [agent] = manifest.agents;
  if (agent === undefined) throw new Error("a manifest names an agent");
  const plans: [string, Partial<typeof manifest>, RegExp][] = [
    ["an agent twice", { agents: [agent, agent] }, /agents: is there twice \(got "teller-a"\)/],
    ["no agent", { agents: [] }, /agents: none of them/],
    ["half a character", { agents: [{ ...agent, label: "\ud800" }] }, /half a character pair/],
    ["trials without bounds", { trials: 1e9 }, /log\.json: trials: .*more than 1,000,000/],
  ];
  test.each(plans)("a plan with %s: is refused", async (_, part, said) => {
    await expect(imported([exported()], { ...manifest, ...part })).rejects.toThrow(said);
  });
});

test("an agent may call for any tool, and with any arguments", async () => {
  using scratch = scratchFolder();
  const suite = loadPlayableSuite("retail-india");
  const [first] = suite.scenarios;
  const tools = ["constructor", "__proto__", "toString"];
  const calls = tools.map((name, index) => ({
    id: String(index),
    type: "function",
    function: { name, arguments: '{"__proto__": {"a": 1}, "constructor": 2}' },
  }));
  const messages = [
    { role: "user", content: "Hello." },
    { role: "assistant", content: null, tool_calls: calls },
  ];
  const file = join(scratch.path, "calls.jsonl");
  // Escape sequences in a name are no one's to run.
  writeFileSync(file, JSON.stringify({ scenario: first?.planned.id, agent: "\u001b[31mred", messages }));
  const how = ["--suite", "retail-india", "--run-id", "calls", "--runs-dir", scratch.path];
  const { code, stdout, stderr } = await runCli(["import-run", file, ...how]);
  expect(stderr).toContain("1 episode imported.");
  expect([code, `${stdout}${stderr}`.includes("\u001b")]).toEqual([0, false]);
});
