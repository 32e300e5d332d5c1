import type { GuardAct } from "../../../../src/contract/trajectory.ts";
import { guardActText } from "../../../../src/reports/view/guard-effect.ts";
import { LongText } from "../../parts/long-text.tsx";
import { SafeText } from "../../parts/safe-text.tsx";

/** What a guard did to a call or a message, a line for each, with what it was before. */
export function GuardActs({ acts }: { acts: readonly GuardAct[] }) {
  return acts.map((act, place) => (
    <div key={`${place} ${act.type}`} className="ms-1.5 border-s-2 border-odd ps-4 text-[0.85rem]">
      <span className="text-odd">the guard {guardActText(act.type)}</span>
      <Why act={act} />
      <Before act={act} />
    </div>
  ));
}

function Why({ act }: { act: GuardAct }) {
  const why = act.type === "failed" ? act.problem : act.rule;
  if (why === undefined) return null;
  return (
    <span className="text-soft">
      {" "}
      · <SafeText text={why} />
    </span>
  );
}

function Before({ act }: { act: GuardAct }) {
  const before = textBefore(act);
  if (before === undefined) return null;
  return (
    <div className="text-soft">
      It was: <LongText text={before} quiet />
    </div>
  );
}

function textBefore(act: GuardAct): string | undefined {
  switch (act.type) {
    case "rewrote-call":
      return act.asked;
    case "rewrote-result":
      return act.answered;
    case "rewrote-words":
      return act.said;
    case "denied":
    case "failed":
      return undefined;
  }
}
