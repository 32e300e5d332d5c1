import { Fragment } from "react";
import { percentBand, percentRange } from "../../../../src/reports/view/figure-text.ts";
import { countText } from "../../../../src/reports/view/quantity-text.ts";
import type { RunView, SidedView } from "../../../../src/reports/view/run-view.ts";
import { meanEnds, shownBounds, shownFigures } from "../../../../src/reports/view/shown-figures.ts";
import { capital, figuresNote, figuresTitle } from "../../../../src/reports/view/side-words.ts";
import { bySide, sideFilter } from "../../../../src/reports/view/suite-sides.ts";
import { visibleText } from "../../../../src/reports/view/unseen-characters.ts";
import { classes } from "../../parts/classes.ts";
import { EpisodesLink } from "../../parts/episodes-link.tsx";
import { IntervalBar } from "../../parts/interval-bar.tsx";
import { PairTable } from "../../parts/pair-table.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { Section } from "../../parts/section.tsx";
import { WideTable } from "../../parts/wide-table.tsx";
import { FailureTypes } from "./failure-types.tsx";
import { Frontier } from "./frontier.tsx";
import { GuardEffects } from "./guard-effects.tsx";
import { Measures } from "./measures.tsx";
import { SidesByGroup } from "./sides-by-group.tsx";

type Summary = SidedView["agents"][number]["sides"][number];

/** The figures of a suite's sides, apart: the headline of its run, and what lies behind it. */
export function SidedFigures({ run, view, sided }: { run: string; view: RunView; sided: SidedView }) {
  const { figures } = view.manifest.suite;
  return (
    <>
      <Section
        id="results"
        title={visibleText(capital(figuresTitle(figures.sides)))}
        note={visibleText(figuresNote(figures))}
      >
        <div className="items-start gap-8 lg:flex">
          <div className={classes("min-w-0 flex-1", figures.sides.length === 2 && "max-w-4xl")}>
            <Sides run={run} view={view} sided={sided} />
          </div>
          <Frontier view={view} sided={sided} />
        </div>
      </Section>
      <GuardEffects run={run} view={view} />
      <SidesByGroup run={run} sided={sided} figures={figures} />
      <FailureTypes run={run} sided={sided} sides={figures.sides} />
      <Measures view={view} />
      {bySide(figures.sides, sided.compared ?? []).map(({ told, entry }) => (
        <Compared
          key={told.id}
          id={`${told.id}-compared`}
          title={visibleText(`${capital(told.figure)} compared`)}
          run={run}
          comparison={entry.comparison}
        />
      ))}
    </>
  );
}

function Sides({ run, view, sided }: { run: string; view: RunView; sided: SidedView }) {
  const { sides } = view.manifest.suite.figures;
  return (
    <WideTable label={visibleText(`${capital(figuresTitle(sides))} by agent`)}>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">agent</th>
            {sides.map(({ id, figure }) => (
              <Fragment key={id}>
                <th scope="col">
                  <SafeText text={figure} />
                </th>
                <th scope="col" className="max-sm:hidden">
                  <span className="sr-only">
                    <SafeText text={figure} />, drawn
                  </span>
                </th>
              </Fragment>
            ))}
            <th scope="col" className="number">
              open
            </th>
            <th scope="col" className="number">
              invalid
            </th>
            <th scope="col" className="number">
              error
            </th>
          </tr>
        </thead>
        <tbody>
          {sided.agents.map(({ agent, sides: own }) => (
            <tr key={agent}>
              <th scope="row" className="font-medium whitespace-nowrap">
                <EpisodesLink run={run} filter={{ agent: [agent] }}>
                  <SafeText text={agent} />
                </EpisodesLink>
              </th>
              {bySide(sides, own).map(({ told, entry }) => (
                <SideCells
                  key={told.id}
                  run={run}
                  summary={entry}
                  filter={{ agent: [agent], group: [sideFilter(told)] }}
                  passed={told.passed}
                />
              ))}
              {(["open", "invalid", "error"] as const).map((status) => (
                <td key={status} className="number">
                  <Unscored run={run} view={view} agent={agent} status={status} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

function Unscored(props: {
  run: string;
  view: RunView;
  agent: string;
  status: "open" | "invalid" | "error";
}) {
  const { run, view, agent, status } = props;
  const count = view.agents.find((one) => one.agent.label === agent)?.episodes[status] ?? 0;
  if (count === 0) return <span className="text-soft">0</span>;
  return (
    <EpisodesLink run={run} filter={{ agent: [agent], status: [status] }}>
      {countText(count)}
    </EpisodesLink>
  );
}

function SideCells(props: {
  run: string;
  summary: Summary;
  filter: Parameters<typeof EpisodesLink>[0]["filter"];
  passed: string;
}) {
  const { run, summary, filter, passed } = props;
  const [shown, ends] = [shownFigures(summary.overall.figures, 0), meanEnds(summary.mean)];
  const bounds = shownBounds(summary.overall);
  if (shown === undefined || ends === undefined) {
    return (
      <td colSpan={2} className="text-soft">
        nothing graded
      </td>
    );
  }
  return (
    <>
      <td>
        <strong className="font-semibold">
          <EpisodesLink run={run} filter={filter}>
            <span className="whitespace-nowrap">{percentBand(ends.band)}</span>
          </EpisodesLink>
        </strong>{" "}
        <span className="text-[0.85em] whitespace-nowrap text-soft">{percentRange(ends.interval)}</span>
        <span className="block text-[0.8em] text-soft">
          <span className="whitespace-nowrap" title={visibleText(`${passed} in every trial`)}>
            {shown.count} of {shown.of} always,
          </span>{" "}
          <span className="whitespace-nowrap">{shown.interval}</span>
          {bounds !== undefined && (
            <span
              className="block whitespace-nowrap"
              title="had all episodes without a score failed, or passed"
            >
              bounds {bounds.mean}
            </span>
          )}
        </span>
      </td>
      <td className="w-28 max-sm:hidden">
        <IntervalBar {...ends} tone="accent" />
      </td>
    </>
  );
}

function Compared(props: {
  id: string;
  title: string;
  run: string;
  comparison: NonNullable<SidedView["compared"]>[number]["comparison"];
}) {
  const { id, title, run, comparison } = props;
  if (comparison.status !== "compared") return null;
  return (
    <Section
      id={id}
      title={title}
      note={`Over the ${countText(comparison.common)} scenarios that all agents have a score or an open verdict for.`}
    >
      <PairTable pairs={comparison.pairs} measure="mean" run={run} />
    </Section>
  );
}
