import { percent, percentRange } from "../../../../src/reports/view/figure-text.ts";
import { countText } from "../../../../src/reports/view/quantity-text.ts";
import type { AgentView, RunView } from "../../../../src/reports/view/run-view.ts";
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
      note={`A scenario counts as passed only when every one of its graded trials passed. Invalid episodes (the simulator failed) and errors (infrastructure) are in no rate; the bounds say where the rate would lie had all of them failed, or passed.`}
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
              <AgentRow key={agent.agent.label} run={run} agent={agent} />
            ))}
          </tbody>
        </table>
      </WideTable>
    </Section>
  );
}

function AgentRow({ run, agent }: { run: string; agent: AgentView }) {
  const { episodes, summary } = agent;
  const figures = summary?.overall.figures;
  const bounds = summary?.overall.bounds;
  const { label } = agent.agent;
  return (
    <tr>
      <th scope="row" className="font-medium whitespace-nowrap">
        <EpisodesLink run={run} filter={{ agent: [label] }}>
          <SafeText text={label} />
        </EpisodesLink>
      </th>
      {figures?.status !== "graded" ? (
        <td colSpan={6} className="text-soft">
          nothing graded yet
        </td>
      ) : (
        <>
          <td className="number">
            <EpisodesLink run={run} filter={{ agent: [label], consistency: ["always"] }}>
              {figures.strict.count} of {figures.strict.of}
            </EpisodesLink>{" "}
            <strong className="inline-block w-[4.5em] font-semibold">{percent(figures.strict.rate)}</strong>
          </td>
          <td>
            <IntervalBar {...figures.strict} tone="accent" />
          </td>
          <td className="whitespace-nowrap">{percentRange(figures.strict.interval)}</td>
          <td className="number">{percent(figures.meanOverScenarios)}</td>
          <td className="number">{percent(figures.atLeastOnce.rate)}</td>
          <Counted
            run={run}
            count={figures.inconsistent}
            filter={{ agent: [label], consistency: ["sometimes"] }}
          />
        </>
      )}
      <Counted run={run} count={episodes.invalid} filter={{ agent: [label], status: ["invalid"] }} />
      <Counted run={run} count={episodes.error} filter={{ agent: [label], status: ["error"] }} />
      <td className="number">
        {agent.missing === 0 ? <span className="text-soft">0</span> : countText(agent.missing)}
      </td>
      <td className="whitespace-nowrap">
        {bounds?.status === "bounded" && bounds.unscored > 0 ? (
          percentRange(bounds.strict)
        ) : (
          <span className="text-soft">–</span>
        )}
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
