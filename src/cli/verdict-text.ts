import type { Evidence, VerdictRecord } from "../contract/verdict.ts";

/** A verdict for people: what it is, then every check with what it rests on. */
export function verdictText(name: string, { verdict, profile }: VerdictRecord): string {
  const first = verdict.status === "failed" ? ` at ${verdict.firstFailed}` : "";
  const why = verdict.status === "invalid" || verdict.status === "error" ? `: ${verdict.because}` : "";
  const results = verdict.status === "invalid" ? [] : verdict.results;
  const lines = results.map(({ check, gating, finding }) => {
    const place = "evidence" in finding ? ` ${placeOf(finding.evidence)}` : "";
    return `  ${check.padEnd(4)} ${finding.status}${gating ? "" : " (advisory)"}: ${finding.because}${place}`;
  });
  return [`${name}: ${verdict.status}${first}${why} (profile ${profile})`, ...lines].join("\n");
}

function placeOf(evidence: Evidence): string {
  return "at" in evidence ? `[${evidence.at.join(", ")}]` : `[none among ${evidence.noneAmong}]`;
}
