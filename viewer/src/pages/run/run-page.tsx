import { getRouteApi, Link } from "@tanstack/react-router";
import { countText, timeText } from "../../../../src/reports/view/quantity-text.ts";
import { judgeText, type RunState, type RunView } from "../../../../src/reports/view/run-view.ts";
import type { RunAnswer } from "../../../../src/reports/view/viewer-api.ts";
import { useTitle } from "../../app/use-title.ts";
import { RunNav } from "../../parts/run-nav.tsx";
import { RunStateText } from "../../parts/run-state.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { Waiting } from "../../parts/waiting.tsx";
import { useRun } from "../../source/queries.ts";
import { AgentsCompared } from "./agents-compared.tsx";
import { CrossTables } from "./cross-tables.tsx";
import { GateLadder } from "./gate-ladder.tsx";
import { GroupTable } from "./group-table.tsx";
import { GuardEffects } from "./guard-effects.tsx";
import { Headline } from "./headline.tsx";
import { HookUpNote } from "./hook-up-note.tsx";
import { JudgedBy } from "./judged-by.tsx";
import { JudgeTable } from "./judge-table.tsx";
import { HeatMapSection } from "./heat-map-section.tsx";
import { LivePanel } from "./live-panel.tsx";
import { Measures } from "./measures.tsx";
import { PassCurves } from "./pass-curves.tsx";
import { Patterns } from "./patterns.tsx";
import { Profiles } from "./profiles.tsx";
import { SidedFigures } from "./sided-figures.tsx";
import { UsageTable } from "./usage-table.tsx";

const route = getRouteApi("/runs/$run");

/** All figures of one run; each opens the episodes behind it. */
export function RunPage() {
  const { run } = route.useParams();
  useTitle(run);
  const query = useRun(run);
  return (
    <>
      <RunNav run={run} />
      <Waiting query={query}>{(answer) => <RunFigures answer={answer} run={run} />}</Waiting>
    </>
  );
}

function RunFigures({ answer, run }: { answer: RunAnswer; run: string }) {
  if (answer.status === "counting") {
    const { done, of } = answer;
    return (
      <>
        <h1>
          <SafeText text={run} />
        </h1>
        <LivePanel state={answer.state} />
        <p role="status" className="py-4 text-soft">
          Counting this run's verdicts
          {of === 0 ? "" : `: ${countText(done)} of ${countText(of)} episodes read`}…
        </p>
      </>
    );
  }
  const { view, state } = answer;
  return (
    <>
      <RunHeading view={view} state={state} />
      <LivePanel state={state} />
      <HookUpNote view={view} />
      {view.sided === undefined ? (
        <>
          <Headline run={run} view={view} />
          <GuardEffects run={run} view={view} />
        </>
      ) : (
        <SidedFigures run={run} view={view} sided={view.sided} />
      )}
      <JudgedBy run={run} view={view} />
      <GateLadder run={run} view={view} />
      {view.sided === undefined && <HeatMapSection run={run} view={view} />}
      {view.sided === undefined && <GroupTable run={run} view={view} />}
      {view.sided === undefined && <CrossTables run={run} view={view} />}
      {view.sided === undefined && <PassCurves view={view} />}
      {view.sided === undefined && <Measures view={view} />}
      <Patterns run={run} view={view} />
      <AgentsCompared view={view} />
      <Profiles run={run} view={view} />
      <JudgeTable view={view} />
      <UsageTable view={view} />
      <NotShown view={view} />
    </>
  );
}

function RunHeading({ view, state }: { view: RunView; state: RunState }) {
  const { manifest, scenarios, episodes } = view;
  const { suite, trials, agents, profile, createdAt, seed, codeVersion, limits, conditions } = manifest;
  return (
    <header>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1>
          <SafeText text={manifest.run} />
        </h1>
        <RunStateText state={state} />
      </div>
      <p className="mt-1 max-w-[80ch]">
        <SafeText text={suite.title} />: {countText(scenarios)} scenarios × {trials}{" "}
        {trials === 1 ? "trial" : "trials"} × {agents.length} {agents.length === 1 ? "agent" : "agents"},{" "}
        {countText(episodes)} episodes graded under{" "}
        <strong className="font-medium">
          <SafeText text={profile} />
        </strong>
        , judged by{" "}
        <strong className="font-medium">
          <SafeText text={judgeText(manifest)} />
        </strong>
        .
      </p>
      <p className="text-[0.85rem] text-soft">
        Begun {timeText(createdAt)} · seed {seed} · suite <SafeText text={suite.hash} /> · at most{" "}
        {limits.turns} turns ·{" "}
        {Object.entries(conditions).map(([name, value]) => (
          <span key={name}>
            <SafeText text={`${name} ${value}`} /> ·{" "}
          </span>
        ))}
        Tellerproof <SafeText text={codeVersion} />
      </p>
    </header>
  );
}

function NotShown({ view: { scenarios, agents } }: { view: RunView }) {
  const open = agents.reduce((sum, { episodes }) => sum + episodes.open, 0);
  return (
    <section aria-labelledby="not-shown" className="mt-10 max-w-[75ch] text-[0.9rem] text-soft">
      <h2 id="not-shown" className="!text-[0.9rem] text-ink">
        What this does not show
      </h2>
      <ul className="mt-1 list-disc ps-5">
        <li>
          These {countText(scenarios)} scenarios are a sample of what customers do; the intervals speak of
          that sample's chance, not of its choice.
        </li>
        <li>A passed scenario shows conduct in these conversations, not that a system is safe to deploy.</li>
        {open > 0 && (
          <li>
            Of {countText(open)} {open === 1 ? "episode" : "episodes"} nobody can say yet whether they passed:
            what rules cannot tell stayed open.
          </li>
        )}
      </ul>
      <p className="no-print mt-2">
        <Link to="/">All runs</Link>
      </p>
    </section>
  );
}
