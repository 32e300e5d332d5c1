import type { ReactNode } from "react";
import type { CallStatus } from "../../../../src/contract/trajectory.ts";
import { recordChange, shortJson } from "../../../../src/reports/view/bank-changes.ts";
import { presentedCall, type PresentedCall } from "../../../../src/reports/view/presented-call.ts";
import { countText } from "../../../../src/reports/view/quantity-text.ts";
import type { CallItem, PlacedEffect } from "../../../../src/reports/view/transcript.ts";
import { classes } from "../../parts/classes.ts";
import { FieldChanges } from "../../parts/field-changes.tsx";
import { JsonText } from "../../parts/json-text.tsx";
import { LongText } from "../../parts/long-text.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { Fold } from "./fold.tsx";
import { GuardActs } from "./guard-acts.tsx";
import { ModelCallButton } from "./model-call-button.tsx";
import type { ItemProps } from "./transcript-props.ts";

const NOT_DONE: Record<Exclude<CallStatus, "done">, string> = {
  refused: "refused by the bank",
  "schema-error": "did not fit the schema",
  "malformed-arguments": "arguments were no JSON object",
  "unknown-tool": "no such tool",
  "out-of-turn": "came out of turn",
};

/** A tool call: one line until it is unfolded. What it changed is always shown. */
export function CallView({ item, folding, detail, name, marked }: ItemProps & { item: CallItem }) {
  const { by, result, effects, guarded, reasoning, model, seq } = item;
  const open = folding.isOpen(seq);
  const presented = presentedCall(item);
  return (
    <>
      {reasoning !== undefined && (
        <Fold
          open={folding.isOpen(-1 - seq)}
          toggle={() => folding.toggle(-1 - seq)}
          summary={`Reasoning (${countText(reasoning.length)} characters)`}
        >
          <LongText text={reasoning} quiet />
        </Fold>
      )}
      <button
        type="button"
        aria-expanded={open}
        onClick={() => folding.toggle(seq)}
        className={classes(
          "flex w-full items-baseline gap-1.5 rounded px-1 text-start hover:bg-sunken",
          marked && "bg-transparent",
        )}
      >
        <span aria-hidden="true" className="w-3 text-soft">
          {open ? "▾" : "▸"}
        </span>
        <code className="min-w-0 truncate text-[0.85rem]">
          <span className="font-semibold">
            <SafeText text={presented.tool} />
          </span>
          <span className="text-soft">
            <SafeText text={summaryOf(item, presented)} />
          </span>
        </code>
        {presented.through !== undefined && (
          <span className="min-w-0 truncate text-[0.75rem] text-soft">
            through <SafeText text={presented.through} />
          </span>
        )}
        {by === "caller" && <span className="text-[0.8rem] whitespace-nowrap text-soft">by the caller</span>}
        <CallOutcome result={result} byGuard={guarded.some(({ type }) => type === "denied")} />
      </button>
      {effects.map(({ seq: place, effect }) => (
        <EffectLine key={place} effect={effect} />
      ))}
      <GuardActs acts={guarded} />
      {open && <CallDetails item={item} />}
      {model !== undefined && (
        <div className="ps-5 text-[0.8rem]">
          <ModelCallButton run={detail.run} name={name} record={model} by={by} />
        </div>
      )}
    </>
  );
}

function CallOutcome({ result, byGuard }: { result: CallItem["result"]; byGuard: boolean }) {
  if (result === undefined)
    return <span className="text-[0.8rem] whitespace-nowrap text-bad">no answer</span>;
  if (result.status === "done") return null;
  return (
    <span className="rounded bg-odd-wash px-1.5 text-[0.8rem] font-medium whitespace-nowrap text-odd">
      {byGuard ? "stopped by the guard" : NOT_DONE[result.status]}
    </span>
  );
}

function CallDetails({ item }: { item: CallItem }) {
  const { rawArguments, arguments: parsed, result } = item;
  return (
    <dl className="mt-1 mb-2 ms-1.5 border-s border-line ps-4">
      <Part name={parsed.ok ? "Arguments" : `Arguments, not readable: ${parsed.problem}`}>
        <JsonText text={rawArguments} />
      </Part>
      {result !== undefined && (
        <Part name={`Result #${result.seq}`}>
          <JsonText text={result.text} />
        </Part>
      )}
    </dl>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="mt-1 text-[0.8rem] font-semibold text-soft">
        <SafeText text={name} />
      </dt>
      <dd>{children}</dd>
    </>
  );
}

/** What a call did besides answering, on a line. */
function EffectLine({ effect }: { effect: PlacedEffect["effect"] }) {
  const style = "ms-1.5 border-s-2 border-odd ps-4 text-[0.85rem]";
  switch (effect.type) {
    case "write":
      return (
        <div className={style}>
          <span className="text-odd">wrote</span> <SafeText text={effect.table} />
          <span className="text-soft"> / </span>
          <SafeText text={effect.key} />
          <FieldChanges change={recordChange(effect)} most={4} />
        </div>
      );
    case "grant":
      return (
        <p className={style}>
          <span className="text-odd">gave the caller</span>{" "}
          <code>
            <SafeText text={effect.tool} />
          </code>
        </p>
      );
    case "unlock":
      return (
        <p className={style}>
          <span className="text-odd">unlocked</span>{" "}
          <code>
            <SafeText text={effect.tool} />
          </code>
        </p>
      );
    case "retrieved":
      return (
        <p className="ms-1.5 border-s-2 border-line-strong ps-4 text-[0.85rem]">
          <span className="text-soft">retrieved</span> <SafeText text={effect.documents.join(", ")} />
        </p>
      );
  }
}

function summaryOf({ rawArguments }: CallItem, presented: PresentedCall): string {
  if (presented.arguments === undefined) return ` ${rawArguments.slice(0, 200)}`;
  const parts = Object.entries(presented.arguments).map(
    ([name, value]) => `${name}: ${shortJson(value, 60)}`,
  );
  return `(${parts.join(", ")})`;
}
