import type { Mark } from "../../../../src/reports/view/evidence-marks.ts";
import type { Transcript, TranscriptItem } from "../../../../src/reports/view/transcript.ts";
import type { EpisodeDetail, EpisodeName } from "../../../../src/reports/view/viewer-api.ts";
import type { EvidenceState } from "./use-evidence.ts";
import type { Folding } from "./use-folding.ts";

/** What a transcript is shown with. */
export type TranscriptProps = {
  transcript: Transcript;
  marks: ReadonlyMap<number, readonly Mark[]>;
  evidence: EvidenceState;
  folding: Folding;
  detail: EpisodeDetail;
  name: EpisodeName;
};

/** What one item of it is shown with. */
export type ItemProps = Pick<TranscriptProps, "evidence" | "folding" | "detail" | "name"> & {
  item: TranscriptItem;
  /** First item of its turn. */
  first: boolean;
  beginsEarlier: boolean;
  beginsLive: boolean;
  marked: boolean;
  marksHere: readonly Mark[];
};
