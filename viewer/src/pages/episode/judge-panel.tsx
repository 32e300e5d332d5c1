import type { JudgeAnswer, Judgement } from "../../../../src/contract/judgement.ts";
import { SafeText } from "../../parts/safe-text.tsx";
import type { EvidenceState } from "./use-evidence.ts";

/** What a model judge was asked and what it answered. */
export function JudgePanel({
  judgements,
  evidence,
}: {
  judgements: readonly Judgement[];
  evidence: EvidenceState;
}) {
  if (judgements.length === 0) return null;
  return (
    <section aria-labelledby="judge" className="mt-6">
      <h2 id="judge">Judge</h2>
      <ul className="mt-2 space-y-3">
        {judgements.map((judgement) => (
          <li key={`${judgement.question} ${judgement.judge}`} className="text-[0.9rem]">
            <strong className="font-medium">
              <SafeText text={judgement.question} />
            </strong>
            {judgement.status === "undecided" ? (
              <p className="text-odd">
                cannot tell: <SafeText text={judgement.because} />
              </p>
            ) : judgement.status === "failed" ? (
              <p className="text-broken">
                {judgement.kind}: <SafeText text={judgement.because} />
              </p>
            ) : (
              <Answer answer={judgement.answer} evidence={evidence} />
            )}
            {judgement.status === "answered" && judgement.dissent !== undefined && (
              <div className="mt-1 border-s-2 border-odd ps-2">
                <p className="text-odd">
                  The second judge differs (<SafeText text={judgement.dissent.judge} />)
                </p>
                <Answer answer={judgement.dissent.answer} evidence={evidence} />
              </div>
            )}
            {judgement.status === "answered" && judgement.secondFailed !== undefined && (
              <p className="text-odd">
                The second judge gave no valid answer: <SafeText text={judgement.secondFailed.because} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answer({ answer, evidence }: { answer: JudgeAnswer; evidence: EvidenceState }) {
  return (
    <>
      <p>
        {decision(answer)}
        {answer.evidence.map((seq) => (
          <button
            key={seq}
            type="button"
            aria-label={`event ${seq}`}
            className="ms-1 text-[0.85em] text-accent underline"
            onClick={() => evidence.showEvent(seq)}
          >
            #{seq}
          </button>
        ))}
      </p>
      {answer.type === "assertion" && answer.quote !== "" && (
        <blockquote className="border-s-2 border-line-strong ps-2 text-[0.9em]">
          <SafeText text={answer.quote} />
        </blockquote>
      )}
      <p className="text-[0.9em] [overflow-wrap:anywhere] text-soft">
        <SafeText text={answer.because} />
      </p>
    </>
  );
}

function decision(answer: JudgeAnswer): string {
  switch (answer.type) {
    case "response":
      return `${answer.met ? "met" : "not met"}, behaviour: ${answer.behaviour}`;
    case "confirmation":
      return answer.confirmed ? "agreed before the call" : "not agreed before the call";
    case "assertion":
      return answer.met ? "met" : "not met";
  }
}
