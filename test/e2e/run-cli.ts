import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const main = join(root, "src/cli/main.ts");

export type CliResult = { code: number | null; stdout: string; stderr: string };

/** Starts the command line from source, as a process of its own. */
export function startCli(
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): ChildProcess {
  return spawn(process.execPath, ["--conditions=tellerproof-source", main, ...args], {
    cwd: options.cwd ?? root,
    env: { ...process.env, TELLERPROOF_RUNS: undefined, ...options.env },
    stdio: ["pipe", "pipe", "pipe"],
  });
}

/** Runs the command line to its end. `input` is its standard input. */
export async function runCli(
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string; input?: string } = {},
): Promise<CliResult> {
  const child = startCli(args, options);
  child.stdin?.end(options.input ?? "");
  return ended(child);
}

/** What a started command printed and how it ended. */
export async function ended(child: ChildProcess): Promise<CliResult> {
  let stdout = "";
  let stderr = "";
  child.stdout?.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, stdout, stderr };
}

/** A folder for one test, gone afterwards. */
export function scratchFolder(): { path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), "tellerproof-e2e-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
