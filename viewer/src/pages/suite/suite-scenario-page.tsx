import { getRouteApi } from "@tanstack/react-router";
import { plainName } from "../../../../src/reports/view/check-title.ts";
import { groupName } from "../../../../src/reports/view/group-name.ts";
import type { SuiteScenario } from "../../../../src/reports/view/viewer-api.ts";
import { useTitle } from "../../app/use-title.ts";
import { SafeText } from "../../parts/safe-text.tsx";
import { Waiting } from "../../parts/waiting.tsx";
import { useSuiteScenario } from "../../source/queries.ts";
import { BesideCounterpart } from "../scenario/beside-counterpart.tsx";
import { ScenarioBody } from "../scenario/scenario-body.tsx";
import { SuiteNav } from "./suite-nav.tsx";

const route = getRouteApi("/suite/scenarios/$scenario");

/** One scenario as its author is writing it. */
export function SuiteScenarioPage() {
  const { scenario } = route.useParams();
  useTitle(scenario);
  const query = useSuiteScenario(scenario);
  return (
    <>
      <SuiteNav />
      <Waiting query={query}>{(detail) => <Scenario detail={detail} />}</Waiting>
    </>
  );
}

function Scenario({ detail: { planned, view, counterparts, figures } }: { detail: SuiteScenario }) {
  return (
    <>
      <h1>
        <SafeText text={planned.title} />
      </h1>
      <p className="mt-1 text-[0.9rem] text-soft">
        <SafeText text={planned.id} /> · text {planned.hash} ·{" "}
        {Object.entries(planned.groups)
          .filter(([key]) => key !== figures.pairedBy)
          .map(([key, value]) => `${groupName(key, figures.groupings)}: ${plainName(value)}`)
          .join(" · ")}
      </p>
      {counterparts.map((counterpart) => (
        <BesideCounterpart
          key={counterpart.planned.id}
          view={view}
          planned={planned}
          counterpart={counterpart}
        />
      ))}
      <ScenarioBody view={view} documentLinks />
    </>
  );
}
