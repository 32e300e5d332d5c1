import type { EpisodeFilter } from "../../../../src/reports/view/episode-filter.ts";
import type { Transcript } from "../../../../src/reports/view/transcript.ts";
import type { EpisodeDetail, EpisodeName } from "../../../../src/reports/view/viewer-api.ts";
import { BankPanel } from "./bank-panel.tsx";
import { ChecksPanel } from "./checks-panel.tsx";
import { CopyPanel } from "./copy-panel.tsx";
import { JudgePanel } from "./judge-panel.tsx";
import { TrialsPanel } from "./trials-panel.tsx";
import type { EvidenceState } from "./use-evidence.ts";

/** Beside the transcript: why it passed or failed, what changed in the bank, and how the other trials went. */
export function EpisodeRail(props: {
  detail: EpisodeDetail;
  transcript: Transcript;
  evidence: EvidenceState;
  name: EpisodeName;
  filter: EpisodeFilter;
}) {
  const { detail, transcript, evidence, name, filter } = props;
  return (
    <aside
      aria-label="Verdict and bank"
      className="max-lg:mt-8 lg:sticky lg:top-0 lg:max-h-[calc(100vh-6rem)] lg:self-start lg:overflow-y-auto lg:border-s lg:border-line lg:py-2 lg:ps-6"
    >
      <ChecksPanel detail={detail} evidence={evidence} />
      <BankPanel transcript={transcript} evidence={evidence} />
      <JudgePanel judgements={detail.judgements} evidence={evidence} />
      <TrialsPanel detail={detail} name={name} filter={filter} />
      <CopyPanel detail={detail} name={name} />
    </aside>
  );
}
