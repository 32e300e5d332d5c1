import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { ExactJson, ExactObject } from "../../src/contract/json.ts";
import type { Verdict } from "../../src/contract/verdict.ts";
import { printExact } from "../../src/exact-json/index.ts";
import { projectTranscript } from "../../src/suites/retail/public-grading/index.ts";
import { judgeReply } from "../fixtures/judge-model.ts";
import { startOpenAiServer } from "../fixtures/openai-server.ts";
import { publicReference, readPublicJson } from "../golden/indicbankbench-vectors.ts";
import { publicCheckout } from "../fixtures/public-checkout.ts";
import { runCli, scratchFolder } from "./run-cli.ts";
import { storedRun, type StoredEpisode } from "./stored-run.ts";

type Findings = Readonly<Record<string, string>>;

/** What a verdict says, without the places in the record that it rests on. */
function told(verdict: Verdict): { status: string; firstFailed: string | undefined; findings: Findings } {
  const results = verdict.status === "invalid" ? [] : verdict.results;
  const firstFailed = verdict.status === "failed" ? verdict.firstFailed : undefined;
  const findings = Object.fromEntries(results.map(({ check, finding }) => [check, finding.status]));
  return { status: verdict.status, firstFailed, findings };
}

/** Its findings but those of the questions that are open in the other. */
const butOpen = (findings: Findings, other: Findings): Findings =>
  Object.fromEntries(Object.entries(findings).filter(([check]) => other[check] !== "unjudged"));

/** An episode as a chat API would have recorded it. */
function chatLine({ key, trajectory }: StoredEpisode): ExactJson {
  const kept = { besideCalls: "keep", unreadableArguments: "as-text" } as const;
  const messages = projectTranscript(trajectory, kept).messages.map(({ message }) => message);
  const { agent, scenario, trial } = key;
  return { agent, scenario, trial: trial + 1, messages } as unknown as ExactJson;
}

const indices = (episodes: readonly StoredEpisode[]) =>
  episodes.map(({ key: { agent, scenario, trial } }) => `${agent} ${scenario} ${trial}`);

