import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { percentBand, percentRange } from "../../../../src/reports/view/figure-text.ts";
import { countText, timeText, usdText } from "../../../../src/reports/view/quantity-text.ts";
import type { AgentCard, RunCard } from "../../../../src/reports/view/run-view.ts";
import { visibleText } from "../../../../src/reports/view/unseen-characters.ts";
import { useTitle } from "../../app/use-title.ts";
import { EpisodesLink } from "../../parts/episodes-link.tsx";
import { IntervalBar } from "../../parts/interval-bar.tsx";
import { RunStateText } from "../../parts/run-state.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { Waiting } from "../../parts/waiting.tsx";
import { WideTable } from "../../parts/wide-table.tsx";
import { useRuns } from "../../source/queries.ts";

/** All runs, newest first, each agent with its headline. */
export function RunsPage() {
  useTitle("Runs");
  const query = useRuns();
  return (
    <>
      <h1>Runs</h1>
      <Waiting query={query}>{(runs) => (runs.length === 0 ? <NoRuns /> : <RunList runs={runs} />)}</Waiting>
    </>
  );
}

function NoRuns() {
  return (
    <p className="mt-3 max-w-[60ch]">
      There are no runs yet. Make one with <code>tellerproof run retail-india</code>; it shows up here while
      it is being played.
    </p>
  );
}

function RunList({ runs }: { runs: readonly RunCard[] }) {
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {runs.map((card) => (
        <li key={card.run} className="py-4">
          <RunEntry card={card} />
        </li>
      ))}
    </ul>
  );
}

function RunEntry({ card }: { card: RunCard }) {
  const { run, suite, createdAt, scenarios, trials, profile, judge, state, agents } = card;
  return (
    <article aria-label={visibleText(run)}>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
        <h2>
          <Link to="/runs/$run" params={{ run }} search={{}}>
            <SafeText text={run} />
          </Link>
        </h2>
        <RunStateText state={state} />
        <time dateTime={createdAt} className="text-soft sm:ms-auto">
          {timeText(createdAt)}
        </time>
      </div>
      <p className="text-[0.9rem] text-soft">
        <SafeText text={suite.title} /> · {countText(scenarios)} scenarios × {trials}{" "}
        {trials === 1 ? "trial" : "trials"} · graded under <SafeText text={profile} />, judged by{" "}
        <SafeText text={judge} />
      </p>
      {agents === undefined ? (
        <p role="status" className="mt-2 text-soft">
          Counting its verdicts…
        </p>
      ) : (
        <AgentTable card={card} agents={agents} />
      )}
    </article>
  );
}

function AgentTable({ card: { run, trials }, agents }: { card: RunCard; agents: readonly AgentCard[] }) {
  const figures = agents
    .flatMap(({ headline }) => (headline.status === "sided" ? [headline.sides] : []))[0]
    ?.map(({ figure }) => figure);
  return (
    <WideTable label={`Agents of ${visibleText(run)}`}>
      <table className="figures mt-2 max-w-5xl">
        <thead>
          <tr>
            <th scope="col">agent</th>
            {figures !== undefined ? (
              <SidedHeads figures={figures} />
            ) : (
              <>
                <th scope="col" className="number">
                  {trials === 1 ? "passed" : `passed all ${trials}`}
                </th>
                <th scope="col" className="w-48">
                  <span className="sr-only">interval</span>
                </th>
                <th scope="col">95 % interval</th>
                <th scope="col" className="number">
                  mean
                </th>
              </>
            )}
            {["open", "invalid", "error", "missing", "cost"].map((name) => (
              <th key={name} scope="col" className="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {agents.map((agent) => (
            <AgentRow
              key={agent.label}
              run={run}
              agent={agent}
              columns={figures === undefined ? 4 : 2 * figures.length}
            />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

function SidedHeads({ figures }: { figures: readonly string[] }) {
  return figures.map((figure) => (
    <Fragment key={figure}>
      <th scope="col" className="number">
        <SafeText text={figure} />
      </th>
      <th scope="col" className="w-40">
        <span className="sr-only">
          <SafeText text={figure} />, interval
        </span>
      </th>
    </Fragment>
  ));
}

/** @param props `columns`: how many a headline takes. */
function AgentRow(props: { run: string; agent: AgentCard; columns: number }) {
  const { run, agent, columns } = props;
  const { label, headline, episodes, missing, usd } = agent;
  return (
    <tr>
      <th scope="row" className="font-normal whitespace-nowrap">
        <EpisodesLink run={run} filter={{ agent: [label] }}>
          <SafeText text={label} />
        </EpisodesLink>
      </th>
      <HeadlineCells run={run} label={label} headline={headline} columns={columns} />
      <CountCell run={run} filter={{ agent: [label], status: ["open"] }} count={episodes.open} />
      <CountCell run={run} filter={{ agent: [label], status: ["invalid"] }} count={episodes.invalid} />
      <CountCell run={run} filter={{ agent: [label], status: ["error"] }} count={episodes.error} />
      <td className="number">{missing === 0 ? <span className="text-soft">0</span> : countText(missing)}</td>
      <td className="number">{usd === undefined ? <span className="text-soft">–</span> : usdText(usd)}</td>
    </tr>
  );
}

function HeadlineCells(props: {
  run: string;
  label: string;
  headline: AgentCard["headline"];
  columns: number;
}) {
  const { run, label, headline, columns } = props;
  switch (headline.status) {
    case "nothing-graded":
      return (
        <td colSpan={columns} className="text-soft">
          nothing graded yet
        </td>
      );
    case "graded":
      return (
        <>
          <td className="number">
            {headline.shown.count} of {headline.shown.of} ·{" "}
            <span className="whitespace-nowrap">{headline.shown.rate}</span>
          </td>
          <td>
            <IntervalBar {...headline.strict} />
          </td>
          <td className="whitespace-nowrap">{headline.shown.interval}</td>
          <td className="number whitespace-nowrap">{headline.shown.mean}</td>
        </>
      );
    case "sided":
      return headline.sides.map(({ figure, filter, ...ends }) => (
        <Fragment key={figure}>
          <td className="number">
            <EpisodesLink run={run} filter={{ agent: [label], group: [filter] }}>
              {percentBand(ends.band)}
            </EpisodesLink>{" "}
            <span className="text-[0.85em] text-soft">{percentRange(ends.interval)}</span>
          </td>
          <td>
            <IntervalBar {...ends} />
          </td>
        </Fragment>
      ));
  }
}

function CountCell(props: {
  run: string;
  filter: Parameters<typeof EpisodesLink>[0]["filter"];
  count: number;
}) {
  const { run, filter, count } = props;
  return (
    <td className="number">
      {count === 0 ? (
        <span className="text-soft">0</span>
      ) : (
        <EpisodesLink run={run} filter={filter}>
          {countText(count)}
        </EpisodesLink>
      )}
    </td>
  );
}
