import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { InputError } from "../../contract/errors.ts";
import type { ExactJson } from "../../contract/json.ts";
import { fieldOf, isExactObject, parseExact, toJson } from "../../exact-json/index.ts";
import { schemaProblems } from "../../text/schema-faults.ts";
import { readExactFile } from "../../suites/read-exact-file.ts";
import { readChatDocument } from "../../transcripts/chat-document.ts";
import { fromChatTranscript } from "../../transcripts/from-chat-transcript.ts";
import { publicJudgements, type PublicScore } from "./public-judgements.ts";
import type { ForeignResults, RecordedEpisode, UnreadableEpisode } from "./recorded-results.ts";
import type { ScenarioFacts } from "./scenario-facts.ts";
import { msOf } from "./times.ts";
import { readTextFile } from "../../files/read-text-file.ts";

/** What the public retail harness says of a run, as far as it is needed here (its README, section 9). */
const PublicRun = z.object({
  run_id: z.string(),
  passes: z.int().positive(),
  case_ids: z.array(z.string()).min(1),
  started_at: z.string(),
  candidate_model: z.string(),
  candidate_label: z.string().nullish(),
  judge_model: z.string().nullish(),
  seed: z.int().nullish(),
  case_bank_hash: z.string().nullish(),
});
type PublicRun = z.infer<typeof PublicRun>;

type Folder = { folder: string; run: PublicRun; facts: ScenarioFacts; startedAt: string; judge: string };

/**
 * Reads a result folder of the public retail harness: `run.json`, and a transcript with its score for each pass and case.
 *
 * @param facts What is known of each scenario.
 * @throws InputError for a folder that holds no such run.
 */
export function readPublicResults(folder: string, facts: ScenarioFacts): ForeignResults {
  const run = readRun(join(folder, "run.json"));
  const { candidate_model: model, candidate_label: named, seed, case_bank_hash: bank } = run;
  const judge = run.judge_model ?? "unknown";
  const setting = { folder, run, facts, judge, startedAt: new Date(msOf(run.started_at) ?? 0).toISOString() };
  const said = bank === null || bank === undefined ? "" : ` on case bank ${bank}`;
  return {
    origin: "foreign",
    agents: [{ kind: "recorded", label: named ?? model, file: folder, form: "indicbankbench" }],
    judge,
    scenarios: run.case_ids,
    trials: run.passes,
    ...(typeof seed === "number" && seed >= 0 ? { seed } : {}),
    notes: [`Public run ${run.run_id} of ${model}${said}.`],
    *episodes() {
      for (let trial = 0; trial < run.passes; trial++) yield* passOf(trial, setting);
    },
  };
}

function* passOf(trial: number, setting: Folder): Iterable<RecordedEpisode | UnreadableEpisode> {
  const pass = join(setting.folder, "cases", `pass${trial + 1}`);
  const errors = errorsIn(join(pass, "errors.jsonl"));
  for (const scenario of setting.run.case_ids) {
    // A case that could not be read stands there by its path, and an id never holds one.
    const place = join(pass, scenario.replaceAll(/[^A-Za-z0-9._-]/g, "_"));
    const transcript = join(place, "transcript.json");
    if (!existsSync(transcript)) {
      const error = errors.get(scenario);
      const because = error === undefined ? "there is no transcript" : `the harness's run failed: ${error}`;
      yield { place, because };
      continue;
    }
    yield episodeOf(place, { scenario, trial }, setting);
  }
}

function episodeOf(
  place: string,
  { scenario, trial }: { scenario: string; trial: number },
  { run, facts, startedAt, judge }: Folder,
): RecordedEpisode | UnreadableEpisode {
  try {
    const file = join(place, "transcript.json");
    const transcript = readChatDocument(readExactFile(file), file);
    const agent = run.candidate_label ?? run.candidate_model;
    const seed = Math.max(0, run.seed ?? 0);
    const origin = { agent, scenario, trial, seed, startedAt };
    const trajectory = fromChatTranscript({ transcript, prior: facts(scenario).prior, origin });
    return { trajectory, ...scoreIn(join(place, "score.json"), judge) };
  } catch (error) {
    if (error instanceof InputError) return { place, because: error.message };
    throw error;
  }
}

function scoreIn(file: string, judge: string): Omit<RecordedEpisode, "trajectory"> {
  if (!existsSync(file)) return { judgements: [] };
  const score = readExactFile(file);
  const text = (name: string): string | null => {
    const value = isExactObject(score) ? fieldOf(score, name) : undefined;
    return typeof value === "string" ? value : null;
  };
  const verdict = text("verdict") ?? "";
  const judgeResult: ExactJson = isExactObject(score) ? (fieldOf(score, "judge_result") ?? null) : null;
  const given: PublicScore = { verdict, failReason: text("fail_reason"), judgeResult };
  const scored = ({ PASS: "passed", FAIL: "failed" } as const)[verdict];
  return { judgements: publicJudgements(given, judge), ...(scored === undefined ? {} : { scored }) };
}

function readRun(file: string): PublicRun {
  const given = plain(readExactFile(file));
  const run = PublicRun.safeParse(given);
  if (run.success) return run.data;
  throw new InputError(schemaProblems(run.error, given, file));
}

function plain(value: ExactJson): unknown {
  return isExactObject(value) ? toJson(value) : value;
}

/** What stopped cases of one pass, by case. A line that cannot be read says nothing. */
function errorsIn(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const Line = z.object({ case_id: z.string(), error: z.string() });
  const entries = readTextFile(file, { most: Infinity })
    .split("\n")
    .flatMap((text): [string, string][] => {
      const line = Line.safeParse(parsed(text));
      return line.success ? [[line.data.case_id, line.data.error]] : [];
    });
  return new Map(entries);
}

function parsed(text: string): unknown {
  try {
    const value = parseExact(text);
    return isExactObject(value) ? toJson(value) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
