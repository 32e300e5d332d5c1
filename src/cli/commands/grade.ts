import { createInterface } from "node:readline";
import { createReadStream } from "node:fs";
import { Command } from "@commander-js/extra-typings";
import { InputError } from "../../contract/errors.ts";
import type { ExactJson, ExactObject } from "../../contract/json.ts";
import { fieldOf, isExactObject, parseExact } from "../../exact-json/index.ts";
import { readExactFile } from "../../suites/read-exact-file.ts";
import { GradingCases } from "../../suites/retail/transcripts/grading-cases.ts";
import {
  gradeTranscript,
  gradeTranscriptPublicly,
  readJudgements,
  type PublicGradeLine,
} from "../../suites/retail/transcripts/grade-transcript.ts";
import type { Verdict } from "../../contract/verdict.ts";
import { EXIT } from "../exit-code.ts";
import { withLiveJudge } from "../live-judge.ts";
import { jsonOption } from "../options.ts";
import { print, printJson, printJsonLine } from "../terminal.ts";
import { verdictText } from "../verdict-text.ts";

export const gradeCommand = new Command("grade")
  .description("Grade a transcript that was made elsewhere against a case.")
  .option("--case <case>", "a public case file, or with --suite a case's id")
  .option("--transcript <file>", "chat messages as JSON, or a stored trajectory")
  .option(
    "--batch <file>",
    "JSON lines {case, transcript, judge_result, g2_judge_result}; - reads standard input",
  )
  .option("--profile <profile>", "strict or indicbankbench", "strict")
  .option("--judgement <file>", "a judge's answer: the public judge_result, or our own list of judgements")
  .option("--g2-judgement <file>", "the public confirmation judge's answer")
  .option("--judge <judge>", "rules, none, or provider:model", "rules")
  .option("--judge-base-url <url>", "endpoint of the judge's model")
  .option("--judge-api-key-env <name>", "environment variable that holds the judge's key")
  .option("--suite <suite>", "suite that --case is an id of")
  .option("--tools <folder>", "folder of tools.json and harness_tool_spec.json, for public cases")
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof grade --suite retail-india --case cards.freeze-misplaced-debit-card --transcript chat.json
  tellerproof grade --profile indicbankbench --case case.json --transcript chat.json --judgement judge.json --json
  tellerproof grade --profile indicbankbench --batch graded.jsonl`,
  )
  .action(async (options) => {
    const cases = new GradingCases(options);
    if (options.batch !== undefined) return gradeBatch(options.batch, cases, options.profile);
    const { case: named, transcript: file } = options;
    if (named === undefined || file === undefined) {
      throw new InputError([{ path: "grade", problem: "--case and --transcript are needed, or --batch" }]);
    }
    const given = { case: cases.find(named), transcript: readExactFile(file) };
    if (options.profile === "indicbankbench" && !options.judge.includes(":")) {
      return showPublic(gradeTranscriptPublicly(given, publicJudgements(options)), options.json === true);
    }
    const signal = new AbortController().signal;
    const graded = await withLiveJudge(options, (judge, judged) =>
      gradeTranscript(given, {
        profile: options.profile,
        judged: options.judgement === undefined ? judged : "answered",
        judgements: judge ?? ownJudgements(options.judgement),
        now: Date.now(),
        signal,
      }),
    );
    if (options.json) printJson(graded);
    else print(verdictText(graded.case_id, graded.record));
    process.exitCode = exitCodeOf(graded.record.verdict.status);
  });

function showPublic(line: PublicGradeLine, json: boolean): void {
  if (json) printJson(line);
  else
    print(
      `${line.case_id}: ${line.verdict}${line.fail_reason === null ? "" : ` (${line.fail_reason})`}${"error" in line ? ` ${line.error}` : ""}`,
    );
  process.exitCode =
    line.verdict === "PASS" ? EXIT.done : line.verdict === "FAIL" ? EXIT.belowThreshold : EXIT.incomplete;
}

function exitCodeOf(status: Verdict["status"]) {
  if (status === "passed") return EXIT.done;
  return status === "failed" ? EXIT.belowThreshold : EXIT.incomplete;
}

/** A file may hold the response judge's answer alone, or both judges' as `judge_result` and `g2_judge_result`. */
function publicJudgements(options: { judgement?: string | undefined; g2Judgement?: string | undefined }) {
  const read = (file: string | undefined): ExactJson => (file === undefined ? null : readExactFile(file));
  const [response, confirmation] = [read(options.judgement), read(options.g2Judgement)];
  const both =
    isExactObject(response) && fieldOf(response, "judge_result") !== undefined ? response : undefined;
  return {
    judgeResult: both === undefined ? response : (fieldOf(both, "judge_result") ?? null),
    confirmationResult:
      confirmation ?? (both === undefined ? null : (fieldOf(both, "g2_judge_result") ?? null)),
  };
}

function ownJudgements(file: string | undefined) {
  return file === undefined ? [] : readJudgements(readExactFile(file), file);
}

/** One line in, one line out, in order; a line that cannot be read stops the batch and is named. */
async function gradeBatch(file: string, cases: GradingCases, profile: string): Promise<void> {
  const input = file === "-" ? process.stdin : createReadStream(file);
  input.on("error", (error: Error) => input.destroy(error));
  let number = 0;
  let unscored = false;
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    number += 1;
    if (text.trim() === "") continue;
    const line = await inLine(file, number, () => gradeLine(parseLine(text), cases, profile));
    unscored ||= line.unscored;
    printJsonLine(line.shown);
  }
  process.exitCode = unscored ? EXIT.incomplete : EXIT.done;
}

async function gradeLine(line: ExactObject, cases: GradingCases, profile: string) {
  const given = {
    case: cases.find(fieldOf(line, "case") ?? null),
    transcript: fieldOf(line, "transcript") ?? null,
  };
  if (profile === "indicbankbench") {
    const judgeResult = fieldOf(line, "judge_result") ?? null;
    const confirmationResult = fieldOf(line, "g2_judge_result") ?? null;
    const shown = gradeTranscriptPublicly(given, { judgeResult, confirmationResult });
    return { shown, unscored: shown.verdict === "ERROR" };
  }
  const judgements = readJudgements(fieldOf(line, "judgements") ?? [], "judgements");
  const judged = judgements.length > 0 ? "answered" : "open";
  const manner = { profile, judged, judgements, now: Date.now() } as const;
  const shown = await gradeTranscript(given, { ...manner, signal: new AbortController().signal });
  const { status } = shown.record.verdict;
  return { shown, unscored: status !== "passed" && status !== "failed" };
}

function parseLine(text: string): ExactObject {
  const value = parseExact(text);
  if (isExactObject(value)) return value;
  throw new InputError([{ problem: "each line is one JSON object" }]);
}

async function inLine<Result>(file: string, number: number, work: () => Promise<Result>): Promise<Result> {
  const at = `${file}:${number}`;
  try {
    return await work();
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new InputError([{ file: at, problem: `not JSON: ${error.message}` }]);
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.problems.map((problem) => ({ ...problem, file: problem.file ?? at })));
  }
}
