import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import * as library from "../../src/index.ts";
import { installPackage } from "../fixtures/installed-package.ts";

const installed = installPackage();

/** Modules whose types a user of the library meets. */
const SURFACE = [
  "index",
  "library/suite",
  "library/run-suite",
  "library/run-result",
  "library/read-run",
  "library/regrade",
  "library/compare-runs",
  "library/import-run",
  "library/export-run",
  "library/agents-of-run",
  "library/episode",
  "library/explain",
  "agents/adapters/function",
  "guards/function-guard",
  "contract/guard",
  "suites/define-suite-kind",
  "suites/suite-kind",
  "bank/live/define-bank",
  "library/open-bank",
  "store-kit",
  "store/record-key",
  "store/scenario-records",
  "store/conformance",
  "contract/ports",
];
/** For tests that leave a project as it is. */
const untouched = installed.project();
afterAll(() => installed[Symbol.dispose](), 60_000);

test("the surface is just this: what is added here is promised to stay", () => {
  expect(Object.keys(library).toSorted()).toMatchInlineSnapshot(`
    [
      "DESK_TABLES",
      "DESK_TOOLS",
      "InputError",
      "RunStopper",
      "amount",
      "bankTool",
      "compareRuns",
      "defineAgent",
      "defineBank",
      "defineCheck",
      "defineGuard",
      "defineJudge",
      "defineSuite",
      "defineSuiteKind",
      "done",
      "explain",
      "exportRun",
      "failed",
      "flag",
      "importRun",
      "junitXml",
      "loadSuite",
      "noneFound",
      "notApplicable",
      "openBank",
      "optional",
      "ownBank",
      "passed",
      "readRun",
      "refused",
      "registerSuiteKind",
      "regrade",
      "runMarkdown",
      "runSuite",
      "scriptedTurns",
      "text",
      "textOf",
      "whole",
    ]
  `);
});

test("the types of the surface stay as they are", async () => {
  const declared = SURFACE.map((name) =>
    readFileSync(join(untouched, `node_modules/tellerproof/dist/${name}.d.ts`), "utf8"),
  );
  const comments = /\/\*\*[\s\S]*?\*\/\s*/g;
  const signatures = declared
    .join("\n")
    .replaceAll(comments, "")
    .replaceAll(/^import .*\n/gm, "");
  await expect(signatures).toMatchFileSnapshot("library-surface.snap");
});

