import { Link } from "@tanstack/react-router";
import { SafeText } from "./safe-text.tsx";

/** Where the reader is within a run, and the run's other pages. */
export function RunNav({ run, title }: { run: string; title?: string }) {
  const style = "border-b-2 border-transparent py-1 no-underline text-soft hover:text-ink";
  const current = { className: "!border-accent !text-ink font-medium", "aria-current": "page" } as const;
  return (
    <div className="no-print mb-4 flex flex-wrap items-baseline gap-x-5 border-b border-line text-[0.9rem]">
      <span className="font-medium">
        <SafeText text={run} />
        {title !== undefined && <span className="font-normal text-soft"> · {title}</span>}
      </span>
      <nav aria-label="Run" className="-mb-px flex gap-4">
        <Link
          to="/runs/$run"
          params={{ run }}
          search={{}}
          className={style}
          activeProps={current}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          Figures
        </Link>
        <Link
          to="/runs/$run/episodes"
          params={{ run }}
          search={{}}
          className={style}
          activeProps={current}
          activeOptions={{ includeSearch: false }}
        >
          Episodes
        </Link>
        <Link
          to="/runs/$run/scenarios"
          params={{ run }}
          search={{}}
          className={style}
          activeProps={current}
          activeOptions={{ includeSearch: false }}
        >
          Scenarios
        </Link>
      </nav>
    </div>
  );
}
