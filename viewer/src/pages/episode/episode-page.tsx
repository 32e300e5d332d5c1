import { getRouteApi } from "@tanstack/react-router";
import { useMemo } from "react";
import { evidenceMarks } from "../../../../src/reports/view/evidence-marks.ts";
import { transcriptOf } from "../../../../src/reports/view/transcript.ts";
import type { EpisodeDetail, EpisodeName } from "../../../../src/reports/view/viewer-api.ts";
import { filterInSearch } from "../../app/search-params.ts";
import { useTitle } from "../../app/use-title.ts";
import { RunNav } from "../../parts/run-nav.tsx";
import { Waiting } from "../../parts/waiting.tsx";
import { useEpisode } from "../../source/queries.ts";
import { EpisodeHeader } from "./episode-header.tsx";
import { EpisodeRail } from "./episode-rail.tsx";
import { TranscriptView } from "./transcript-view.tsx";
import { useEvidence } from "./use-evidence.ts";
import { useFolding } from "./use-folding.ts";

const route = getRouteApi("/runs/$run/episodes/$agent/$scenario/$trial");

/** One episode: the conversation, what it did to the bank, and the checks with what they rest on. */
export function EpisodePage() {
  const { run, agent, scenario, trial } = route.useParams();
  useTitle(`${scenario} · ${agent} · trial ${trial}`);
  const name = useMemo(
    (): EpisodeName => ({ agent, scenario, trial: Math.max(0, Number(trial) - 1) || 0 }),
    [agent, scenario, trial],
  );
  const query = useEpisode(run, name);
  return (
    <>
      <RunNav run={run} />
      <Waiting query={query}>
        {(detail) => <Episode key={`${agent}\n${scenario}\n${trial}`} detail={detail} name={name} />}
      </Waiting>
    </>
  );
}

function Episode({ detail, name }: { detail: EpisodeDetail; name: EpisodeName }) {
  const search = route.useSearch();
  const filter = useMemo(() => filterInSearch(search), [search]);
  const verdict = detail.record?.verdict;
  const transcript = useMemo(() => transcriptOf(detail.trajectory), [detail.trajectory]);
  const marks = useMemo(() => evidenceMarks(verdict), [verdict]);
  const evidence = useEvidence(transcript, verdict);
  const folding = useFolding();
  return (
    <>
      <EpisodeHeader detail={detail} name={name} filter={filter} />
      <div className="mt-4 gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_23rem]">
        <TranscriptView
          transcript={transcript}
          marks={marks}
          evidence={evidence}
          folding={folding}
          detail={detail}
          name={name}
        />
        <EpisodeRail
          detail={detail}
          transcript={transcript}
          evidence={evidence}
          name={name}
          filter={filter}
        />
      </div>
    </>
  );
}
