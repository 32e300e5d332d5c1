import { Link, useNavigate } from "@tanstack/react-router";
import type { EpisodeFilter } from "../../../../src/reports/view/episode-filter.ts";
import type { EpisodeDetail, EpisodeName, Sibling } from "../../../../src/reports/view/viewer-api.ts";
import { visibleText } from "../../../../src/reports/view/unseen-characters.ts";
import { searchOfFilter } from "../../app/search-params.ts";
import { classes } from "../../parts/classes.ts";
import { SafeText } from "../../parts/safe-text.tsx";
import { StatusSign } from "../../parts/status-badge.tsx";
import { sideSearch } from "../compare/side-search.ts";

/** The other episodes of this scenario: every agent, every trial. */
export function TrialsPanel({
  detail,
  name,
  filter,
}: {
  detail: EpisodeDetail;
  name: EpisodeName;
  filter: EpisodeFilter;
}) {
  const byAgent = [...Map.groupBy(detail.siblings, ({ agent }) => agent)];
  if (detail.siblings.length < 2) return null;
  return (
    <section aria-labelledby="trials" className="no-print mt-6">
      <h2 id="trials">This scenario's other trials</h2>
      <table className="figures mt-1 w-auto">
        <thead>
          <tr>
            <th scope="col">agent</th>
            <th scope="col">trials</th>
          </tr>
        </thead>
        <tbody>
          {byAgent.map(([agent, siblings]) => (
            <tr key={agent}>
              <th scope="row" className="font-normal">
                <SafeText text={agent} />
              </th>
              <td>
                <span className="flex flex-wrap gap-1">
                  {siblings.map((sibling) => (
                    <TrialLink
                      key={sibling.trial}
                      run={detail.run}
                      scenario={name.scenario}
                      sibling={sibling}
                      current={sibling.agent === name.agent && sibling.trial === name.trial}
                      filter={filter}
                    />
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SideBySide detail={detail} name={name} />
    </section>
  );
}

/** Puts this transcript next to another of the same scenario. */
function SideBySide({ detail, name }: { detail: EpisodeDetail; name: EpisodeName }) {
  const navigate = useNavigate();
  const others = detail.siblings.filter(({ agent, trial }) => agent !== name.agent || trial !== name.trial);
  return (
    <select
      aria-label="Read side by side with"
      className="field mt-2"
      value=""
      onChange={(event) => {
        const other = others[Number(event.target.value)];
        if (other === undefined) return;
        const right = { run: detail.run, agent: other.agent, scenario: name.scenario, trial: other.trial };
        void navigate({ to: "/side-by-side", search: sideSearch({ run: detail.run, ...name }, right) });
      }}
    >
      <option value="">Read side by side with…</option>
      {others.map(({ agent, trial, status }, place) => (
        <option key={`${agent} ${trial}`} value={place}>
          {visibleText(agent)}, trial {trial + 1}: {status}
        </option>
      ))}
    </select>
  );
}

function TrialLink(props: {
  run: string;
  scenario: string;
  sibling: Sibling;
  current: boolean;
  filter: EpisodeFilter;
}) {
  const { run, scenario, sibling, current, filter } = props;
  const { agent, trial, status, firstFailed } = sibling;
  const said = `${visibleText(agent)}, trial ${trial + 1}: ${status}${firstFailed === undefined ? "" : ` at ${visibleText(firstFailed)}`}`;
  return (
    <Link
      to="/runs/$run/episodes/$agent/$scenario/$trial"
      params={{ run, agent, scenario, trial: String(trial + 1) }}
      search={searchOfFilter(filter)}
      aria-label={said}
      title={said}
      {...(current ? { "aria-current": "page" as const } : {})}
      className={classes("button !px-1.5", current && "!border-accent !bg-accent-wash")}
    >
      {trial + 1}
      <StatusSign status={status} />
    </Link>
  );
}
