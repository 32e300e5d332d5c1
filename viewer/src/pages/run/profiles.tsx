import { Link } from "@tanstack/react-router";
import { countText } from "../../../../src/reports/view/quantity-text.ts";
import type { RunView } from "../../../../src/reports/view/run-view.ts";
import { SafeText } from "../../parts/safe-text.tsx";
import { Section } from "../../parts/section.tsx";
import { StatusSign } from "../../parts/status-badge.tsx";

/** Where the run was graded again under another profile: which verdicts are not the same. */
export function Profiles({ run, view: { profiles } }: { run: string; view: RunView }) {
  if (profiles === undefined) return null;
  const { before, after, compared, differ, changes, episodes, more } = profiles;
  return (
    <Section
      id="profiles"
      title="Under another profile"
      note={
        <>
          <SafeText text={before.profile} /> and <SafeText text={after.profile} /> differ in{" "}
          {countText(differ)} of {countText(compared)} verdicts:{" "}
          {changes.map((one) => `${one.count} ${one.before} → ${one.after}`).join(", ")}.
        </>
      }
    >
      <ul className="text-[0.9rem]">
        {episodes.map(({ agent, scenario, trial, before: was, after: is }) => (
          <li key={`${agent} ${scenario} ${trial}`}>
            <StatusSign status={was} />→<StatusSign status={is} />{" "}
            <Link
              to="/runs/$run/episodes/$agent/$scenario/$trial"
              params={{ run, agent, scenario, trial: String(trial + 1) }}
              search={{}}
            >
              <SafeText text={`${scenario}, ${agent}, trial ${trial + 1}`} />
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-soft">And {countText(more)} more.</p>}
    </Section>
  );
}
