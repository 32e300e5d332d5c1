import { getRouteApi } from "@tanstack/react-router";
import { countText } from "../../../../src/reports/view/quantity-text.ts";
import type { ComparePart, CompareView } from "../../../../src/reports/view/compare-view.ts";
import { shownFigures, strictEnds } from "../../../../src/reports/view/shown-figures.ts";
import { visibleText } from "../../../../src/reports/view/unseen-characters.ts";
import { useTitle } from "../../app/use-title.ts";
import { EpisodesLink } from "../../parts/episodes-link.tsx";
import { IntervalBar } from "../../parts/interval-bar.tsx";
import { PairTable } from "../../parts/pair-table.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { Section } from "../../parts/section.tsx";
import { Waiting } from "../../parts/waiting.tsx";
import { WideTable } from "../../parts/wide-table.tsx";
import { useComparison } from "../../source/queries.ts";
import { CompareRows } from "./compare-rows.tsx";
import { SystemChoice } from "./system-choice.tsx";

const route = getRouteApi("/compare");

/** Agents compared, over one or more runs. What makes them not comparable is said first. */
export function ComparePage() {
  useTitle("Compare");
  const search = route.useSearch();
  const systems = [...(search["system"] ?? []), ...(search["run"] ?? [])];
  const query = useComparison(systems);
  return (
    <>
      <h1>Compare</h1>
      <SystemChoice systems={systems} shown={query.data?.systems} />
      {systems.length > 0 && <Waiting query={query}>{(view) => <Comparison view={view} />}</Waiting>}
    </>
  );
}

function Comparison({ view }: { view: CompareView }) {
  return (
    <>
      <Warnings unlike={view.unlike} />
      {view.parts.map((part) => (
        <Part key={part.side} part={part} view={view} />
      ))}
      <CompareRows view={view} />
    </>
  );
}

/** Conditions that were not alike; those that make the figures answer different questions first. */
function Warnings({ unlike }: { unlike: CompareView["unlike"] }) {
  if (unlike.length === 0) return null;
  return (
    <section aria-labelledby="unlike" className="mt-4 rounded border border-odd bg-odd-wash px-3 py-2">
      <h2 id="unlike" className="text-odd">
        {unlike.some(({ breaks }) => breaks) ? "Not like for like" : "Made under slightly other conditions"}
      </h2>
      <ul className="mt-1 space-y-0.5 text-[0.9rem]">
        {unlike.map(({ field, breaks, values }) => (
          <li key={field}>
            <strong className="font-medium">{field}</strong> {breaks && "(breaks the comparison) "}
            {values.map(({ run, value }, place) => (
              <span key={run} className="[overflow-wrap:anywhere]">
                {place > 0 && "; "}
                <SafeText text={run} /> <SafeText text={value === "" ? "none" : value.slice(0, 200)} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Part({ part, view }: { part: ComparePart; view: CompareView }) {
  const { side, title, figure, comparison, leftOut } = part;
  const left = leftOut.map(({ system, scenarios }) => `${scenarios} of ${visibleText(system)}`).join(", ");
  if (comparison.status === "nothing-in-common") {
    return (
      <Section id={`part-${side}`} title={visibleText(title)}>
        <p className="text-odd">
          No scenario has a score or an open verdict from every agent. Left out: {left}.
        </p>
      </Section>
    );
  }
  return (
    <Section
      id={`part-${side}`}
      title={visibleText(title)}
      note={`Over the ${countText(comparison.common)} scenarios that all have a score or an open verdict for${left === "" ? "" : `; without a counterpart: ${left}`}. Differences in points of ${figure === "strict" ? "scenarios passed in all trials" : "the mean over scenarios"}, 95 % paired bootstrap over scenarios; exact McNemar test on scenarios passed in all trials, adjusted by Holm.`}
    >
      <WideTable label="Systems">
        <table className="figures w-auto">
          <thead>
            <tr>
              <th scope="col">agent</th>
              <th scope="col" className="number">
                passed in all trials
              </th>
              <th scope="col" className="w-48">
                <span className="sr-only">drawn</span>
              </th>
              <th scope="col">95 % interval</th>
              <th scope="col" className="number">
                mean
              </th>
              <th scope="col" className="number">
                inconsistent
              </th>
              <th scope="col" className="number">
                open
              </th>
            </tr>
          </thead>
          <tbody>
            {comparison.systems.map((figures) => {
              const { system } = figures;
              const [shown, ends] = [shownFigures(figures, 0), strictEnds(figures)];
              if (shown === undefined || ends === undefined) return null;
              const named = view.systems.find(({ name }) => name === system);
              return (
                <tr key={system}>
                  <th scope="row" className="font-medium whitespace-nowrap">
                    <EpisodesLink run={named?.run ?? ""} filter={{ agent: [named?.agent ?? ""] }}>
                      <SafeText text={system} />
                    </EpisodesLink>
                  </th>
                  <td className="number">
                    {shown.count} of {shown.of} · {shown.rate}
                  </td>
                  <td>
                    <IntervalBar {...ends} tone="accent" />
                  </td>
                  <td className="whitespace-nowrap">{shown.interval}</td>
                  <td className="number whitespace-nowrap">{shown.mean}</td>
                  <td className="number">{shown.inconsistent}</td>
                  <td className="number">{figures.status === "banded" ? figures.open : 0}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </WideTable>
      <div className="mt-4">
        <PairTable pairs={comparison.pairs} measure={figure} />
      </div>
    </Section>
  );
}
