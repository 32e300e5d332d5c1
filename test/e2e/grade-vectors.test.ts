import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { ExactJson, ExactObject } from "../../src/contract/json.ts";
import { printExact } from "../../src/exact-json/index.ts";
import { publicReference, readPublicJson } from "../golden/indicbankbench-vectors.ts";
import { runCli, scratchFolder } from "./run-cli.ts";

type Grade = {
  judge_result: ExactJson;
  g2_judge_result: ExactJson;
  expected?: ExactObject;
  raises?: ExactJson;
};
type Run = { transcript?: ExactObject[]; grades?: Grade[] };
type Handed = { case_path: string; system_prompt: string; runs: Run[] };
type Edge = Grade & { case: ExactObject; transcript: ExactJson };

/** The fields that the public form of a verdict must agree in. */
function agreed(line: unknown): unknown {
  const { case_id, verdict, fail_reason, checks, quality_score } = line as Record<string, unknown> & {
    checks: Record<string, { active?: boolean; ok?: boolean; status?: string; result?: { status: string } }>;
  };
  const gates = Object.entries(checks).map(([gate, { active, ok, status, result }]) => [
    gate,
    gate === "S2" ? { active, status: status ?? result?.status } : { active, ok },
  ]);
  return { case_id, verdict, fail_reason, quality_score, checks: Object.fromEntries(gates) };
}

async function gradeBatch(lines: ExactJson[]): Promise<unknown[]> {
  using scratch = scratchFolder();
  const file = join(scratch.path, "batch.jsonl");
  writeFileSync(file, lines.map(printExact).join("\n"));
  const { stdout, stderr } = await runCli(["grade", "--profile", "indicbankbench", "--batch", file]);
  expect(stderr).toBe("");
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
}

describe.skipIf(publicReference === undefined)("grade --batch (skipped without reference data)", () => {
  test("gives the public verdict for every handed transcript, cases named by path", async () => {
    const lines: ExactJson[] = [];
    const expected: unknown[] = [];
    for (const name of readdirSync(join(publicReference ?? "", "vectors/handed"))) {
      const handed = readPublicJson(join("vectors/handed", name)) as Handed;
      for (const { transcript, grades } of handed.runs) {
        const messages = transcript?.map((message) =>
          message["content"] === "{{SYSTEM_PROMPT}}"
            ? { ...message, content: handed.system_prompt }
            : message,
        );
        for (const grade of grades ?? []) {
          if (messages === undefined || grade.expected === undefined) continue;
          const { judge_result, g2_judge_result } = grade;
          const path = join(publicReference ?? "", "cases", handed.case_path);
          lines.push({ case: path, transcript: messages, judge_result, g2_judge_result });
          expected.push(agreed(JSON.parse(printExact(grade.expected))));
        }
      }
    }
    const graded = await gradeBatch(lines);
    expect(graded).toHaveLength(expected.length);
    expect(graded.map(agreed)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(1400);
  });

  test("gives the public verdict for every edge case, cases as objects", async () => {
    const edges = (readPublicJson("vectors/edges/grade.json") as Edge[]).filter(
      ({ expected }) => expected !== undefined,
    );
    const graded = await gradeBatch(
      edges.map(({ case: given, transcript, judge_result, g2_judge_result }) => ({
        case: given,
        transcript,
        judge_result,
        g2_judge_result,
      })),
    );
    const expected = edges.map((edge) => agreed(JSON.parse(printExact(edge.expected ?? null))));
    expect(graded.map(agreed)).toEqual(expected);
  });

  test("says which line cannot be read", async () => {
    const bad = await runCli(["grade", "--profile", "indicbankbench", "--batch", "-"], {
      input: '{"case": 1}\n',
    });
    expect(bad.code).toBe(2);
    expect(bad.stderr).toContain("-:1");
  });
});
