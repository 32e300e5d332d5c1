import type { Finding, Verdict, VerdictRecord } from "../contract/verdict.ts";
import { restsOn } from "../reports/view/evidence-marks.ts";
import { openResults, whyUnscored } from "../contract/why-unscored.ts";

/** A verdict for people: what it is, then every check with what it rests on. */
export function verdictText(name: string, { verdict, profile }: VerdictRecord): string {
  const first = verdict.status === "failed" ? ` at ${verdict.firstFailed}` : "";
  const unscored = verdict.status === "open" ? openText(verdict) : whyUnscored(verdict);
  const why = unscored === undefined ? "" : `: ${unscored}`;
  const results = verdict.status === "invalid" ? [] : verdict.results;
  const lines = results.map(({ check, gating, finding }) => {
    const place = placeOf(finding);
    return `  ${check.padEnd(4)} ${finding.status}${gating ? "" : " (advisory)"}: ${finding.because}${place}`;
  });
  return [`${name}: ${verdict.status}${first}${why} (profile ${profile})`, ...lines].join("\n");
}

function openText(verdict: Verdict): string {
  const count = openResults(verdict).length;
  return `${count} ${count === 1 ? "question has" : "questions have"} no answer (--judge)`;
}

function placeOf(finding: Finding): string {
  const rests = restsOn(finding);
  if (rests === undefined) return "";
  if (!("at" in rests)) return ` [none among ${rests.noneAmong}]`;
  return finding.status === "unjudged" ? ` [about ${rests.at.join(", ")}]` : ` [${rests.at.join(", ")}]`;
}
