import type { Seq } from "../../../../contract/actor.ts";
import type { FraudCheck } from "../../fraud-check.ts";
import type { Finding } from "../../../../contract/verdict.ts";
import type { Found } from "./define-check.ts";

/**
 * A check that rests on wordings: whether it holds is asked, and what the wordings looked like goes along as a finding.
 *
 * @param requirement Put so that the good answer is that it holds.
 */
export function askedOfWords(
  { because }: Pick<FraudCheck, "because">,
  requirement: string,
  finding: Finding,
): Found {
  const about = because === undefined ? "" : ` (${because.replace(/\s+/g, " ").trim()})`;
  const lines = linesOf(finding);
  const seen =
    finding.status === "failed" ? "by usual wordings it does not look so" : "by usual wordings it looks so";
  const where = lines.length === 0 ? "" : `: lines ${lines.map((seq) => `[${seq}]`).join(", ")}`;
  return {
    status: "open",
    finding,
    question: {
      requirement: `${requirement}${about}`,
      at: lines,
      because: "words alone decide nothing",
      findings: [`${seen}${where}`],
    },
  };
}

function linesOf(finding: Finding): readonly Seq[] {
  return "evidence" in finding && "at" in finding.evidence ? finding.evidence.at : [];
}