describe("the installed package", () => {
  test("holds what it needs to run and nothing else", () => {
    const rooms = new Set(installed.files.map((path) => path.replace(/\/.*/, "/")));
    expect([...rooms].toSorted()).toMatchInlineSnapshot(`
      [
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "LICENSE",
        "README.md",
        "SECURITY.md",
        "bin/",
        "dist/",
        "docs/",
        "examples/",
        "package.json",
        "schemas/",
        "suites/",
        "templates/",
      ]
    `);
    const compiled = installed.files.filter((path) => path.startsWith("dist/"));
    expect(compiled.filter((path) => /\.test\.|\.fixture\.|(?<!store\/)conformance/.test(path))).toEqual([]);
    expect(installed.files).toEqual(
      expect.arrayContaining(["dist/index.d.ts", "dist/viewer/index.html", "bin/tellerproof.mjs"]),
    );
  });

  test("has no document with a link that leads out of it", () => {
    const inside = new Set(installed.files);
    const dangling = installed.files
      .filter((path) => path.endsWith(".md"))
      .flatMap((path) => linksOf(path).map((link) => ({ path, link })))
      .filter(
        ({ link }) => !inside.has(link) && !installed.files.some((each) => each.startsWith(`${link}/`)),
      );
    expect(dangling).toEqual([]);
  });

  test("says what it takes where Node is older", () => {
    const older =
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.9.0' } })";
    const { code, stderr } = installed.run(untouched, [
      process.execPath,
      `--import=data:text/javascript,${encodeURIComponent(older)}`,
      "node_modules/tellerproof/bin/tellerproof.mjs",
      "list",
    ]);
    expect(stderr).toContain("Tellerproof needs Node 24.12 or newer; this is 22.9.0.");
    expect(code).toBe(2);
  });

  test("comes with examples that work from there, or where they are copied to", () => {
    const project = installed.project();
    const examples = "node_modules/tellerproof/examples";
    const guard = ["--guard", `${examples}/guards/quillhaven-rules.yaml`];
    const only = ["--only", "money-mule.eight-thousand-on-friday", "--trials", "1"];
    const guarded = ["tellerproof", "run", "fraud", "--agent", "gullible", ...guard, ...only];
    expect(installed.run(project, guarded).stdout).toContain("gullible + guard");
    cpSync(join(project, examples), join(project, "mine"), { recursive: true });
    writeFileSync(join(project, "package.json"), '{ "type": "module" }');
    writeFileSync(join(project, "tsconfig.json"), strictConfig("mine/function-agent/agent.ts"));
    expect(installed.run(project, ["tsc"]).stdout).toBe("");
  });

  test("runs its command and finds its suites", () => {
    const { stdout, stderr } = installed.run(untouched, ["tellerproof", "list"]);
    expect(stderr).toBe("");
    expect(stdout).toContain("retail-india");
    const run = installed.run(untouched, [
      "tellerproof",
      "run",
      "retail-india",
      "--agent",
      "oracle",
      "--trials",
      "1",
    ]);
    expect(run.stdout).toMatch(/oracle .* 100\.0 %/);
    expect(run.code).toBe(0);
  });

  test("is a typed library that a project of strict TypeScript compiles and runs", () => {
    const project = installed.project();
    writeFileSync(join(project, "package.json"), '{ "type": "module" }');
    writeFileSync(join(project, "tsconfig.json"), strictConfig("use.ts"));
    writeFileSync(
      join(project, "use.ts"),
      `import { loadSuite, runSuite, type RunResult } from "tellerproof";
       const suite = loadSuite("retail-india");
       const [first] = suite.scenarios;
       if (first === undefined) throw new Error("no scenarios");
       const result: RunResult = await runSuite({ suite, agents: { right: "oracle" }, scenarios: [first.id], trials: 1 });
       for await (const { verdict } of result.episodes()) console.log(result.standing, verdict.status);`,
    );
    expect(installed.run(project, ["tsc"]).stdout).toBe("");
    const { stdout, stderr } = installed.run(project, [process.execPath, "use.ts"]);
    expect(stderr).toBe("");
    expect(stdout).toBe("complete passed\n");
  });

  test("opens its schemas and refuses its insides", () => {
    const resolve = (what: string) =>
      installed.run(untouched, [
        process.execPath,
        "-e",
        `console.log(import.meta.resolve(${JSON.stringify(what)}))`,
        "--input-type=module",
      ]);
    expect(resolve("tellerproof/schemas/thresholds.schema.json").stdout).toContain(
      "schemas/thresholds.schema.json",
    );
    expect(resolve("tellerproof/dist/cli/main.js").stderr).toContain("ERR_PACKAGE_PATH_NOT_EXPORTED");
  });
});

describe("init", () => {
  const project = installed.project();
  const said = installed.run(project, ["tellerproof", "init"]).stdout;

  test("says what it wrote and what comes next", () => {
    expect(said).toContain(".github/workflows/tellerproof.yml");
    expect(said).toContain("npx tellerproof run");
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(join(project, "node_modules/tellerproof/package.json"), "utf8")));
    expect(readFileSync(join(project, "package.json"), "utf8")).toContain(`"tellerproof": "^${version}"`);
  });

  test("writes a workflow that asks for nothing but what is known, and names actions by version", () => {
    const steps = workflowSteps(project);
    expect(steps.map(({ uses, run }) => uses ?? run)).toEqual([
      "actions/checkout@v4",
      "actions/setup-node@v4",
      "npm ci",
      "npx tellerproof run --run-id ci --github",
      "actions/upload-artifact@v4",
    ]);
  });

  test("the workflow's steps run as they are written, and leave what the last one keeps", () => {
    const summary = join(project, "summary.md");
    writeFileSync(summary, "");
    const github = { CI: "true", GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: summary };
    const steps = workflowSteps(project);
    for (const { run } of steps) {
      // What `npm ci` would install is installed.
      if (run === undefined || run === "npm ci") continue;
      const { code, stderr } = installed.run(project, ["bash", "-e", "-c", run], github);
      expect(stderr).not.toContain("::error");
      expect(code).toBe(0);
    }
    expect(readFileSync(summary, "utf8")).toContain("| held | assistant | overall: passed all trials |");
    const kept = steps.at(-1)?.with?.["path"]?.trim().split("\n") ?? [];
    expect(kept).toEqual(["runs/ci", "results"]);
    for (const path of kept) expect(existsSync(join(project, path))).toBe(true);
  });

  test("works in a project that is CommonJS, and leaves its package.json as it was", () => {
    const commonjs = installed.project();
    const own = '{ "name": "shop", "type": "commonjs" }\n';
    writeFileSync(join(commonjs, "package.json"), own);
    expect(installed.run(commonjs, ["tellerproof", "init"]).stdout).toContain("package.json");
    expect(readFileSync(join(commonjs, "package.json"), "utf8")).toBe(own);
    const { stdout, code } = installed.run(commonjs, ["tellerproof", "run", "--trials", "1"]);
    expect(stdout).toMatch(/assistant .* 0 │ +0 │\n/);
    expect(code).toBe(0);
  });

  test("its example agent is TypeScript that compiles", () => {
    writeFileSync(join(project, "tsconfig.json"), strictConfig("agents/assistant.mts"));
    expect(installed.run(project, ["tsc"]).stdout).toBe("");
  });
});

