import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { countText } from "../../../../src/reports/view/quantity-text.ts";
import type { SuiteAnswer } from "../../../../src/reports/view/viewer-api.ts";
import { useTitle } from "../../app/use-title.ts";
import { LongText } from "../../parts/long-text.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { Waiting } from "../../parts/waiting.tsx";
import { useSuite } from "../../source/queries.ts";
import { SuiteNav } from "./suite-nav.tsx";

const route = getRouteApi("/suite/documents");

/** Documents that are listed before the reader narrows the search down. */
const MOST_LISTED = 200;

type Documents = Extract<SuiteAnswer, { status: "ready" }>["documents"];

/** The policies of a suite, with a search over all of their words. */
export function DocumentsPage() {
  useTitle("Documents");
  const query = useSuite();
  return (
    <>
      <SuiteNav />
      <h1>Documents</h1>
      <Waiting query={query}>
        {(answer) => <Corpus documents={answer.status === "ready" ? answer.documents : []} />}
      </Waiting>
    </>
  );
}

function Corpus({ documents }: { documents: Documents }) {
  const search = route.useSearch();
  const navigate = useNavigate();
  const [text = ""] = search["text"] ?? [];
  const [chosen] = search["id"] ?? [];
  const words = text.toLowerCase().split(/\s+/);
  const found = documents.filter((document) => {
    const searched = `${document.id}\n${document.title}\n${document.text}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
  const shown = documents.find(({ id }) => id === chosen) ?? found[0];
  const keep = text === "" ? {} : { text: [text] };
  return (
    <>
      <input
        type="search"
        className="no-print field mt-2 w-72"
        aria-label="Words in title or text"
        placeholder="Words in title or text"
        value={text}
        onChange={(event) =>
          void navigate({
            to: "/suite/documents",
            search: event.target.value === "" ? {} : { text: [event.target.value] },
            replace: true,
          })
        }
      />
      <p role="status" className="mt-2 text-[0.9rem] text-soft">
        {countText(found.length)} of {countText(documents.length)} documents
      </p>
      <div className="mt-2 gap-8 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)]">
        <ul className="text-[0.9rem] lg:max-h-[80vh] lg:overflow-y-auto">
          {found.slice(0, MOST_LISTED).map(({ id, title }) => (
            <li key={id} className="border-b border-line py-1">
              <Link
                to="/suite/documents"
                search={{ ...keep, id: [id] }}
                {...(id === shown?.id ? { "aria-current": "true" as const } : {})}
                className={id === shown?.id ? "font-medium" : ""}
              >
                <SafeText text={title} />
              </Link>{" "}
              <span className="text-[0.85em] text-soft">
                <SafeText text={id} />
              </span>
            </li>
          ))}
          {found.length > MOST_LISTED && (
            <li className="py-1 text-soft">and {countText(found.length - MOST_LISTED)} more</li>
          )}
        </ul>
        {shown !== undefined && (
          <article aria-labelledby="document" className="max-lg:mt-6">
            <h2 id="document">
              <SafeText text={shown.title} />
            </h2>
            <p className="mb-2 text-[0.85rem] text-soft">
              <SafeText text={shown.id} />
            </p>
            <LongText text={shown.text} />
          </article>
        )}
      </div>
    </>
  );
}
