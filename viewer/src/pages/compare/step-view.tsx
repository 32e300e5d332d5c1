import { recordChange, shortJson } from "../../../../src/reports/view/bank-changes.ts";
import type { Step } from "../../../../src/reports/view/divergence.ts";
import { presentedCall } from "../../../../src/reports/view/presented-call.ts";
import { classes } from "../../parts/classes.ts";
import { FieldChanges } from "../../parts/field-changes.tsx";
import { JsonText } from "../../parts/json-text.tsx";
import { LongText } from "../../parts/long-text.tsx";
import { SafeText } from "../../parts/safe-text.tsx";

/** One step of a conversation, short enough to stand beside another. */
export function StepView({ step }: { step: Step }) {
  switch (step.type) {
    case "message":
      return (
        <div
          className={classes(
            "rounded-md border-s-[3px] px-2 py-0.5",
            step.by === "caller" ? "border-line-strong bg-sunken" : "border-accent",
          )}
        >
          <span className="block text-[0.75rem] font-semibold text-soft">
            {step.by === "caller" ? "Caller" : "Agent"}
          </span>
          <LongText text={step.text} />
        </div>
      );
    case "empty-reply":
      return <p className="text-odd italic">The {step.by} replied with nothing.</p>;
    case "call":
      return <CallStep step={step} />;
  }
}

function CallStep({ step }: { step: Extract<Step, { type: "call" }> }) {
  const { rawArguments, result, effects } = step;
  const { tool, arguments: seen } = presentedCall(step);
  const given = seen === undefined ? rawArguments.slice(0, 120) : shortJson(seen, 120);
  return (
    <>
      <details>
        <summary className="cursor-pointer truncate font-mono text-[0.8rem]">
          <strong className="font-semibold">
            <SafeText text={tool} />
          </strong>{" "}
          <span className="text-soft">
            <SafeText text={given} />
          </span>
          {result !== undefined && result.status !== "done" && (
            <span className="text-odd"> {result.status}</span>
          )}
        </summary>
        <div className="border-s border-line ps-3">
          <JsonText text={rawArguments} />
          {result !== undefined && <JsonText text={result.text} />}
        </div>
      </details>
      {effects.map(({ seq, effect }) =>
        effect.type === "write" ? (
          <div key={seq} className="border-s-2 border-odd ps-3 text-[0.85rem]">
            <span className="text-odd">wrote</span> <SafeText text={`${effect.table} / ${effect.key}`} />
            <FieldChanges change={recordChange(effect)} most={4} />
          </div>
        ) : (
          <p key={seq} className="border-s-2 border-line-strong ps-3 text-[0.85rem] text-soft">
            {effect.type}{" "}
            <SafeText text={effect.type === "retrieved" ? effect.documents.join(", ") : effect.tool} />
          </p>
        ),
      )}
    </>
  );
}
