import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A run that takes so many times as long as one without a mutant, and at least a minute, never ends. */
const PATIENCE = 3;
const LEAST_LIMIT_MS = 60_000;

/** A copy of the project as it stands, for changes that must not touch it: a clone without reference data. */
export class ProjectCopy {
  readonly #folder: string;
  /** The longest run so far that passed. */
  #longestMs = 0;
  #limitMs: number | undefined;

  constructor(root: string) {
    this.#folder = mkdtempSync(join(tmpdir(), "tellerproof-mutants-"));
    const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
      cwd: root,
      encoding: "utf8",
    });
    for (const file of files.split("\0").filter((file) => file !== "" && file !== "node_modules")) {
      cpSync(join(root, file), join(this.#folder, file));
    }
    symlinkSync(join(root, "node_modules"), join(this.#folder, "node_modules"));
  }

  /** From now on a run that takes much longer than those so far never ends. */
  losePatience(): void {
    this.#limitMs = Math.round(Math.max(LEAST_LIMIT_MS, PATIENCE * this.#longestMs));
  }

  read(file: string): string {
    return readFileSync(join(this.#folder, file), "utf8");
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.#folder, file), text);
  }

  /** Whether the compiler accepts it: what it refuses never gets as far as a test. */
  compiles(): boolean {
    const { status } = spawnSync(join(this.#folder, "node_modules/.bin/tsc"), ["--noEmit"], {
      cwd: this.#folder,
      stdio: "ignore",
    });
    return status === 0;
  }

  /** Whether all unit tests below a folder pass. */
  testsBelowPass(folder: string): boolean {
    return this.#passes("run", `${folder}/`);
  }

  /** Whether all unit tests that load one of these files pass. */
  relatedTestsPass(files: readonly string[]): boolean {
    return this.#passes("related", "--run", ...files);
  }

  #passes(...command: readonly string[]): boolean {
    const vitest = join(this.#folder, "node_modules/vitest/vitest.mjs");
    // In threads, which end with their process, a mutant that never ends leaves nothing behind.
    const how = ["--project", "unit", "--pool", "threads", "--bail", "1", "--passWithNoTests"];
    const begun = performance.now();
    const { status } = spawnSync(process.execPath, [vitest, ...command, ...how], {
      cwd: this.#folder,
      env: { ...process.env, TELLERPROOF_REFERENCE: join(this.#folder, "nowhere") },
      stdio: "ignore",
      ...(this.#limitMs !== undefined && { timeout: this.#limitMs, killSignal: "SIGKILL" }),
    });
    if (status === 0) this.#longestMs = Math.max(this.#longestMs, performance.now() - begun);
    return status === 0;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
