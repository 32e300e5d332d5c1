import { useEffect, useRef, useState } from "react";
import { checkTitle, plainName, type CheckTitles } from "../../../../src/reports/view/check-title.ts";
import { isNoFilter, noFilter, type EpisodeFilter } from "../../../../src/reports/view/episode-filter.ts";
import { countText } from "../../../../src/reports/view/quantity-text.ts";
import type { Facet, Facets } from "../../../../src/reports/view/run-view.ts";
import { visibleText } from "../../../../src/reports/view/unseen-characters.ts";
import { useShortcuts } from "../../app/shortcuts.tsx";
import { classes } from "../../parts/classes.ts";

type ListField = Exclude<keyof EpisodeFilter, "text">;
type Choice = { field: ListField; label: string; options: { value: string; text: string; count: number }[] };

/** Typing is not a question yet: this long after the last key it is. */
const TYPING_MS = 250;

/** Narrows the list down. What is chosen stands in the address, so a filtered list can be linked to. */
export function FilterBar({
  facets,
  titles,
  filter,
  setFilter,
}: {
  facets: Facets;
  titles: CheckTitles;
  filter: EpisodeFilter;
  setFilter: (filter: EpisodeFilter) => void;
}) {
  const [open, setOpen] = useState(false);
  const add = (field: ListField, value: string): void => {
    const values = filter[field] as string[];
    if (!values.includes(value)) setFilter({ ...filter, [field]: [...values, value] });
  };
  return (
    <search aria-label="Episodes" className="no-print">
      <div className="flex flex-wrap items-center gap-2">
        <TextField text={filter.text} setText={(text) => setFilter({ ...filter, text })} />
        <button
          type="button"
          className="button lg:hidden"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Filters
        </button>
        <div className={classes("flex flex-wrap gap-2", !open && "max-lg:hidden")}>
          {choices(facets, titles).map(({ field, label, options }) => (
            <select
              key={label}
              aria-label={`Filter by ${label}`}
              className="field max-w-44"
              value=""
              onChange={(event) => add(field, event.target.value)}
            >
              <option value="">{label}</option>
              {options.map(({ value, text, count }) => (
                <option key={value} value={value}>
                  {visibleText(text)} ({countText(count)})
                </option>
              ))}
            </select>
          ))}
        </div>
      </div>
      <ActiveFilters groups={facets.groups} filter={filter} setFilter={setFilter} />
    </search>
  );
}

function TextField({ text, setText }: { text: string; setText: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  // The address may change without the field, such as by the browser's back button.
  if (text !== shown) {
    setShown(text);
    setTyped(text);
  }
  useEffect(() => {
    if (typed === text) return undefined;
    const timer = setTimeout(() => setText(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, text, setText]);
  const [shortcut] = useState(() => [
    { key: "/", does: "search episodes", run: () => field.current?.focus() },
  ]);
  useShortcuts(shortcut);
  return (
    <input
      ref={field}
      type="search"
      className="field w-64"
      placeholder="Words in scenario or transcript"
      aria-label="Words in scenario or transcript"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

function ActiveFilters({
  groups,
  filter,
  setFilter,
}: {
  groups: Facets["groups"];
  filter: EpisodeFilter;
  setFilter: (filter: EpisodeFilter) => void;
}) {
  if (isNoFilter(filter)) return null;
  const active = Object.entries(filter).flatMap(([field, values]) =>
    (Array.isArray(values) ? values : []).map((value) => ({ field: field as ListField, value })),
  );
  const remove = ({ field, value }: { field: ListField; value: string }): void =>
    setFilter({ ...filter, [field]: (filter[field] as string[]).filter((one) => one !== value) });
  return (
    <ul aria-label="Filters that are set" className="mt-2 flex flex-wrap items-center gap-1.5">
      {active.map((one) => (
        <li key={`${one.field} ${one.value}`}>
          <button
            type="button"
            className="button"
            aria-pressed="true"
            aria-label={`Remove ${visibleText(filterText(one.field, one.value, groups))}`}
            onClick={() => remove(one)}
          >
            {visibleText(filterText(one.field, one.value, groups))} <span aria-hidden="true">✕</span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="button" onClick={() => setFilter(noFilter())}>
          Clear all
        </button>
      </li>
    </ul>
  );
}

function filterText(field: ListField, value: string, groups: Facets["groups"]): string {
  switch (field) {
    case "group": {
      const [key = "", ...rest] = value.split(":");
      const name = groups.find((group) => group.key === key)?.name ?? plainName(key);
      return `${name}: ${plainName(rest.join(":"))}`;
    }
    case "first":
      return `first failed ${value}`;
    case "check":
      return value.replace(/:([^:]*)$/, " $1");
    case "consistency":
      return CONSISTENCY[value] ?? value;
    case "cross":
      return value.replace(":", ", answer ");
    case "trial":
      return `trial ${value}`;
    case "status":
      return value;
    case "agent":
    case "scenario":
    case "tool":
    case "pattern":
    case "ending":
      return `${field}: ${field === "pattern" || field === "ending" ? plainName(value) : value}`;
  }
}

const CONSISTENCY: Readonly<Record<string, string>> = {
  always: "passed in every trial",
  sometimes: "passed in some trials only",
  never: "passed in no trial",
  open: "hangs on open verdicts",
  ungraded: "never graded",
};

function choices(facets: Facets, titles: CheckTitles): Choice[] {
  const plain = (field: ListField, label: string, values: readonly Facet[]): Choice => ({
    field,
    label,
    options: values.map(({ value, count }) => ({ value, text: plainName(value), count })),
  });
  const exact = (field: ListField, label: string, values: readonly Facet[]): Choice => ({
    field,
    label,
    options: values.map(({ value, count }) => ({ value, text: value, count })),
  });
  const all: Choice[] = [
    plain("status", "verdict", facets.status),
    exact("agent", "agent", facets.agent),
    {
      field: "first",
      label: "first failed",
      options: facets.first.map(({ value, count }) => ({
        value,
        text: value === checkTitle(value, titles) ? value : `${value} ${checkTitle(value, titles)}`,
        count,
      })),
    },
    ...facets.groups.map(({ key, name, values }): Choice => ({
      field: "group",
      label: name,
      options: values.map(({ value, count }) => ({
        value: `${key}:${value}`,
        text: plainName(value),
        count,
      })),
    })),
    exact("tool", "tool called", facets.tool),
    plain("pattern", "pattern", facets.pattern),
    plain("ending", "ending", facets.ending),
    {
      field: "consistency",
      label: "over trials",
      options: facets.consistency.map(({ value, count }) => ({
        value,
        text: CONSISTENCY[value] ?? value,
        count,
      })),
    },
  ];
  return all.filter(({ options }) => options.length > 1);
}
