import type { ReactNode } from "react";
import type { Side } from "../../../../src/contract/actor.ts";
import type { Ending } from "../../../../src/contract/trajectory.ts";
import type { Mark } from "../../../../src/reports/view/evidence-marks.ts";
import { countText, durationText } from "../../../../src/reports/view/quantity-text.ts";
import type { MessageItem, TranscriptItem } from "../../../../src/reports/view/transcript.ts";
import { visibleText } from "../../../../src/reports/view/unseen-characters.ts";
import { classes } from "../../parts/classes.ts";
import { LongText } from "../../parts/long-text.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { CallView } from "./call-view.tsx";
import { Fold } from "./fold.tsx";
import { GuardActs } from "./guard-acts.tsx";
import { ModelCallButton } from "./model-call-button.tsx";
import type { ItemProps } from "./transcript-props.ts";

const SPEAKERS: Record<Side, string> = { caller: "Caller", agent: "Agent" };

/** One item of a transcript: who on the left, what in the middle, what rests on it on the right. */
export function ItemView(props: ItemProps) {
  const { item, beginsEarlier, beginsLive } = props;
  return (
    <>
      {beginsEarlier && <Divider>Earlier conversation, not graded</Divider>}
      {beginsLive && <Divider>The graded conversation begins</Divider>}
      <div
        className={classes(
          "grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-1.5 sm:grid-cols-[5.5rem_minmax(0,1fr)_8rem]",
          props.first && item.type === "message" && item.by === "caller" && "mt-2",
          item.earlier && item.type !== "instructions" && "opacity-80",
          props.marked && "marked",
        )}
      >
        <Gutter item={item} />
        <div className="min-w-0 max-sm:col-span-2 max-sm:row-start-2">
          <Body {...props} />
        </div>
        <Marks marks={props.marksHere} evidence={props.evidence} />
      </div>
    </>
  );
}

function Divider({ children }: { children: ReactNode }) {
  return (
    <p className="my-2 flex items-center gap-3 text-[0.8rem] text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  );
}

function Gutter({ item }: { item: TranscriptItem }) {
  const speaker = item.type === "message" ? SPEAKERS[item.by] : undefined;
  return (
    <div className="text-[0.8rem] leading-snug text-soft max-sm:flex max-sm:gap-2 sm:text-end">
      {speaker !== undefined && (
        <strong
          className={classes(
            "block text-[0.9rem] font-semibold",
            speaker === "Agent" ? "text-accent" : "text-ink",
          )}
        >
          {speaker}
        </strong>
      )}
      {item.type !== "ending" && item.type !== "instructions" && (
        <span title={`event ${item.seq}, ${durationText(item.atMs)} after the start`}>
          <span className="max-sm:hidden">
            {item.type === "message" && item.turn > 0 && `turn ${item.turn} `}
          </span>
          #{item.seq}
        </span>
      )}
    </div>
  );
}

function Body(props: ItemProps) {
  const { item, folding, detail, name } = props;
  switch (item.type) {
    case "instructions":
      return (
        <Fold
          open={folding.isTurned(item.seq)}
          toggle={() => folding.toggle(item.seq)}
          summary={`Instructions to the ${item.to} (${countText(item.text.length)} characters)`}
        >
          <LongText text={item.text} mono />
        </Fold>
      );
    case "message":
      return <Message {...props} item={item} />;
    case "call":
      return <CallView {...props} item={item} />;
    case "empty-reply":
      return <p className="text-odd italic">The {item.by} replied with nothing.</p>;
    case "model-call":
      return (
        <div className="text-soft">
          A model call of the {item.by} that no reply followed.{" "}
          <ModelCallButton run={detail.run} name={name} record={item.model} by={item.by} />
        </div>
      );
    case "ending":
      return (
        <p className="mt-1 border-t border-line pt-2 text-soft">
          <EndingText ending={item.ending} />
        </p>
      );
  }
}

function Message({ item, folding, detail, name }: ItemProps & { item: MessageItem }) {
  const { by, text, besideCalls, guarded, reasoning, model } = item;
  return (
    <>
      {reasoning !== undefined && (
        <Fold
          open={folding.isOpen(-1 - item.seq)}
          toggle={() => folding.toggle(-1 - item.seq)}
          summary={`Reasoning (${countText(reasoning.length)} characters)`}
        >
          <LongText text={reasoning} quiet />
        </Fold>
      )}
      <div
        className={classes(
          "rounded-md border-s-[3px] px-3 py-1",
          by === "caller" ? "border-line-strong bg-sunken" : "border-accent",
        )}
      >
        <LongText text={text} />
      </div>
      <GuardActs acts={guarded} />
      {(besideCalls || model !== undefined) && (
        <div className="mt-0.5 flex flex-wrap gap-x-3 text-[0.8rem] text-soft">
          {besideCalls && <span>in one reply with the calls below</span>}
          {model !== undefined && <ModelCallButton run={detail.run} name={name} record={model} by={by} />}
        </div>
      )}
    </>
  );
}

function EndingText({ ending }: { ending: Ending }) {
  switch (ending.type) {
    case "completed":
      return "The conversation ended: the caller had nothing more to say.";
    case "hung-up":
      return (
        <>
          The {ending.by} left
          {ending.reason === undefined ? (
            "."
          ) : (
            <>
              : <SafeText text={ending.reason} />
            </>
          )}
        </>
      );
    case "turn-limit":
      return `Ended at the limit of ${ending.turns} turns.`;
    case "tool-limit":
      return `Ended: the ${ending.by} used ${ending.iterations} replies in one turn without answering.`;
    case "no-reply":
      return (
        <>
          Ended: the {ending.by} had nothing to say, twice
          {ending.reason === undefined ? (
            "."
          ) : (
            <>
              : <SafeText text={ending.reason} />
            </>
          )}
        </>
      );
    case "truncated-reply":
      return `Ended: the ${ending.by}'s reply was cut off.`;
    case "filtered-reply":
      return `Ended: the provider withheld the ${ending.by}'s reply.`;
    case "context-overflow":
      return `Ended: the conversation no longer fitted the ${ending.by}'s context.`;
    case "token-limit":
      return `Ended at the budget of tokens, ${countText(ending.tokens)} used.`;
    case "time-limit":
      return `Ended at the time limit, after ${durationText(ending.elapsedMs)}.`;
    case "money-limit":
      return `Ended at the budget of money, $${ending.spentUsd} spent.`;
    case "fault":
      return (
        <>
          Broke off: a fault of the {ending.by}: <SafeText text={ending.message} />
        </>
      );
  }
}

/** What failed rests here is always said; what passed only while the reader looks at it. */
function Marks({ marks, evidence }: { marks: readonly Mark[]; evidence: ItemProps["evidence"] }) {
  const shown = marks.filter(({ name, status }) => status === "failed" || name === evidence.focus?.name);
  return (
    <div className="flex flex-wrap justify-end gap-0.5 sm:flex-col sm:flex-nowrap sm:items-end sm:justify-start">
      {shown.map(({ name, status, kind }) => (
        <button
          key={name}
          type="button"
          className={classes(
            "rounded px-1.5 text-[0.75rem] font-semibold",
            status === "failed" ? "bg-bad-wash text-bad" : "bg-sunken text-soft",
          )}
          aria-label={`${visibleText(name)} ${kind === "pattern" ? "recognised" : status} here: show all that it rests on`}
          onClick={() => evidence.show(name)}
        >
          {status === "failed" ? "✕" : "✓"} {visibleText(name.length > 16 ? `${name.slice(0, 15)}…` : name)}
        </button>
      ))}
    </div>
  );
}
