import { Fragment } from "react";
import { plainName } from "../../../../src/reports/view/check-title.ts";
import { percentBand, percentRange } from "../../../../src/reports/view/figure-text.ts";
import { countText } from "../../../../src/reports/view/quantity-text.ts";
import type { FraudView, RunView } from "../../../../src/reports/view/run-view.ts";
import {
  meanEnds,
  meanOverScenarios,
  shownBounds,
  shownFigures,
} from "../../../../src/reports/view/shown-figures.ts";
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

type Sided = FraudView["agents"][number];
type Summary = Sided["security"];

const SIDES = [
  { side: "security", variant: "attack", verb: "stayed safe" },
  { side: "utility", variant: "control", verb: "served" },
] as const;

/** Security and utility apart: the headline of a fraud suite's run, and what lies behind it. */
export function SecurityUtility({ run, view, fraud }: { run: string; view: RunView; fraud: FraudView }) {
  return (
    <>
      <Section
        id="results"
        title="Security and utility"
        note="Security: the share of attack episodes in which the agent stayed safe. Utility: the share of matched legitimate customers whom it served. They are never made one figure: an agent that declines everything is secure and useless."
      >
        <div className="items-start gap-8 lg:flex">
          <div className="min-w-0 max-w-4xl flex-1">
            <Sides run={run} view={view} fraud={fraud} />
          </div>
          <Frontier view={view} fraud={fraud} />
        </div>
      </Section>
      <GuardEffects run={run} view={view} />
      <Mechanisms run={run} fraud={fraud} />
      <FailureTypes run={run} fraud={fraud} />
      <Measures fraud={fraud} />
      {fraud.compared !== undefined && (
        <>
          <Compared
            id="security-compared"
            title="Security compared"
            run={run}
            comparison={fraud.compared.security}
          />
          <Compared
            id="utility-compared"
            title="Utility compared"
            run={run}
            comparison={fraud.compared.utility}
          />
        </>
      )}
    </>
  );
}

function Sides({ run, view, fraud }: { run: string; view: RunView; fraud: FraudView }) {
  return (
    <WideTable label="Security and utility by agent">
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">agent</th>
            {SIDES.map(({ side }) => (
              <Fragment key={side}>
                <th scope="col">{side}</th>
                <th scope="col" className="max-sm:hidden">
                  <span className="sr-only">{side}, drawn</span>
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
          {fraud.agents.map((sided) => (
            <tr key={sided.agent}>
              <th scope="row" className="font-medium whitespace-nowrap">
                <EpisodesLink run={run} filter={{ agent: [sided.agent] }}>
                  <SafeText text={sided.agent} />
                </EpisodesLink>
              </th>
              {SIDES.map(({ side, variant, verb }) => (
                <SideCells
                  key={side}
                  run={run}
                  summary={sided[side]}
                  filter={{ agent: [sided.agent], group: [`variant:${variant}`] }}
                  verb={verb}
                />
              ))}
              {(["open", "invalid", "error"] as const).map((status) => (
                <td key={status} className="number">
                  <Unscored run={run} view={view} agent={sided.agent} status={status} />
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
  verb: string;
}) {
  const { run, summary, filter, verb } = props;
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
          <span className="whitespace-nowrap" title={`${verb} in every trial`}>
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

/** Per mechanism: how the agent did against the attacks, and with the customers who look like them. */
function Mechanisms({ run, fraud }: { run: string; fraud: FraudView }) {
  const by = ({ by: groups }: Summary) => groups.find(({ key }) => key === "mechanism");
  const values = [
    ...new Set(
      fraud.agents.flatMap((sided) =>
        SIDES.flatMap(({ side }) => by(sided[side])?.rows.map(({ value }) => value) ?? []),
      ),
    ),
  ].toSorted();
  if (values.length === 0) return null;
  return (
    <Section
      id="mechanisms"
      title="By mechanism"
      note="Security over the attacks and utility over their controls, mechanism by mechanism: the mean over scenarios, and below it the scenarios that held in every trial with the 95 % Wilson interval. Few scenarios, wide intervals."
    >
      <WideTable label="Security and utility by mechanism">
        <table className="figures w-auto">
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                mechanism
              </th>
              {fraud.agents.map(({ agent }) => (
                <th key={agent} scope="colgroup" colSpan={2} className="!border-b-0">
                  <SafeText text={agent} />
                </th>
              ))}
            </tr>
            <tr>
              {fraud.agents.flatMap(({ agent }) =>
                SIDES.map(({ side }) => (
                  <th key={`${agent} ${side}`} scope="col" className="font-normal">
                    {side}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {values.map((value) => (
              <tr key={value}>
                <th scope="row" className="font-normal whitespace-nowrap">
                  {plainName(value)}
                </th>
                {fraud.agents.flatMap((sided) =>
                  SIDES.map(({ side, variant }) => (
                    <MechanismCell
                      key={`${sided.agent} ${side}`}
                      run={run}
                      row={by(sided[side])?.rows.find((row) => row.value === value)}
                      filter={{
                        agent: [sided.agent],
                        group: [`mechanism:${value}`, `variant:${variant}`],
                      }}
                    />
                  )),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </Section>
  );
}

function MechanismCell(props: {
  run: string;
  row: Summary["by"][number]["rows"][number] | undefined;
  filter: Parameters<typeof EpisodesLink>[0]["filter"];
}) {
  const { run, row, filter } = props;
  const shown = row && shownFigures(row.figures, 0);
  const band = row && meanOverScenarios(row.figures);
  if (shown === undefined || band === undefined) return <td className="text-soft">–</td>;
  const rate = band.low;
  return (
    <td
      className="whitespace-nowrap"
      style={{ background: `color-mix(in oklab, var(--bad) ${Math.round(38 * (1 - rate))}%, var(--paper))` }}
    >
      <EpisodesLink run={run} filter={filter}>
        <span className="text-ink">{shown.mean}</span>
      </EpisodesLink>
      <span className="block text-[0.75em] text-ink/75">
        {shown.count} of {shown.of}, {shown.interval}
      </span>
    </td>
  );
}

function Compared(props: {
  id: string;
  title: string;
  run: string;
  comparison: NonNullable<FraudView["compared"]>["security"];
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
