import type { Event } from "../contract/trajectory.ts";
import type { CheckResult } from "../contract/verdict.ts";
import { openResults } from "../contract/why-unscored.ts";
import { restsOn } from "../reports/view/evidence-marks.ts";
import { visibleText } from "../reports/view/unseen-characters.ts";
import type { Episode } from "./episode.ts";

/** Longest text of one reason or event that is shown. */
const SHOWN = 500;

/**
 * What an episode came to, in words, for a test's failure message: each deciding check that failed, why, and the events
 * that it rests on; of an open one each question that waits for an answer. What agents and callers said is shown with unseen characters written out.
 */
export function explain({ agent, scenario, trial, verdict, trajectory }: Episode): string {
  const name = `${scenario}, trial ${trial + 1} of ${agent}: ${verdict.status}`;
  switch (verdict.status) {
    case "passed":
      return name;
    case "open":
      return [name, ...openResults(verdict).flatMap((result) => checkLines(result, trajectory.events))].join(
        "\n",
      );
    case "invalid":
    case "error":
      return `${name}: ${oneLine(verdict.because)}`;
    case "failed": {
      const failed = verdict.results.filter(({ gating, finding }) => gating && finding.status === "failed");
      return [
        `${name} at ${verdict.firstFailed}`,
        ...failed.flatMap((result) => checkLines(result, trajectory.events)),
      ].join("\n");
    }
  }
}

function checkLines({ check, finding }: CheckResult, events: readonly Event[]): string[] {
  const evidence = restsOn(finding);
  const resting =
    evidence === undefined
      ? []
      : "at" in evidence
        ? evidence.at.flatMap((seq) => events.filter((event) => event.seq === seq).map(eventLine))
        : [`nothing among ${evidence.noneAmong}`];
  return [`  ${check}: ${oneLine(finding.because)}`, ...resting.map((line) => `    ${line}`)];
}

function eventLine(event: Event): string {
  return `[${event.seq}] ${oneLine(eventText(event))}`;
}

function eventText(event: Event): string {
  switch (event.type) {
    case "message":
      return `${event.by}: ${event.text}`;
    case "tool-call":
      return `${event.by} calls ${event.tool} ${event.rawArguments}`;
    case "tool-result":
      return `bank, ${event.status}: ${event.text}`;
    case "effect":
      return `bank: ${JSON.stringify(event.effect)}`;
    case "guard":
      return `guard on [${event.on}]: ${JSON.stringify(event.act)}`;
    case "instructions":
    case "model-call":
    case "empty-reply":
      return event.type;
  }
}

/** On one line, in which GitHub's runner finds no command: it looks for `::` at the start of lines and `##[` anywhere. */
function oneLine(text: string): string {
  const line = visibleText(text).replaceAll(/\s+/g, " ").replaceAll("##[", "# #[");
  return line.length > SHOWN ? `${line.slice(0, SHOWN)} …` : line;
}
