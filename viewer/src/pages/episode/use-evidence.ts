import { useCallback, useMemo, useState } from "react";
import type { Evidence, Verdict } from "../../../../src/contract/verdict.ts";
import { patternsOf, restsOn, resultsOf } from "../../../../src/reports/view/evidence-marks.ts";
import type { Transcript } from "../../../../src/reports/view/transcript.ts";

/** What the reader is looking at: some events, named by what rests on them, and which of them is in view. */
export type Focus = { name: string; seqs: readonly number[]; current: number; turn: number };

export type EvidenceState = {
  focus: Focus | undefined;
  /** Marks what a check or pattern rests on and goes to the first; asked again, to the next. */
  show: (name: string) => void;
  /** Marks one event and goes to it. */
  showEvent: (seq: number, name?: string) => void;
  clear: () => void;
  isMarked: (seq: number) => boolean;
};

/** Which evidence is marked in the transcript. */
export function useEvidence(transcript: Transcript, verdict: Verdict | undefined): EvidenceState {
  const [focus, setFocus] = useState<Focus>();
  const byName = useMemo(() => evidenceByName(verdict), [verdict]);
  const show = useCallback(
    (name: string) =>
      setFocus((before) => {
        const seqs = byName.get(name) ?? [];
        const next = before?.name === name ? (before.current + 1) % Math.max(1, seqs.length) : 0;
        return { name, seqs, current: next, turn: (before?.turn ?? 0) + 1 };
      }),
    [byName],
  );
  const showEvent = useCallback(
    (seq: number, name = "") =>
      setFocus((before) => ({ name, seqs: [seq], current: 0, turn: (before?.turn ?? 0) + 1 })),
    [],
  );
  const clear = useCallback(() => setFocus(undefined), []);
  const marked = useMemo(
    () => new Set(focus?.seqs.map((seq) => transcript.itemOf.get(seq) ?? -1)),
    [focus, transcript],
  );
  const isMarked = useCallback((item: number) => marked.has(item), [marked]);
  return { focus, show, showEvent, clear, isMarked };
}

function namedEvidence(check: string, evidence: Evidence | undefined): [string, Evidence][] {
  return evidence === undefined ? [] : [[check, evidence]];
}

function evidenceByName(verdict: Verdict | undefined): Map<string, readonly number[]> {
  const named: [string, Evidence][] = [
    ...resultsOf(verdict).flatMap(({ check, finding }): [string, Evidence][] =>
      namedEvidence(check, restsOn(finding)),
    ),
    ...patternsOf(verdict).map(({ pattern, evidence }): [string, Evidence] => [pattern, evidence]),
    ...(verdict?.status === "invalid" ? [["invalid", verdict.evidence] as [string, Evidence]] : []),
  ];
  return new Map(named.map(([name, evidence]) => [name, "at" in evidence ? evidence.at : []]));
}
