import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, describe, expect, it } from "vitest";
import { InputError } from "../../contract/errors.ts";
import { all, sampleKey, sampleTrajectory } from "../conformance/samples.ts";
import { openRunStore } from "./open-run-store.ts";

const root = mkdtempSync(join(tmpdir(), "store-lock-"));
afterAll(() => rmSync(root, { recursive: true }));
const newFolder = (): string => mkdtempSync(join(root, "run-"));

describe("the right to write a run", () => {
  it("belongs to one opening at a time, also within a process", async () => {
    const directory = newFolder();
    {
      await using _store = await openRunStore(directory, { mode: "write" });
      const second = openRunStore(directory, { mode: "write" });
      await expect(second).rejects.toThrow(InputError);
      await expect(second).rejects.toThrow(
        new RegExp(
          `run\\.sqlite: is being written by process ${process.pid} on ${hostname()} since 20.*can be read`,
        ),
      );
    }
    await using _next = await openRunStore(directory, { mode: "write" });
  });

  it("is not needed for reading, which sees what is written meanwhile", async () => {
    const directory = newFolder();
    await using writer = await openRunStore(directory, { mode: "write" });
    await using reader = await openRunStore(directory, { mode: "read" });
    expect(await reader.getTrajectory(sampleKey)).toBeUndefined();
    await writer.putTrajectory(sampleKey, sampleTrajectory(sampleKey));
    expect(await reader.getTrajectory(sampleKey)).toEqual(sampleTrajectory(sampleKey));
    expect(await all(reader.episodes())).toHaveLength(1);
    await expect(reader.putTrajectory(sampleKey, sampleTrajectory(sampleKey))).rejects.toThrow(
      /open for reading/,
    );
  });

  it("is given back when the run is closed, and when opening fails", async () => {
    const directory = newFolder();
    writeFileSync(join(directory, "run.sqlite"), "this is no database, but text of some length".repeat(9));
    await expect(openRunStore(directory, { mode: "write" })).rejects.toThrow(/no SQLite database/);
    rmSync(join(directory, "run.sqlite"));
    const store = await openRunStore(directory, { mode: "write" });
    expect(existsSync(join(directory, "run.owner.json"))).toBe(true);
    await store[Symbol.asyncDispose]();
    expect(readdirSync(directory).sort()).toEqual(["run.lock", "run.sqlite"]);
  });

  it("is not barred by what a dead owner left, even where its process id lives again", async () => {
    for (const left of [
      JSON.stringify({ pid: process.pid, host: hostname(), since: "2026-01-01T00:00:00Z" }),
      JSON.stringify({ pid: 1, host: "another-host", since: "2026-01-01T00:00:00Z" }),
      '{"pid": 1, "ho',
    ]) {
      const directory = newFolder();
      writeFileSync(join(directory, "run.owner.json"), left);
      await using store = await openRunStore(directory, { mode: "write" });
      await store.putTrajectory(sampleKey, sampleTrajectory(sampleKey));
    }
  });

  it("goes to exactly one of several processes, also when its owner was killed", async () => {
    const directory = newFolder();
    const contenders = await Promise.all(Array.from({ length: 5 }, () => startContender(directory)));
    try {
      while (contenders.length > 1) {
        const answers = await Promise.all(contenders.map((contender) => contender.ask("try")));
        const winners = contenders.filter((_, index) => answers[index] === "won");
        expect(winners, answers.join("\n")).toHaveLength(1);
        const [winner] = winners;
        for (const answer of answers.filter((answer) => answer !== "won")) {
          expect(answer).toContain(`is being written by process ${winner?.pid} on ${hostname()} since`);
        }
        await winner?.kill();
        contenders.splice(
          contenders.findIndex(({ pid }) => pid === winner?.pid),
          1,
        );
      }
      await expectOneByOne(directory, contenders);
    } finally {
      for (const contender of contenders) await contender.kill();
    }
  }, 60_000);
});

/** The last contender holds the run; this process gets it only after the contender has left. */
async function expectOneByOne(directory: string, [last]: readonly Contender[]): Promise<void> {
  expect(await last?.ask("try")).toBe("won");
  await expect(openRunStore(directory, { mode: "write" })).rejects.toThrow(`process ${last?.pid}`);
  expect(await last?.ask("leave")).toBe("left");
  await using _store = await openRunStore(directory, { mode: "write" });
}

type Contender = { pid: number | undefined; ask(line: string): Promise<string>; kill(): Promise<void> };

async function startContender(directory: string): Promise<Contender> {
  const program = join(import.meta.dirname, "contender.fixture.ts");
  const child = spawn(process.execPath, [program, directory], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const hear = async (): Promise<string> => String((await lines.next()).value);
  expect(await hear()).toBe("ready");
  return {
    pid: child.pid,
    ask(line) {
      child.stdin.write(`${line}\n`);
      return hear();
    },
    kill: () => killed(child),
  };
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.signalCode !== null || child.exitCode !== null) return;
  const closed = new Promise((resolve) => child.once("close", resolve));
  child.kill("SIGKILL");
  await closed;
}
