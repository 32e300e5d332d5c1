import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { plainName } from "../../../../src/reports/view/check-title.ts";
import { countText } from "../../../../src/reports/view/quantity-text.ts";
import type { SuiteAnswer } from "../../../../src/reports/view/viewer-api.ts";
import { useTitle } from "../../app/use-title.ts";
import { SafeText } from "../../parts/safe-text.tsx";
import { Waiting } from "../../parts/waiting.tsx";
import { WideTable } from "../../parts/wide-table.tsx";
import { useSuite } from "../../source/queries.ts";
import { SuiteNav } from "./suite-nav.tsx";

const route = getRouteApi("/suite");

/** A suite while it is being written: its scenarios, or what is wrong with its files. Follows the files as they change. */
export function SuitePage() {
  useTitle("Suite");
  const query = useSuite();
  return (
    <>
      <SuiteNav />
      <Waiting query={query}>{(answer) => <Suite answer={answer} />}</Waiting>
    </>
  );
}

function Suite({ answer }: { answer: SuiteAnswer }) {
  switch (answer.status) {
    case "none":
      return (
        <p>
          No suite was named. Start the viewer with <code>tellerproof view --suite fraud</code>, or with a
          folder.
        </p>
      );
    case "broken":
      return <Problems name={answer.name} problems={answer.problems} />;
    case "ready":
      return <Scenarios answer={answer} />;
  }
}

/** What is wrong, in the words of the loader; gone as soon as the files are right. */
function Problems({ name, problems }: { name: string; problems: readonly string[] }) {
  return (
    <section role="alert" className="rounded border border-bad bg-bad-wash px-3 py-2">
      <h1 className="text-bad">
        <SafeText text={name} /> does not load
      </h1>
      <ul className="mt-1 list-disc ps-5 [overflow-wrap:anywhere]">
        {problems.map((problem) => (
          <li key={problem}>
            <SafeText text={problem} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-[0.9rem]">This page looks again when the files change.</p>
    </section>
  );
}

function Scenarios({ answer }: { answer: Extract<SuiteAnswer, { status: "ready" }> }) {
  const { suite, scenarios, documents } = answer;
  const text = route.useSearch()["text"]?.[0] ?? "";
  const navigate = useNavigate();
  const words = text.toLowerCase().split(/\s+/);
  const kept = scenarios.filter(({ id, title, groups }) => {
    const searched = [id, title, ...Object.values(groups)].join("\n").toLowerCase();
    return words.every((word) => searched.includes(word));
  });
  return (
    <>
      <h1>
        <SafeText text={suite.title} />
      </h1>
      <p className="mt-1 text-[0.9rem] text-soft">
        <SafeText text={suite.id} />, <SafeText text={suite.kind} />, {suite.hash} ·{" "}
        {countText(scenarios.length)} scenarios · {countText(documents.length)} documents
      </p>
      <input
        type="search"
        className="no-print field mt-3 w-64"
        aria-label="Words in title, id or group"
        placeholder="Words in title, id or group"
        value={text}
        onChange={(event) =>
          void navigate({
            to: "/suite",
            search: event.target.value === "" ? {} : { text: [event.target.value] },
            replace: true,
          })
        }
      />
      <p role="status" className="mt-2 text-[0.9rem] text-soft">
        {countText(kept.length)} of {countText(scenarios.length)}
      </p>
      <WideTable label="Scenarios">
        <table className="figures mt-1">
          <thead>
            <tr>
              <th scope="col">scenario</th>
              <th scope="col">groups</th>
            </tr>
          </thead>
          <tbody>
            {kept.map(({ id, title, groups }) => (
              <tr key={id}>
                <th scope="row" className="font-normal">
                  <Link to="/suite/scenarios/$scenario" params={{ scenario: id }}>
                    <SafeText text={title} />
                  </Link>
                  <span className="block text-[0.8rem] text-soft">
                    <SafeText text={id} />
                  </span>
                </th>
                <td className="text-[0.85rem] text-soft">
                  {Object.entries(groups)
                    .filter(([key]) => key !== suite.figures.pairedBy)
                    .map(([, value]) => plainName(value))
                    .join(" · ")}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </>
  );
}
