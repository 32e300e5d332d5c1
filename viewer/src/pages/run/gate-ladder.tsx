import { checkTitle } from "../../../../src/reports/view/check-title.ts";
import { percent } from "../../../../src/reports/view/figure-text.ts";
import { gateLadder } from "../../../../src/reports/view/gate-ladder.ts";
import { countText } from "../../../../src/reports/view/quantity-text.ts";
import type { RunView } from "../../../../src/reports/view/run-view.ts";
import { EpisodesLink } from "../../parts/episodes-link.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { Section } from "../../parts/section.tsx";
import { WideTable } from "../../parts/wide-table.tsx";

/** Checks beyond this are too many for a ladder: they are scenarios' own, and no two share them. */
const MOST_RUNGS = 20;

/** Where episodes stop: gate by gate, how many failed there first. */
export function GateLadder({ run, view }: { run: string; view: RunView }) {
  const ladders = view.agents.map((agent) => ({ label: agent.agent.label, ...gateLadder(agent) }));
  const checks = view.columns.filter(({ gating }) => gating).map(({ check }) => check);
  const shown = checks.filter((check) =>
    ladders.some(({ rungs }) => rungs.some((rung) => rung.check === check && rung.stopped > 0)),
  );
  if (shown.length === 0 || shown.length > MOST_RUNGS) return null;
  const silent = checks.filter((check) => !shown.includes(check));
  return (
    <Section
      id="ladder"
      title="Where episodes stop"
      note="Episodes by the first gate that they failed, in the order in which the gates decide. The bar is the share of the agent's graded and open episodes: an open one stopped nowhere yet."
    >
      <WideTable label="First failed gate by agent">
        <table className="figures w-auto">
          <thead>
            <tr>
              <th scope="col">gate</th>
              {ladders.map(({ label }) => (
                <th key={label} scope="col" className="min-w-36">
                  <SafeText text={label} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((check) => (
              <tr key={check}>
                <th scope="row" className="font-normal whitespace-nowrap">
                  <strong className="inline-block min-w-8 font-semibold">
                    <SafeText text={check} />
                  </strong>{" "}
                  {checkTitle(check, view.manifest.suite.figures.checks)}
                </th>
                {ladders.map(({ label, rungs, graded }) => (
                  <td key={label}>
                    <ShareBar
                      run={run}
                      count={rungs.find((rung) => rung.check === check)?.stopped ?? 0}
                      of={graded}
                      tone="bad"
                      filter={{ agent: [label], first: [check] }}
                    />
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row" className="font-semibold">
                passed
              </th>
              {ladders.map(({ label, passed, graded }) => (
                <td key={label}>
                  <ShareBar
                    run={run}
                    count={passed}
                    of={graded}
                    tone="good"
                    filter={{ agent: [label], status: ["passed"] }}
                  />
                </td>
              ))}
            </tr>
            <OpenRow run={run} ladders={ladders} />
          </tbody>
        </table>
      </WideTable>
      {silent.length > 0 && (
        <p className="mt-2 text-[0.85rem] text-soft">
          No episode stopped first at <SafeText text={silent.join(", ")} />.
        </p>
      )}
    </Section>
  );
}

type Ladder = { label: string; open: number; graded: number };

/** Episodes that no gate stopped and whose questions are not answered; no row where there are none. */
function OpenRow({ run, ladders }: { run: string; ladders: readonly Ladder[] }) {
  if (ladders.every(({ open }) => open === 0)) return null;
  return (
    <tr>
      <th scope="row" className="font-semibold">
        open
      </th>
      {ladders.map(({ label, open, graded }) => (
        <td key={label}>
          <ShareBar
            run={run}
            count={open}
            of={graded}
            tone="odd"
            filter={{ agent: [label], status: ["open"] }}
          />
        </td>
      ))}
    </tr>
  );
}

const TONES = { good: "bg-good", bad: "bg-bad", odd: "bg-odd" } as const;

function ShareBar(props: {
  run: string;
  count: number;
  of: number;
  tone: keyof typeof TONES;
  filter: Parameters<typeof EpisodesLink>[0]["filter"];
}) {
  const { run, count, of, tone, filter } = props;
  if (count === 0) return <span className="text-soft">0</span>;
  const share = of === 0 ? 0 : count / of;
  return (
    <span className="flex items-center gap-2">
      <span className="min-w-10 text-end">
        <EpisodesLink run={run} filter={filter}>
          {countText(count)}
        </EpisodesLink>
      </span>
      <span aria-hidden="true" className="h-2 w-20 bg-sunken">
        <span className={`block h-2 ${TONES[tone]}`} style={{ width: `${100 * share}%` }} />
      </span>
      <span className="text-[0.85em] text-soft">{percent(share)}</span>
    </span>
  );
}
