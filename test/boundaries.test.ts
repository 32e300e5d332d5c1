import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What lint says of one small file at a place in the tree. */
function lint(file: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "tellerproof-boundary-"));
  try {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    copyFileSync(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
    execFileSync(join(root, "node_modules/.bin/oxlint"), ["src"], { cwd: folder, stdio: "pipe" });
    return "";
  } catch (error) {
    return error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each([
  ["src/grading/probe.ts", "../episode/play-episode.ts"],
  ["src/grading/probe.ts", "node:fs"],
  ["src/episode/deep/probe.ts", "../../store/index.ts"],
  ["src/statistics/probe.ts", "../grading/check.ts"],
  ["src/contract/probe.ts", "../exact-json/index.ts"],
  ["src/bank/mock/probe.ts", "../../models/retry.ts"],
  ["src/runs/probe.ts", "../cli/main.ts"],
  ["src/reports/view/probe.ts", "../../runs/plan.ts"],
  ["src/reports/view/probe.ts", "node:fs"],
  ["src/bank-server/probe.ts", "../agents/scripted-agent.ts"],
  ["src/agents/adapters/probe.ts", "../../bank-server/index.ts"],
  ["src/viewer-server/probe.ts", "../cli/main.ts"],
  ["src/store/probe.ts", "../viewer-server/serve-viewer.ts"],
  ["src/runs/probe.ts", "../library/run-suite.ts"],
  ["src/library/probe.ts", "../cli/main.ts"],
  ["src/guards/probe.ts", "../episode/play-episode.ts"],
  ["src/guards/probe.ts", "../grading/check.ts"],
  ["src/matching/probe.ts", "../grading/check.ts"],
  ["src/text/probe.ts", "../grading/check.ts"],
  ["src/text/probe.ts", "node:fs"],
  ["src/episode/probe.ts", "../guards/rule-guard.ts"],
  ["src/episode/probe.ts", "../telemetry/index.ts"],
  ["src/models/probe.ts", "../telemetry/index.ts"],
  ["src/telemetry/probe.ts", "../runs/plan.ts"],
  ["src/exporters/probe.ts", "../runs/plan.ts"],
  ["src/exporters/probe.ts", "../reports/gather-report.ts"],
  ["src/exporters/probe.ts", "node:fs"],
  ["src/grading/probe.ts", "../exporters/inspect-log/index.ts"],
  ["src/reports/probe.ts", "../exporters/inspect-log/index.ts"],
])("lint refuses that %s imports %s", (file, imported) => {
  const verdict = lint(file, `import { x } from "${imported}";\nexport const y = x;\n`);
  expect(verdict).toContain("no-restricted-imports");
});

test("lint accepts an import along the flow", () => {
  const verdict = lint(
    "src/grading/probe.ts",
    'import { x } from "../contract/verdict.ts";\nexport const y = x;\n',
  );
  expect(verdict).toBe("");
});
