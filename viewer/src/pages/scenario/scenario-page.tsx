import { getRouteApi } from "@tanstack/react-router";
import { plainName } from "../../../../src/reports/view/check-title.ts";
import { groupName } from "../../../../src/reports/view/group-name.ts";
import type { ScenarioDetail } from "../../../../src/reports/view/viewer-api.ts";
import { useTitle } from "../../app/use-title.ts";
import { RunNav } from "../../parts/run-nav.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { TrialSigns } from "../../parts/trial-signs.tsx";
import { Waiting } from "../../parts/waiting.tsx";
import { useScenario } from "../../source/queries.ts";
import { BesideCounterpart } from "./beside-counterpart.tsx";
import { ScenarioBody } from "./scenario-body.tsx";

const route = getRouteApi("/runs/$run/scenarios/$scenario");

/** A scenario as it was when the run was played: what it is about, what it checks, how each agent did. */
export function ScenarioPage() {
  const { run, scenario } = route.useParams();
  useTitle(scenario);
  const query = useScenario(run, scenario);
  return (
    <>
      <RunNav run={run} />
      <Waiting query={query}>{(detail) => <Scenario detail={detail} />}</Waiting>
    </>
  );
}

function Scenario({ detail }: { detail: ScenarioDetail }) {
  const { run, planned, figures, view, outcomes, counterparts = [] } = detail;
  return (
    <>
      <h1>
        <SafeText text={planned.title} />
      </h1>
      <p className="mt-1 text-[0.9rem] text-soft">
        <SafeText text={planned.id} /> · text {planned.hash} ·{" "}
        {Object.entries(planned.groups)
          .map(([key, value]) => `${groupName(key, figures.groupings)}: ${plainName(value)}`)
          .join(" · ")}
      </p>
      {outcomes !== undefined && (
        <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-1">
          {Object.entries(outcomes).map(([agent, trials]) => (
            <div key={agent} className="flex gap-2">
              <dt className="font-medium">
                <SafeText text={agent} />
              </dt>
              <dd>
                <TrialSigns run={run} scenario={planned.id} agent={agent} trials={trials} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {view !== undefined &&
        counterparts.map((counterpart) => (
          <BesideCounterpart
            key={counterpart.planned.id}
            run={run}
            view={view}
            planned={planned}
            counterpart={counterpart}
          />
        ))}
      {view === undefined ? (
        <p className="mt-4 text-soft">The run does not hold this scenario's text.</p>
      ) : (
        <ScenarioBody view={view} />
      )}
    </>
  );
}
