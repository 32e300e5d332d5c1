import { countText } from "../../../../src/reports/view/quantity-text.ts";
import type { AgentView, RunView } from "../../../../src/reports/view/run-view.ts";
import { shownBounds, shownFigures, strictEnds } from "../../../../src/reports/view/shown-figures.ts";
import { EpisodesLink } from "../../parts/episodes-link.tsx";
import { IntervalBar } from "../../parts/interval-bar.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { Section } from "../../parts/section.tsx";
import { WideTable } from "../../parts/wide-table.tsx";

/** What came of it, agent by agent. */
export function Headline({ run, view }: { run: string; view: RunView }) {
  const { trials } = view.manifest;
  return (
    <Section
      id="results"
      title="Results"
      note={`A scenario counts as passed only when every one of its graded trials passed. Open episodes have no score yet: a question that decides has no answer; where they matter a figure is a band, from all of them failed to all passed. Invalid episodes (the simulator failed) and errors (infrastructure) are in no rate; the bounds say where the rate would lie had all of them failed, or passed.`}
    >
      <WideTable label="Results by agent">
        <table className="figures max-w-6xl">
          <thead>
            <tr>
              <th scope="col">agent</th>
              <th scope="col" className="number">
                {trials === 1 ? "passed" : `passed all ${trials} trials`}
              </th>
              <th scope="col" className="w-56">
                <span className="sr-only">drawn</span>
              </th>
              <th scope="col">95 % interval</th>
              <th scope="col" className="number">
                mean
              </th>
              <th scope="col" className="number">
                at least once
              </th>
              <th scope="col" className="number">
                inconsistent
              </th>
              <th scope="col" className="number">
                open
              </th>
              <th scope="col" className="number">
                invalid
              </th>
              <th scope="col" className="number">
                error
              </th>
              <th scope="col" className="number">
                missing
              </th>
              <th scope="col">bounds</th>
            </tr>
          </thead>
          <tbody>
            {view.agents.map((agent) => (
              <AgentRow key={agent.agent.label} run={run} agent={agent} trials={trials} />
            ))}
          </tbody>
        </table>
      </WideTable>
    </Section>
  );
}

function AgentRow({ run, agent, trials }: { run: string; agent: AgentView; trials: number }) {
  const { episodes, summary } = agent;
  const tally = summary?.overall;
  const shown = tally && shownFigures(tally.figures, trials);
  const ends = tally && strictEnds(tally.figures);
  const bounds = tally && shownBounds(tally);
  const { label } = agent.agent;
  return (
    <tr>
      <th scope="row" className="font-medium whitespace-nowrap">
        <EpisodesLink run={run} filter={{ agent: [label] }}>
          <SafeText text={label} />
        </EpisodesLink>
      </th>
      {shown === undefined || ends === undefined ? (
        <td colSpan={6} className="text-soft">
          nothing graded yet
        </td>
      ) : (
        <>
          <td className="number">
            <EpisodesLink run={run} filter={{ agent: [label], consistency: ["always"] }}>
              {shown.count} of {shown.of}
            </EpisodesLink>{" "}
            <strong className="inline-block min-w-[4.5em] font-semibold whitespace-nowrap">
              {shown.rate}
            </strong>
          </td>
          <td>
            <IntervalBar {...ends} tone="accent" />
          </td>
          <td className="whitespace-nowrap">{shown.interval}</td>
          <td className="number whitespace-nowrap">{shown.mean}</td>
          <td className="number whitespace-nowrap">{shown.once}</td>
          <td className="number">
            {shown.inconsistent === "0" ? (
              <span className="text-soft">0</span>
            ) : (
              <EpisodesLink run={run} filter={{ agent: [label], consistency: ["sometimes"] }}>
                {shown.inconsistent}
              </EpisodesLink>
            )}
          </td>
        </>
      )}
      <Counted run={run} count={episodes.open} filter={{ agent: [label], status: ["open"] }} />
      <Counted run={run} count={episodes.invalid} filter={{ agent: [label], status: ["invalid"] }} />
      <Counted run={run} count={episodes.error} filter={{ agent: [label], status: ["error"] }} />
      <td className="number">
        {agent.missing === 0 ? <span className="text-soft">0</span> : countText(agent.missing)}
      </td>
      <td className="whitespace-nowrap">
        {bounds === undefined ? <span className="text-soft">–</span> : bounds.strict}
      </td>
    </tr>
  );
}

/** A count that opens what it counts, in a cell of its own. */
function Counted({
  run,
  count,
  filter,
}: {
  run: string;
  count: number;
  filter: Parameters<typeof EpisodesLink>[0]["filter"];
}) {
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
