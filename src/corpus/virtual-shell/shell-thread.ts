import { parentPort, workerData } from "node:worker_threads";
import { Bash, type CommandName } from "just-bash";
import { ReadOnlyFiles } from "./read-only-files.ts";
import type { ShellMessage, ShellStart } from "./shell-message.ts";

/**
 * The thread that commands run in: an interpreter of shell language over files in memory. It starts no process, opens
 * no socket, and has no environment of the host; what its own limits do not stop, the other side stops by ending the
 * thread.
 */
const commands: CommandName[] = [
  ...(["ls", "tree", "find", "cat", "head", "tail", "nl", "tac", "wc", "stat", "file", "du"] as const),
  ...(["grep", "egrep", "fgrep", "rg", "sed", "awk", "cut", "tr", "sort", "uniq", "comm", "diff"] as const),
  ...(["join", "paste", "column", "fold", "rev", "strings", "xargs", "jq", "tee"] as const),
  ...(["echo", "printf", "pwd", "basename", "dirname", "seq", "expr", "true", "false"] as const),
  ...(["env", "printenv", "which", "bash", "sh"] as const),
  // These only find out that the files are read-only.
  ...(["touch", "mkdir", "rm", "rmdir", "cp", "mv", "ln", "chmod"] as const),
];

const MIB = 1024 * 1024;
const start = workerData as ShellStart; // what our own side passed
const untouched = new Date(0);
const files = new ReadOnlyFiles(
  Object.fromEntries(start.files.map(([path, content]) => [path, { content, mtime: untouched }])),
);
const shell = new Bash({
  fs: files,
  cwd: start.folder,
  env: { HOME: start.folder, USER: "agent" },
  commands,
  executionLimits: {
    maxSourceBytes: 64 * 1024,
    maxExecutionTimeMs: start.timeLimitMs,
    maxCommandCount: 50_000,
    maxLiveBytes: 128 * MIB,
    maxStringLength: 16 * MIB,
    maxOutputSize: 16 * MIB,
    maxHeredocSize: MIB,
  },
});
for (const path of files.getAllPaths()) await files.utimes(path, untouched, untouched);
files.seal();

parentPort?.on("message", (command: string) => {
  void run(command).then(send);
});
send({ type: "ready" });

async function run(command: string): Promise<ShellMessage> {
  try {
    const { stdout, stderr, exitCode } = await shell.exec(command, { rawScript: true });
    const output = stdout + stderr;
    const shown = output.slice(0, start.outputLimit);
    return { type: "answer", output: shown, cut: output.length - shown.length, exitCode };
  } catch (error) {
    // What the interpreter does not turn into a message itself, such as a redirection into a file.
    const because = error instanceof Error ? error.message : String(error);
    return { type: "answer", output: `bash: ${because}\n`.slice(0, start.outputLimit), cut: 0, exitCode: 1 };
  }
}

function send(message: ShellMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(message);
}
