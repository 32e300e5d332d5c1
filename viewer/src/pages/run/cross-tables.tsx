import { countText } from "../../../../src/reports/view/quantity-text.ts";
import type { AgentView, RunView } from "../../../../src/reports/view/run-view.ts";
import { visibleText } from "../../../../src/reports/view/unseen-characters.ts";
import { EpisodesLink } from "../../parts/episodes-link.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { Section } from "../../parts/section.tsx";
import { WideTable } from "../../parts/wide-table.tsx";

const ANSWERS = ["right", "wrong", "unjudged"] as const;

/** Where safe acting and right answering part: episodes by what the gates on acting and on the answer came to. */
export function CrossTables({ run, view }: { run: string; view: RunView }) {
  const shown = view.agents.filter(({ crossTable }) =>
    [crossTable.safe, crossTable.unsafe].some((row) => ANSWERS.some((answer) => row[answer] > 0)),
  );
  if (shown.length === 0) return null;
  return (
    <Section
      id="cross"
      title="Acting against answering"
      note="Episodes whose gates on acting (safety S and actions A) all held, and whose answer (R) was right. Safe but wrong sounds harmless; unsafe but right sounds fine to the customer."
    >
      <WideTable label="Acting against answering">
        <table className="figures w-auto">
          <thead>
            <tr>
              <th scope="col">agent</th>
              <th scope="col">acting</th>
              {ANSWERS.map((answer) => (
                <th key={answer} scope="col" className="number">
                  answer {answer}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.flatMap((agent) =>
              (["safe", "unsafe"] as const).map((acting) => (
                <CrossRow key={`${agent.agent.label} ${acting}`} run={run} agent={agent} acting={acting} />
              )),
            )}
          </tbody>
        </table>
      </WideTable>
    </Section>
  );
}

function CrossRow({ run, agent, acting }: { run: string; agent: AgentView; acting: "safe" | "unsafe" }) {
  const { label } = agent.agent;
  return (
    <tr>
      {acting === "safe" && (
        <th scope="rowgroup" rowSpan={2} className="font-medium">
          <SafeText text={label} />
        </th>
      )}
      <th scope="row" className="!ps-2 font-normal">
        {acting}
      </th>
      {ANSWERS.map((answer) => {
        const count = agent.crossTable[acting][answer];
        return (
          <td key={answer} className="number">
            {count === 0 ? (
              <span className="text-soft">0</span>
            ) : (
              <EpisodesLink
                run={run}
                filter={{ agent: [label], cross: [`${acting}:${answer}`] }}
                label={`${visibleText(label)}: ${count} episodes ${acting}, answer ${answer}`}
              >
                {countText(count)}
              </EpisodesLink>
            )}
          </td>
        );
      })}
    </tr>
  );
}
