import type { SuiteFigures } from "../../../../src/contract/suite-figures.ts";
import { plainName } from "../../../../src/reports/view/check-title.ts";
import type { SidedView } from "../../../../src/reports/view/run-view.ts";
import { meanOverScenarios, shownFigures } from "../../../../src/reports/view/shown-figures.ts";
import { capital, figuresTitle, overEachSide } from "../../../../src/reports/view/side-words.ts";
import { bySide, sidedGrouping, sideFilter } from "../../../../src/reports/view/suite-sides.ts";
import { visibleText } from "../../../../src/reports/view/unseen-characters.ts";
import { EpisodesLink } from "../../parts/episodes-link.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { Section } from "../../parts/section.tsx";
import { WideTable } from "../../parts/wide-table.tsx";

type Summary = SidedView["agents"][number]["sides"][number];
type Told = SuiteFigures["sides"][number];

/** By the most telling grouping: how the agent did on each side. */
export function SidesByGroup(props: { run: string; sided: SidedView; figures: SuiteFigures }) {
  const { run, sided, figures } = props;
  const grouping = sidedGrouping(figures);
  if (grouping === undefined) return null;
  const { key, noun } = grouping;
  const rowsOf = ({ by }: Summary) => by.find((one) => one.key === key)?.rows ?? [];
  const values = [
    ...new Set(sided.agents.flatMap(({ sides }) => sides.flatMap(rowsOf).map(({ value }) => value))),
  ].toSorted();
  if (values.length === 0) return null;
  return (
    <Section
      id="sides-by-group"
      title={visibleText(`By ${noun.one}`)}
      note={visibleText(
        `${capital(overEachSide(figures))}, ${noun.one} by ${noun.one}: the mean over scenarios, and below it the scenarios that held in every trial with the 95 % Wilson interval. Few scenarios, wide intervals.`,
      )}
    >
      <WideTable label={visibleText(`${capital(figuresTitle(figures.sides))} by ${noun.one}`)}>
        <table className="figures w-auto">
          <thead>
            <GroupingHeads noun={noun.one} sided={sided} sides={figures.sides} />
          </thead>
          <tbody>
            {values.map((value) => (
              <tr key={value}>
                <th scope="row" className="font-normal whitespace-nowrap">
                  {plainName(value)}
                </th>
                {sided.agents.flatMap(({ agent, sides }) =>
                  bySide(figures.sides, sides).map(({ told, entry }) => (
                    <GroupCell
                      key={`${agent} ${told.id}`}
                      run={run}
                      row={rowsOf(entry).find((row) => row.value === value)}
                      filter={{ agent: [agent], group: [`${key}:${value}`, sideFilter(told)] }}
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

function GroupingHeads(props: { noun: string; sided: SidedView; sides: readonly Told[] }) {
  const { noun, sided, sides } = props;
  return (
    <>
      <tr>
        <th scope="col" rowSpan={2}>
          <SafeText text={noun} />
        </th>
        {sided.agents.map(({ agent }) => (
          <th key={agent} scope="colgroup" colSpan={sides.length} className="!border-b-0">
            <SafeText text={agent} />
          </th>
        ))}
      </tr>
      <tr>
        {sided.agents.flatMap(({ agent }) =>
          sides.map(({ id, figure }) => (
            <th key={`${agent} ${id}`} scope="col" className="font-normal">
              <SafeText text={figure} />
            </th>
          )),
        )}
      </tr>
    </>
  );
}

function GroupCell(props: {
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
