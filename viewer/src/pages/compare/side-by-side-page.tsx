import { getRouteApi, Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { divergence, type Step } from "../../../../src/reports/view/divergence.ts";
import { transcriptOf } from "../../../../src/reports/view/transcript.ts";
import type { EpisodeDetail } from "../../../../src/reports/view/viewer-api.ts";
import { visibleText } from "../../../../src/reports/view/unseen-characters.ts";
import type { SearchParams } from "../../app/search-params.ts";
import { useTitle } from "../../app/use-title.ts";
import { classes } from "../../parts/classes.ts";
import { SafeText } from "../../parts/safe-text.tsx";
import { StatusBadge, StatusSign } from "../../parts/status-badge.tsx";
import { Problem, Waiting } from "../../parts/waiting.tsx";
import { useEpisode } from "../../source/queries.ts";
import { sideIn, sideSearch, type Side } from "./side-search.ts";
import { StepView } from "./step-view.tsx";

const route = getRouteApi("/side-by-side");

/** Two episodes of one scenario, turn by turn, with the place where they first part. */
export function SideBySidePage() {
  useTitle("Side by side");
  const search = route.useSearch();
  const [left, right] = [sideIn(search["left"]), sideIn(search["right"])];
  if (left === undefined || right === undefined) {
    return <Problem message="The address does not name two episodes." />;
  }
  return <Sides left={left} right={right} />;
}

function Sides({ left, right }: { left: Side; right: Side }) {
  const mine = useEpisode(left.run, left);
  const other = useEpisode(right.run, right);
  return (
    <Waiting query={mine}>
      {(one) => (
        <Waiting query={other}>
          {(two) => <BothTranscripts sides={{ left, right }} left={one} right={two} />}
        </Waiting>
      )}
    </Waiting>
  );
}

function BothTranscripts(props: {
  sides: { left: Side; right: Side };
  left: EpisodeDetail;
  right: EpisodeDetail;
}) {
  const { sides, left, right } = props;
  const { turns, at } = useMemo(
    () => divergence(transcriptOf(left.trajectory), transcriptOf(right.trajectory)),
    [left, right],
  );
  const goTo = (): void => document.querySelector("#first-difference")?.scrollIntoView({ block: "center" });
  return (
    <>
      <h1>
        <SafeText text={left.planned.title} />
      </h1>
      <p className="mt-1 flex flex-wrap items-baseline gap-3 text-[0.9rem] text-soft">
        {at === undefined ? (
          "Both went alike, word by word and call by call."
        ) : (
          <button type="button" className="no-print button" onClick={goTo}>
            Go to the first difference
          </button>
        )}
        <Link to="/side-by-side" search={sideSearch(sides.right, sides.left)} className="no-print">
          swap sides
        </Link>
      </p>
      <div className="mt-3 grid gap-x-6 sm:grid-cols-2">
        <SideHead
          side={sides.left}
          detail={left}
          withTrial={(trial) => sideSearch({ ...sides.left, trial }, sides.right)}
        />
        <SideHead
          side={sides.right}
          detail={right}
          withTrial={(trial) => sideSearch(sides.left, { ...sides.right, trial })}
        />
        {turns.map(({ turn, left: mine, right: other }) => (
          <TurnRow key={turn} turn={turn} mine={mine} other={other} at={at} />
        ))}
      </div>
    </>
  );
}

function SideHead(props: {
  side: Side;
  detail: EpisodeDetail;
  /** The address with another trial on this side. */
  withTrial: (trial: number) => SearchParams;
}) {
  const { side, detail, withTrial } = props;
  const verdict = detail.record?.verdict;
  const { run, agent, scenario, trial } = side;
  return (
    <header className="border-b border-line-strong pb-2">
      <h2>
        <Link
          to="/runs/$run/episodes/$agent/$scenario/$trial"
          params={{ run, agent, scenario, trial: String(trial + 1) }}
          search={{}}
        >
          <SafeText text={agent} />, trial {trial + 1}
        </Link>{" "}
        <span className="text-[0.85rem] font-normal text-soft">
          <SafeText text={run} />
        </span>
      </h2>
      <p className="text-[0.9rem]">
        {verdict === undefined ? (
          <span className="text-soft">not graded</span>
        ) : (
          <StatusBadge status={verdict.status} />
        )}
        {verdict?.status === "failed" && ` first at ${visibleText(verdict.firstFailed)}`}
      </p>
      <ul aria-label="Other trials" className="no-print mt-1 flex flex-wrap gap-1.5">
        {detail.siblings
          .filter((sibling) => sibling.agent === agent)
          .map((sibling) => (
            <li key={sibling.trial}>
              <Link
                to="/side-by-side"
                search={withTrial(sibling.trial)}
                {...(sibling.trial === trial ? { "aria-current": "page" as const } : {})}
                aria-label={`trial ${sibling.trial + 1}: ${sibling.status}`}
                className={classes(
                  "button !px-1.5",
                  sibling.trial === trial && "!border-accent !bg-accent-wash",
                )}
              >
                {sibling.trial + 1}
                <StatusSign status={sibling.status} />
              </Link>
            </li>
          ))}
      </ul>
    </header>
  );
}

function TurnRow(props: {
  turn: number;
  mine: readonly Step[];
  other: readonly Step[];
  at: ReturnType<typeof divergence>["at"];
}) {
  const { turn, mine, other, at } = props;
  const here = (steps: readonly Step[], seq: number | undefined): boolean =>
    seq !== undefined && steps.some((step) => step.seq === seq);
  const first = at !== undefined && (here(mine, at.left) || here(other, at.right));
  return (
    <section
      aria-label={turn === 0 ? "Before the caller speaks" : `Turn ${turn}`}
      className="col-span-full grid gap-x-6 border-b border-line py-2 sm:grid-cols-subgrid"
    >
      <p
        {...(first ? { id: "first-difference" } : {})}
        className={classes("col-span-full text-[0.8rem]", first ? "font-semibold text-odd" : "text-soft")}
      >
        {turn === 0 ? "before the caller speaks" : `turn ${turn}`}
        {first && ": here they first differ"}
      </p>
      <Steps steps={mine} differs={at?.left} />
      <Steps steps={other} differs={at?.right} />
    </section>
  );
}

function Steps({ steps, differs }: { steps: readonly Step[]; differs: number | undefined }) {
  return (
    <ol className="min-w-0 max-sm:mb-3 max-sm:border-s max-sm:border-line max-sm:ps-2">
      {steps.length === 0 && <li className="text-[0.9rem] text-soft">nothing here</li>}
      {steps.map((step) => (
        <li key={step.seq} className={classes("py-1", step.seq === differs && "marked")}>
          <StepView step={step} />
        </li>
      ))}
    </ol>
  );
}
