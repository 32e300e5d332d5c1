import { Link } from "@tanstack/react-router";
import { useSuite } from "../../source/queries.ts";

/** The pages of a suite that is being looked at. */
export function SuiteNav() {
  const suite = useSuite().data;
  const documents = suite?.status === "ready" ? suite.documents.length : 0;
  const style = "border-b-2 border-transparent py-1 no-underline text-soft hover:text-ink";
  const current = { className: "!border-accent !text-ink font-medium", "aria-current": "page" } as const;
  return (
    <nav
      aria-label="Suite"
      className="no-print mb-4 flex flex-wrap gap-x-4 border-b border-line text-[0.9rem]"
    >
      <Link
        to="/suite"
        search={{}}
        className={style}
        activeProps={current}
        activeOptions={{ exact: true, includeSearch: false }}
      >
        Scenarios
      </Link>
      {documents > 0 && (
        <Link
          to="/suite/documents"
          search={{}}
          className={style}
          activeProps={current}
          activeOptions={{ includeSearch: false }}
        >
          Documents
        </Link>
      )}
    </nav>
  );
}