describe("import-run of chat transcripts", () => {
  test("gives the verdicts that the episodes had where they were played", async () => {
    using scratch = scratchFolder();
    const runs = join(scratch.path, "runs");
    const agents = ["oracle", "eager", "refuser"].flatMap((name) => ["--agent", name]);
    const only = ["--only", "cards", "--trials", "1", "--runs-dir", runs];
    await runCli(["run", "retail-india", ...agents, ...only, "--run-id", "played"]);
    const played = await storedRun(join(runs, "played"));
    const file = join(scratch.path, "chats.jsonl");
    writeFileSync(file, played.episodes.map((episode) => printExact(chatLine(episode))).join("\n"));

    const how = ["--suite", "retail-india", "--runs-dir", runs, "--json"];
    const importAs = (run: string, ...judge: string[]) =>
      runCli(["import-run", file, ...how, "--run-id", run, ...judge]);
    const verdictsOf = ({ episodes }: { episodes: readonly StoredEpisode[] }) =>
      episodes.map(({ record: { verdict } }) => told(verdict));
    const before = verdictsOf(played);
    expect(new Set(before.map(({ status }) => status))).toEqual(new Set(["passed", "failed"]));

    // Nobody answers for an assistant from elsewhere as the authors of the built-in ones did for theirs.
    const imported = await importAs("imported");
    expect(imported.stderr).toContain(`${played.episodes.length} episodes imported.`);
    const there = await storedRun(join(runs, "imported"));
    expect(indices(there.episodes)).toEqual(indices(played.episodes));
    for (const [index, after] of verdictsOf(there).entries()) {
      const was = before[index];
      expect(after.status).toBe(was?.status === "passed" ? "open" : was?.status);
      expect(after.firstFailed).toBe(was?.firstFailed);
      expect(butOpen(after.findings, after.findings)).toEqual(butOpen(was?.findings ?? {}, after.findings));
    }

    await using judge = await startOpenAiServer((request) => judgeReply(request));
    await importAs("judged", "--judge", "openai-compatible:judge", "--judge-base-url", judge.url);
    const judged = verdictsOf(await storedRun(join(runs, "judged")));
    expect(judged.map(({ status, firstFailed }) => [status, firstFailed])).toEqual(
      before.map(({ status, firstFailed }) => [status, firstFailed]),
    );

    // It is a run like any other, except that nobody is there to be asked.
    const again = await runCli(["regrade", "imported", "--runs-dir", runs]);
    expect(again.stderr).toContain("0 verdicts differ");
    const resumed = await runCli(["resume", "imported", "--runs-dir", runs]);
    expect(resumed.code).toBe(2);
    expect(resumed.stderr).toContain("were imported and cannot be played here");
    const replayed = await runCli(["replay", "imported", "--runs-dir", runs]);
    expect(replayed.stdout).toContain("unrecorded");
  });

  test("an import that is repeated changes nothing, and another one is refused", async () => {
    using scratch = scratchFolder();
    const runs = join(scratch.path, "runs");
    const file = join(scratch.path, "pilot.jsonl");
    const line = {
      scenario: "cards.freeze-misplaced-debit-card",
      messages: [{ role: "user", content: "Hi" }],
    };
    writeFileSync(file, `${JSON.stringify(line)}\n${JSON.stringify(line)}\n`);
    const args = ["--suite", "retail-india", "--run-id", "pilot", "--runs-dir", runs];
    await runCli(["import-run", file, ...args]);
    const first = await storedRun(join(runs, "pilot"));
    expect(indices(first.episodes)).toEqual([
      "pilot cards.freeze-misplaced-debit-card 0",
      "pilot cards.freeze-misplaced-debit-card 1",
    ]);
    await runCli(["import-run", file, ...args]);
    expect(await storedRun(join(runs, "pilot"))).toEqual(first);
    const other = join(scratch.path, "other.jsonl");
    writeFileSync(other, JSON.stringify(line));
    const refused = await runCli(["import-run", other, ...args]);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain("one run never mixes");
  });

  test("refuses scenarios that the suite does not have", async () => {
    using scratch = scratchFolder();
    const file = join(scratch.path, "other.jsonl");
    writeFileSync(file, '{"scenario": "cards.none", "messages": []}');
    const { code, stderr } = await runCli(["import-run", file, "--suite", "retail-india"]);
    expect(code).toBe(2);
    expect(stderr).toContain("1 of 1 scenarios of these results are not in suite");
  });

  test("a transcript that cannot be read stays open, is named, and is no failure of the agent", async () => {
    using scratch = scratchFolder();
    const file = join(scratch.path, "chats.jsonl");
    const asked = { role: "user", content: "I lost my card." };
    const unreadable: [unknown[], string][] = [
      [
        [{ role: "tool", tool_call_id: "x", content: "{}" }],
        "messages[0]: a tool result without a call before it",
      ],
      [[asked, { role: "assistent", content: "Oh." }], "messages[1].role: invalid option"],
      [[asked, { role: "assistant", text: "Oh." }], "messages[1].content: missing"],
      [[], "messages: holds no message"],
    ];
    const scenario = "cards.freeze-misplaced-debit-card";
    writeFileSync(file, unreadable.map(([messages]) => JSON.stringify({ scenario, messages })).join("\n"));
    const args = ["--suite", "retail-india", "--runs-dir", join(scratch.path, "runs")];
    const { code, stdout, stderr } = await runCli(["import-run", file, ...args]);
    expect(code).toBe(3);
    for (const [index, [, because]] of unreadable.entries()) {
      expect(stderr).toContain(`Left out ${file}:${index + 1}: ${because}`);
    }
    expect(stdout).toContain("chats: 4 episodes missing; the results do not hold them.");
  });
});

type Grade = { judge_result: ExactJson; expected?: ExactObject };
type Handed = {
  case_id: string;
  system_prompt: string;
  runs: { transcript?: ExactObject[]; grades?: Grade[] }[];
};

