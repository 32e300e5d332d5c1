import { Link } from "@tanstack/react-router";
import type { PlannedScenario } from "../../../../src/contract/manifest.ts";
import type { Counterpart } from "../../../../src/reports/view/counterpart.ts";
import { differingParts } from "../../../../src/reports/view/differing-parts.ts";
import type { ScenarioView } from "../../../../src/contract/scenario-view.ts";
import { visibleText } from "../../../../src/reports/view/unseen-characters.ts";
import { JsonText } from "../../parts/json-text.tsx";
import { LongText } from "../../parts/long-text.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { Section } from "../../parts/section.tsx";

/** A scenario and its counterpart on another side of the suite, but only where they differ. */
export function BesideCounterpart(props: {
  /** Left out where the scenario is shown of a suite instead of a run. */
  run?: string;
  view: ScenarioView;
  planned: PlannedScenario;
  counterpart: Counterpart;
}) {
  const { run, view, planned, counterpart } = props;
  const parts = differingParts(view, counterpart.view);
  return (
    <Section
      id={`beside-${counterpart.planned.id}`}
      title={visibleText(counterpart.title)}
      note={<SafeText text={counterpart.note} />}
    >
      <div className="grid gap-x-6 gap-y-3 md:grid-cols-2">
        <h3>
          <SafeText text={planned.title} />
        </h3>
        <h3>
          {run === undefined ? (
            <Link to="/suite/scenarios/$scenario" params={{ scenario: counterpart.planned.id }}>
              <SafeText text={counterpart.planned.title} />
            </Link>
          ) : (
            <Link to="/runs/$run/scenarios/$scenario" params={{ run, scenario: counterpart.planned.id }}>
              <SafeText text={counterpart.planned.title} />
            </Link>
          )}
        </h3>
        {parts.map(({ name, here, there, as }) => (
          <div
            key={name}
            className="col-span-full grid gap-x-6 border-t border-line pt-1 md:grid-cols-subgrid"
          >
            <p className="col-span-full text-[0.85rem] text-soft">
              <SafeText text={name} />
            </p>
            {[here, there].map((text, place) => (
              <div key={place} className="min-w-0">
                {text === undefined ? (
                  <span className="text-soft">absent</span>
                ) : as === "json" ? (
                  <JsonText text={text} />
                ) : (
                  <LongText text={text} />
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