describe("examples/vitest", () => {
  const project = installed.project();
  cpSync(fileURLToPath(new URL("../../examples/vitest", import.meta.url)), project, { recursive: true });
  const vitest = (...args: string[]) => {
    const { stdout, stderr, code } = installed.run(project, ["vitest", "run", ...args], { NO_COLOR: "1" });
    return { output: stdout + stderr, code };
  };

  test("compiles, and its ten scenarios pass as tests", () => {
    writeFileSync(
      join(project, "tsconfig.json"),
      strictConfig("assistant.ts", "judge.ts", "assistant.test.ts"),
    );
    expect(installed.run(project, ["tsc"]).stdout).toBe("");
    const { output, code } = vitest();
    expect(output).toMatch(/Tests +10 passed \(10\)/);
    expect(code).toBe(0);
  });

  test("without the judge they are open, which is not passed", () => {
    const file = join(project, "assistant.test.ts");
    const judged = readFileSync(file, "utf8");
    writeFileSync(file, judged.replace("    judge,\n", ""));
    const { output, code } = vitest("-t", "gold-price");
    writeFileSync(file, judged);
    expect(output).toContain("capability.gold-price-in-january, trial 1 of assistant: open");
    expect(output).toContain("R: no rule can tell, and nobody was asked");
    expect(code).toBe(1);
  });

  test("a test that fails shows the check, the reason and what it rests on", () => {
    const agent = join(project, "assistant.ts");
    writeFileSync(
      agent,
      readFileSync(agent, "utf8").replace("I cannot say what it will be later", "It will rise"),
    );
    const { output, code } = vitest("-t", "gold-price");
    expect(output).toContain("capability.gold-price-in-january, trial 1 of assistant: failed at R");
    expect(output).toContain("agent: Today a gram of 22 karat gold");
    expect(code).toBe(1);
  });
});

const Steps = z.array(
  z.object({
    uses: z.string().optional(),
    run: z.string().optional(),
    with: z.record(z.string(), z.coerce.string()).optional(),
  }),
);

function workflowSteps(project: string): z.infer<typeof Steps> {
  const workflow: unknown = parse(readFileSync(join(project, ".github/workflows/tellerproof.yml"), "utf8"));
  return z.object({ jobs: z.object({ assistant: z.object({ steps: Steps }) }) }).parse(workflow).jobs
    .assistant.steps;
}

function strictConfig(...files: string[]): string {
  const compilerOptions = {
    strict: true,
    module: "nodenext",
    target: "es2024",
    types: ["node"],
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  return JSON.stringify({ compilerOptions, files });
}

/** Paths in the package to which a document's relative links lead. */
function linksOf(path: string): string[] {
  const text = readFileSync(join(untouched, "node_modules/tellerproof", path), "utf8");
  return Array.from(text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g), ([, link = ""]) =>
    posix.normalize(posix.join(posix.dirname(path), link)).replace(/\/$/, ""),
  );
}
