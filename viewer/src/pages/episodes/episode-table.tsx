import { useNavigate } from "@tanstack/react-router";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { EpisodeFilter } from "../../../../src/reports/view/episode-filter.ts";
import { countText } from "../../../../src/reports/view/quantity-text.ts";
import { searchOfFilter } from "../../app/search-params.ts";
import { useShortcuts } from "../../app/shortcuts.tsx";
import { useMedia } from "../../app/use-media.ts";
import { Problem } from "../../parts/waiting.tsx";
import { useSource } from "../../source/source-context.tsx";
import { EpisodeRow } from "./episode-row.tsx";
import { useEpisodeRows } from "./use-episode-rows.ts";

/** Row heights in pixels: all rows are alike, so that 100,000 of them need no measuring. */
const WIDE_ROW = 52;
const NARROW_ROW = 104;

/** All episodes that the filter leaves; only those in sight are in the page. */
export function EpisodeTable({
  run,
  filter,
  groups,
}: {
  run: string;
  filter: EpisodeFilter;
  groups: readonly string[];
}) {
  const wide = useMedia("(min-width: 64rem)");
  const height = wide ? WIDE_ROW : NARROW_ROW;
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(-1);
  const [count, setCount] = useState(0);
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: 12,
    scrollMargin: list.current?.offsetTop ?? 0,
  });
  const items = virtual.getVirtualItems();
  const range = { first: items[0]?.index ?? 0, last: items.at(-1)?.index ?? 0 };
  const { total, row, searching, problem } = useEpisodeRows(run, filter, range);
  if (total !== undefined && total !== count) setCount(total);
  useEffect(() => virtual.measure(), [height, virtual]);
  useEffect(() => {
    if (selected < 0) return;
    list.current?.querySelector<HTMLElement>(`[data-row="${selected}"] a`)?.focus();
  }, [selected, range.first, range.last]);

  const select = (index: number): void => {
    if (index < 0 || index >= count) return;
    virtual.scrollToIndex(index, { align: "auto" });
    setSelected(index);
  };
  useTableKeys({ run, filter, selected, select, row });

  if (problem !== undefined) return <Problem message={problem} />;
  return (
    <>
      <p role="status" className="mt-3 text-[0.9rem] text-soft">
        {total === undefined ? "Loading…" : `${countText(total)} ${total === 1 ? "episode" : "episodes"}`}
        {searching !== undefined &&
          `, still searching: ${countText(searching.done)} of ${countText(searching.of)} transcripts`}
      </p>
      <div role="table" aria-label="Episodes" aria-rowcount={count + 1} className="mt-1 text-[0.9rem]">
        <TableHead />
        <div ref={list} role="rowgroup" className="relative" style={{ height: virtual.getTotalSize() }}>
          {items.map(({ index, start }) => (
            <EpisodeRow
              key={index}
              run={run}
              filter={filter}
              line={row(index)}
              index={index}
              groups={groups}
              chosen={index === selected}
              place={{ height, top: start - virtual.options.scrollMargin }}
            />
          ))}
        </div>
      </div>
    </>
  );
}

function TableHead() {
  const names = ["verdict", "scenario", "agent", "trial", "why", "turns", "calls", "tokens"];
  return (
    <div role="rowgroup" className="sticky top-0 z-10 hidden bg-paper lg:block">
      <div role="row" aria-rowindex={1} className="episode-grid border-b border-line-strong py-1">
        {names.map((name) => (
          <span
            key={name}
            role="columnheader"
            className={`text-[0.8rem] font-semibold text-soft ${["turns", "calls", "tokens"].includes(name) ? "text-end" : ""}`}
          >
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}

function useTableKeys(given: {
  run: string;
  filter: EpisodeFilter;
  selected: number;
  select: (index: number) => void;
  row: ReturnType<typeof useEpisodeRows>["row"];
}): void {
  const source = useSource();
  const navigate = useNavigate();
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const shortcuts = useMemo(() => {
    const step = (by: number) => (): void => latest.current.select(latest.current.selected + by);
    const nextFailure = async (): Promise<void> => {
      const { run, filter, selected, row, select } = latest.current;
      const line = row(Math.max(selected, 0));
      if (line === undefined) return;
      const place = await source.place(run, line, filter);
      if (selected < 0 && line.status !== "passed") select(0);
      else if (place.nextFailure !== undefined) select(place.nextFailure.index);
    };
    const open = (): void => {
      const { run, filter, selected, row } = latest.current;
      const line = row(selected);
      if (line === undefined) return;
      const { agent, scenario, trial } = line;
      void navigate({
        to: "/runs/$run/episodes/$agent/$scenario/$trial",
        params: { run, agent, scenario, trial: String(trial + 1) },
        search: searchOfFilter(filter),
      });
    };
    return [
      { key: "j", does: "next episode", run: step(1) },
      { key: "k", does: "previous episode", run: step(-1) },
      { key: "n", does: "next episode that did not pass", run: () => void nextFailure() },
      { key: "o", does: "open the chosen episode", run: open },
    ];
  }, [source, navigate]);
  useShortcuts(shortcuts);
}