/** Kinds of behaviour that the public judge may name. The vectors also try others, which no judge of ours can have said. */
const BEHAVIOURS = ["answer", "clarify", "decline"];

/** Whether a verdict rests on a judge's answer that is not of the public form. */
function restsOnOddAnswer({ judge_result, fail_reason }: ExactObject): boolean {
  if (judge_result === null || typeof judge_result !== "object" || Array.isArray(judge_result)) return false;
  const { behavior_class } = judge_result as ExactObject;
  return (
    !BEHAVIOURS.some((known) => known === behavior_class) &&
    (fail_reason === null || fail_reason === "R" || fail_reason === "S2")
  );
}

/** The public harness drops such words before it writes a transcript; a few vectors were made by hand and have them. */
function speaksBesideCalls({ content, tool_calls: calls }: ExactObject): boolean {
  return typeof content === "string" && content !== "" && Array.isArray(calls) && calls.length > 0;
}

/** Writes the reference vectors as the public harness would have written a run: each graded transcript a pass. */
function writePublicRun(folder: string): { scored: number; odd: number } {
  const passes: { case_id: string; transcript: ExactJson; expected: ExactObject }[][] = [];
  const names = readdirSync(join(publicReference ?? "", "vectors/handed"));
  const ids: string[] = [];
  for (const name of names) {
    const handed = readPublicJson(join("vectors/handed", name)) as Handed;
    ids.push(handed.case_id);
    let pass = 0;
    for (const { transcript, grades = [] } of handed.runs) {
      for (const { expected } of grades) {
        if (transcript === undefined || expected === undefined || transcript.some(speaksBesideCalls))
          continue;
        const messages = transcript.map((message) =>
          message["content"] === "{{SYSTEM_PROMPT}}"
            ? { ...message, content: handed.system_prompt }
            : message,
        );
        (passes[pass] ??= []).push({ case_id: handed.case_id, transcript: messages, expected });
        pass += 1;
      }
    }
  }
  const count = { scored: 0, odd: 0 };
  for (const [index, entries] of passes.entries()) {
    for (const { case_id, transcript, expected } of entries) {
      const place = join(folder, "cases", `pass${index + 1}`, case_id);
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, "transcript.json"), printExact(transcript));
      writeFileSync(join(place, "score.json"), printExact(expected));
      count.scored += expected["verdict"] === "INCOMPLETE" ? 0 : 1;
      count.odd += restsOnOddAnswer(expected) ? 1 : 0;
    }
  }
  const run = {
    run_id: "vectors_20260315_0900",
    passes: passes.length,
    n_cases: ids.length,
    case_ids: ids,
    case_meta: {},
    case_bank_hash: "0123456789ab",
    started_at: "2026-03-15 09:00:00",
    candidate_model: "candidate",
    judge_model: "judge",
    seed: null,
  };
  writeFileSync(join(folder, "run.json"), JSON.stringify(run));
  return count;
}

describe.skipIf(publicReference === undefined)(
  "import-run of public results (skipped without reference data)",
  () => {
    test("reaches every verdict that the public harness reached", async () => {
      using scratch = scratchFolder();
      using checkout = publicCheckout();
      if (checkout === undefined) return;
      const results = join(scratch.path, "results");
      mkdirSync(results);
      const { scored, odd } = writePublicRun(results);
      const pack = join(scratch.path, "pack");
      await runCli(["import", "indicbankbench", checkout.root, "--out", pack]);
      const args = ["--suite", pack, "--run-id", "public", "--runs-dir", join(scratch.path, "runs")];
      const { stderr } = await runCli(["import-run", results, ...args]);
      expect(scored - odd).toBeGreaterThan(1000);
      expect(stderr).toContain(`${scored - odd} of ${scored} recorded verdicts are the same here.`);
      expect(stderr.match(/was (?:passed|failed), is (?:passed|failed)/)).toBeNull();
    });
  },
);
