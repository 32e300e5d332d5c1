import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useRef } from "react";
import type { Mark } from "../../../../src/reports/view/evidence-marks.ts";
import { countText } from "../../../../src/reports/view/quantity-text.ts";
import type { Transcript, TranscriptItem } from "../../../../src/reports/view/transcript.ts";
import { ItemView } from "./item-view.tsx";
import type { TranscriptProps } from "./transcript-props.ts";
import type { EvidenceState } from "./use-evidence.ts";

/** Longer transcripts hold only what is in sight in the page; shorter ones can be searched and printed as they are. */
const WHOLE_ITEMS = 300;

/** The conversation, with calls where they happened. */
export function TranscriptView(props: TranscriptProps) {
  const { transcript, folding } = props;
  const said = transcript.items.filter(({ type, earlier }) => type === "message" && !earlier).length;
  const calls = transcript.items.filter(({ type, earlier }) => type === "call" && !earlier).length;
  return (
    <section aria-labelledby="transcript" className="min-w-0">
      <div className="flex items-baseline gap-3">
        <h2 id="transcript">Transcript</h2>
        <span className="text-[0.85rem] text-soft">
          {countText(said)} messages, {countText(calls)} {calls === 1 ? "call" : "calls"}
        </span>
        <button
          type="button"
          className="no-print button ms-auto"
          aria-pressed={folding.allOpen}
          onClick={folding.toggleAll}
        >
          Unfold all <kbd aria-hidden="true">e</kbd>
        </button>
      </div>
      {transcript.items.length <= WHOLE_ITEMS ? <WholeList {...props} /> : <LongList {...props} />}
    </section>
  );
}

function WholeList(props: TranscriptProps) {
  const { transcript, evidence } = props;
  const list = useRef<HTMLOListElement>(null);
  const { focus } = evidence;
  useEffect(() => {
    const index = focusedItem(transcript, focus);
    if (index === undefined) return;
    const item = list.current?.children[index];
    if (item instanceof HTMLElement) bringIntoView(item);
  }, [focus, transcript]);
  return (
    <ol ref={list} className="mt-2">
      {transcript.items.map((item, index) => (
        <li key={item.seq} id={`event-${item.seq}`} tabIndex={-1} className="avoid-break outline-none">
          <Entry {...props} item={item} index={index} />
        </li>
      ))}
    </ol>
  );
}

function LongList(props: TranscriptProps) {
  const { transcript, evidence } = props;
  const list = useRef<HTMLOListElement>(null);
  const virtual = useWindowVirtualizer({
    count: transcript.items.length,
    estimateSize: useCallback((index: number) => estimate(transcript.items[index]), [transcript]),
    getItemKey: useCallback((index: number) => transcript.items[index]?.seq ?? index, [transcript]),
    overscan: 8,
    scrollMargin: list.current?.offsetTop ?? 0,
  });
  const { focus } = evidence;
  useEffect(() => {
    const index = focusedItem(transcript, focus);
    if (index !== undefined) virtual.scrollToIndex(index, { align: "center" });
  }, [focus, transcript, virtual]);
  return (
    <ol ref={list} className="relative mt-2" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start, key }) => {
        const item = transcript.items[index];
        return item === undefined ? null : (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={transcript.items.length}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
          >
            <Entry {...props} item={item} index={index} />
          </li>
        );
      })}
    </ol>
  );
}

function Entry(props: TranscriptProps & { item: TranscriptItem; index: number }) {
  const { transcript, item, index, marks, evidence } = props;
  const before = transcript.items[index - 1];
  return (
    <ItemView
      {...props}
      first={before === undefined || before.turn !== item.turn}
      beginsEarlier={item.earlier && item.type !== "instructions" && before?.type === "instructions"}
      beginsLive={!item.earlier && before?.earlier === true && before.type !== "instructions"}
      marked={evidence.isMarked(index)}
      marksHere={marksOf(item, marks)}
    />
  );
}

/** Marks of an item and of the result and effects that it shows. */
function marksOf(item: TranscriptItem, marks: ReadonlyMap<number, readonly Mark[]>): Mark[] {
  const seqs = [item.seq];
  if (item.type === "call") {
    if (item.result !== undefined) seqs.push(item.result.seq);
    seqs.push(...item.effects.map(({ seq }) => seq));
  }
  if (item.type === "ending") return [];
  const found = seqs.flatMap((seq) => marks.get(seq) ?? []);
  return found.filter((mark, place) => found.findIndex(({ name }) => name === mark.name) === place);
}

function focusedItem(transcript: Transcript, focus: EvidenceState["focus"]): number | undefined {
  const seq = focus?.seqs[focus.current];
  return seq === undefined ? undefined : transcript.itemOf.get(seq);
}

function bringIntoView(item: HTMLElement): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  item.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
  item.focus({ preventScroll: true });
}

/** A first guess of an item's height, so that the scroll bar is about right before it is measured. */
function estimate(item: TranscriptItem | undefined): number {
  if (item === undefined || item.type !== "message") return 44;
  const lines = item.text.split("\n").reduce((sum, line) => sum + 1 + Math.floor(line.length / 90), 0);
  return 30 + 24 * lines;
}
