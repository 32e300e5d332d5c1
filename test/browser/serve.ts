import type { ChildProcess } from "node:child_process";
import { startCli } from "../e2e/run-cli.ts";

/** A viewer started from the command line, until it is disposed of. */
export async function serveRuns(
  runsDir: string,
  runs: readonly string[] = [],
): Promise<{ url: string; start: string } & AsyncDisposable> {
  const child = startCli(["view", ...runs, "--no-open", "--runs-dir", runsDir]);
  const start = await firstLine(child);
  return {
    url: new URL(start).origin,
    start,
    async [Symbol.asyncDispose]() {
      const closed = new Promise((done) => child.once("close", done));
      child.kill("SIGINT");
      await closed;
    },
  };
}

/** The first line that a process prints. @throws Error with all that it said where it ends before. */
async function firstLine(child: ChildProcess): Promise<string> {
  let [out, err] = ["", ""];
  child.stderr?.on("data", (chunk: Buffer) => (err += chunk.toString()));
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.stdout?.on("data", (chunk: Buffer) => {
    out += chunk.toString();
    if (out.includes("\n")) resolve(out.slice(0, out.indexOf("\n")));
  });
  child.once("close", () => reject(new Error(`it ended: ${out}${err}`)));
  return promise;
}
