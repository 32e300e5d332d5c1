import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ScenarioPart, ScenarioView } from "../../../../src/contract/scenario-view.ts";
import { JsonText } from "../../parts/json-text.tsx";
import { LongText } from "../../parts/long-text.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { Section } from "../../parts/section.tsx";
import { WideTable } from "../../parts/wide-table.tsx";

/** All of a scenario, whatever suite it is of. */
export function ScenarioBody({
  view,
  documentLinks = false,
}: {
  view: ScenarioView;
  documentLinks?: boolean;
}) {
  const { about, caller, knows, doesNotKnow, rules, assertions, setting, documents, scripts } = view;
  return (
    <>
      {about.length > 0 && (
        <Section id="about" title="What it is about">
          <Parts parts={about} />
        </Section>
      )}
      {caller.length > 0 && (
        <Section id="caller" title="The caller">
          <Parts parts={caller} />
          <PrivateFacts knows={knows} doesNotKnow={doesNotKnow} />
        </Section>
      )}
      {rules.length > 0 && (
        <Section id="rules" title="What is checked">
          <Rules rules={rules} />
        </Section>
      )}
      {assertions.length > 0 && (
        <Section id="assertions" title="What a judge is asked">
          <ul className="list-disc ps-5">
            {assertions.map(({ id, requirement }) => (
              <li key={id}>
                <strong className="font-medium">
                  <SafeText text={id} />
                </strong>
                : <SafeText text={requirement} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {documents.length > 0 && (
        <Section id="documents" title="Policies that govern it">
          <ul className="list-disc ps-5">
            {documents.map((document) => (
              <li key={document}>
                {documentLinks ? (
                  <Link to="/suite/documents" search={{ id: [document] }}>
                    <SafeText text={document} />
                  </Link>
                ) : (
                  <SafeText text={document} />
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="setting" title="Setting">
        {setting.map(({ name, text, as }) => (
          <details key={name} className="border-b border-line py-1.5" open={as === "text"}>
            <summary className="cursor-pointer font-medium">{name}</summary>
            <div className="mt-1">{as === "json" ? <JsonText text={text} /> : <LongText text={text} />}</div>
          </details>
        ))}
      </Section>
      <Scripts scripts={scripts} />
    </>
  );
}

function Parts({ parts }: { parts: readonly ScenarioPart[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 md:grid-cols-[13rem_minmax(0,1fr)]">
      {parts.map(({ name, text, as }, place) => (
        <Pair key={`${name} ${place}`} name={name}>
          {as === "json" ? <JsonText text={text} /> : <LongText text={text} />}
        </Pair>
      ))}
    </dl>
  );
}

function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-[0.9rem] text-soft">
        <SafeText text={name} />
      </dt>
      <dd>{children}</dd>
    </>
  );
}

function PrivateFacts({ knows, doesNotKnow }: Pick<ScenarioView, "knows" | "doesNotKnow">) {
  if (knows.length + doesNotKnow.length === 0) return null;
  return (
    <>
      <h3 className="mt-4">What only the caller knows</h3>
      <dl className="mt-1 grid gap-x-6 gap-y-1 md:grid-cols-[13rem_minmax(0,1fr)]">
        {knows.map(({ fact, says }) => (
          <Pair key={fact} name={fact}>
            <SafeText text={says} />
          </Pair>
        ))}
      </dl>
      {doesNotKnow.length > 0 && (
        <p className="mt-1 text-[0.9rem]">
          He does not know: <SafeText text={doesNotKnow.join(", ")} />
        </p>
      )}
    </>
  );
}

function Rules({ rules }: Pick<ScenarioView, "rules">) {
  return (
    <WideTable label="Checks">
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">check</th>
            <th scope="col">kind</th>
            <th scope="col">rule</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ id, kind, rule, because, decides }, place) => (
            <tr key={`${id} ${place}`}>
              <th scope="row" className="font-medium whitespace-nowrap">
                <SafeText text={id} />
                {!decides && <span className="font-normal text-soft"> (evidence only)</span>}
              </th>
              <td className="whitespace-nowrap">{kind}</td>
              <td className="[overflow-wrap:anywhere]">
                <SafeText text={rule} />
                {because !== undefined && (
                  <span className="block text-[0.85rem] text-soft">
                    <SafeText text={because} />
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** The scripted agents that prove that each check can pass and can fail. */
function Scripts({ scripts }: Pick<ScenarioView, "scripts">) {
  if (scripts.length === 0) return null;
  return (
    <Section
      id="scripts"
      title="Scripts that prove it"
      note="The oracle must pass; each foil must fail just what it names."
    >
      {scripts.map(({ name, fails, because, steps }) => (
        <details key={name} className="border-b border-line py-1.5">
          <summary className="cursor-pointer">
            <span className="font-medium">
              <SafeText text={name} />
            </span>
            {fails !== undefined && <span className="text-bad"> fails {fails}</span>}
            {because !== undefined && (
              <span className="text-soft">
                {" "}
                <SafeText text={because} />
              </span>
            )}
          </summary>
          <ol className="mt-1 list-decimal space-y-1 ps-6">
            {steps.map((step, place) => (
              <li key={place}>
                <LongText text={step} />
              </li>
            ))}
          </ol>
        </details>
      ))}
    </Section>
  );
}
