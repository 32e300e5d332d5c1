import { Link } from "@tanstack/react-router";
import type { ComparisonView } from "../../../src/reports/view/run-view.ts";
import { pairEnds, shownPair, type MeanEnds } from "../../../src/reports/view/shown-figures.ts";
import { SafeText } from "./safe-text.tsx";
import { WideTable } from "./wide-table.tsx";

type Pairs = Extract<ComparisonView, { status: "compared" }>["pairs"];

/**
 * Differences between systems, pair by pair, of scenarios passed in all trials or of means. One whose interval holds 0 may
 * be chance; one that hangs on open verdicts is a range.
 */
export function PairTable(props: {
  pairs: Pairs;
  measure?: "strict" | "mean";
  /** Where all are agents of one run: then each pair opens its own comparison. */
  run?: string;
}) {
  const { pairs, measure = "strict", run } = props;
  return (
    <WideTable label="Differences by pair">
      <table className="figures w-auto">
        <thead>
          <tr>
            <th scope="col">pair</th>
            <th scope="col" className="number">
              difference
            </th>
            <th scope="col">95 % interval</th>
            <th scope="col" className="w-48">
              <span className="sr-only">drawn</span>
            </th>
            <th scope="col" className="number">
              only first passed
            </th>
            <th scope="col" className="number">
              only second
            </th>
            <th scope="col" className="number">
              p
            </th>
            <th scope="col" className="number">
              p (Holm)
            </th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => {
            const { first, second } = pair;
            const figure = measure === "strict" ? "strictDifference" : "meanDifference";
            const shown = shownPair(pair, figure);
            return (
              <tr key={`${first}\n${second}`}>
                <th scope="row" className="font-normal whitespace-nowrap">
                  <PairName run={run} first={first} second={second} />
                </th>
                <td className="number font-medium">{shown.difference}</td>
                <td className="whitespace-nowrap">{shown.interval}</td>
                <td>
                  <DifferenceBar {...pairEnds(pair, figure)} />
                </td>
                <td className="number">{shown.onlyFirst}</td>
                <td className="number">{shown.onlySecond}</td>
                <td className="number">{shown.p}</td>
                <td className="number">{shown.adjustedP}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </WideTable>
  );
}

function PairName({ run, first, second }: { run: string | undefined; first: string; second: string }) {
  const name = (
    <>
      <SafeText text={first} /> <span className="text-soft">−</span> <SafeText text={second} />
    </>
  );
  if (run === undefined) return name;
  return (
    <Link to="/compare" search={{ system: [`${run}:${first}`, `${run}:${second}`] }}>
      {name}
    </Link>
  );
}

/** From −100 to +100 points; the stroke in the middle is no difference. */
function DifferenceBar({ band, interval: { low, high } }: MeanEnds) {
  const x = (difference: number): number => 50 + 48 * difference;
  const sure = low > 0 || high < 0;
  const ink = sure ? "stroke-accent" : "stroke-line-strong";
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" className="h-3 w-full min-w-32" aria-hidden="true">
      <line x1="2" x2="98" y1="6" y2="6" className="stroke-line" vectorEffect="non-scaling-stroke" />
      <line x1="50" x2="50" y1="1" y2="11" className="stroke-line-strong" vectorEffect="non-scaling-stroke" />
      <line
        x1={x(low)}
        x2={x(high)}
        y1="6"
        y2="6"
        className={ink}
        strokeWidth="2.5"
        vectorEffect="non-scaling-stroke"
      />
      {[...new Set([band.low, band.high])].map((end) => (
        <line
          key={end}
          x1={x(end)}
          x2={x(end)}
          y1="2"
          y2="10"
          className={ink}
          strokeWidth="3.5"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
