import { appendFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { InputError } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import type { Manifest } from "../contract/manifest.ts";
import { readThresholds } from "../library/read-thresholds.ts";
import { writeReports } from "../library/write-reports.ts";
import { writeWhole } from "../library/write-whole.ts";
import { githubAnnotations } from "../reports/ci/annotations.ts";
import { failUnder } from "../reports/ci/fail-under.ts";
import { githubSummary } from "../reports/ci/github-summary.ts";
import { judgeThresholds, type ThresholdOutcome } from "../reports/ci/judge-thresholds.ts";
import { junitXml } from "../reports/ci/junit.ts";
import { runStanding, type RunStanding } from "../reports/ci/run-standing.ts";
import { thresholdLines } from "../reports/ci/threshold-text.ts";
import type { Thresholds } from "../reports/ci/thresholds.ts";
import { runMarkdown } from "../reports/text/run-markdown.ts";
import { runTable } from "../reports/text/run-table.ts";
import { unscoredLines, unseenLines } from "../reports/text/unscored-lines.ts";
import type { OpenAs } from "../statistics/band.ts";
import type { RunReport } from "../reports/view/run-report.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { runAsNamed } from "./run-as-named.ts";
import { print, printJson, say } from "./terminal.ts";

/** What `run`, `resume` and `report` share: what a run is held to, and where its result is told. */
export type ReportingOptions = {
  thresholds?: string | undefined;
  failUnder?: number | undefined;
  /** What open verdicts count as; instead of what a thresholds file says. */
  open?: OpenAs | undefined;
  junit?: string | undefined;
  github?: true | undefined;
  markdown?: true | undefined;
  json?: true | undefined;
};

/** All of a run's reporting that can be wrong, found right before anything is played. */
export type Reporting = {
  thresholds: readonly Thresholds[];
  junit: string | undefined;
  /** The file that GitHub Actions shows as the job's summary. */
  summary: string | undefined;
  form: "table" | "markdown" | "json";
};

/** @throws InputError for thresholds that the run cannot be held to, and places that cannot be written to. */
export function prepareReporting(options: ReportingOptions, manifest: Manifest): Reporting {
  const file = options.thresholds === undefined ? undefined : readThresholds(options.thresholds);
  file?.check(manifest);
  if (options.junit !== undefined) makeFolderOf(options.junit);
  const counting = options.open === undefined ? {} : { openCountsAs: options.open };
  const wanted = [
    ...(file === undefined ? [] : [file.thresholds]),
    ...(options.failUnder === undefined ? [] : [failUnder(options.failUnder, manifest)]),
  ];
  return {
    thresholds: wanted.map((each) => ({ ...each, ...counting })),
    junit: options.junit,
    summary: options.github ? summaryFile() : undefined,
    form: options.json ? "json" : options.markdown ? "markdown" : "table",
  };
}

/**
 * Writes a run's reports, prints its result and sets the exit code.
 *
 * @param folder The run's own.
 * @param more Further fields of the JSON document.
 */
export function deliverReport(
  report: RunReport,
  folder: string,
  { thresholds, junit, summary, form }: Reporting,
  more: JsonObject = {},
): void {
  const outcomes = thresholds.flatMap((each) => judgeThresholds(each, report));
  const files = {
    ...writeReports(folder, report),
    ...(junit === undefined ? {} : { junit: writeWhole(junit, junitXml(report, outcomes)) }),
  };
  if (summary !== undefined) {
    appendFileSync(summary, githubSummary(report, outcomes));
    for (const annotation of githubAnnotations(report, outcomes)) say(annotation);
  }
  if (form === "json") printJson({ ...report, ...more, thresholds: outcomes, files });
  else print(form === "markdown" ? runMarkdown(report) : resultText(report, outcomes, { ...files, folder }));
  process.exitCode = EXIT_CODES[runStanding(report, outcomes)];
}

const EXIT_CODES: Record<RunStanding, ExitCode> = {
  breached: EXIT.belowThreshold,
  incomplete: EXIT.incomplete,
  complete: EXIT.done,
};

function resultText(
  report: RunReport,
  outcomes: readonly ThresholdOutcome[],
  files: { markdown: string; json: string; junit?: string; folder: string },
): string {
  const run = runAsNamed(report.manifest.run, files.folder);
  return [
    runTable(report),
    ...unscoredLines(report, run),
    ...unseenLines(report),
    ...thresholdLines(outcomes),
    "",
    `Report: ${files.markdown}`,
    `Figures: ${files.json}`,
    `Transcripts: tellerproof view ${run}`,
    ...(files.junit === undefined ? [] : [`JUnit: ${files.junit}`]),
  ].join("\n");
}

function makeFolderOf(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch (error) {
    const problem = `its folder cannot be made: ${error instanceof Error ? error.message : String(error)}`;
    throw new InputError([{ path: "--junit", value: file, problem, remedy: "Name another place" }]);
  }
}

function summaryFile(): string {
  const file = process.env["GITHUB_STEP_SUMMARY"];
  if (file !== undefined && file !== "") return file;
  throw new InputError([
    {
      path: "--github",
      problem: "GITHUB_STEP_SUMMARY is not set",
      remedy: "Use it in a job of GitHub Actions only; elsewhere --junit and --markdown tell the same",
    },
  ]);
}
