import type { SuiteSide } from "../../../../src/contract/suite-figures.ts";
import type { GuardEffect } from "../../../../src/reports/view/guard-effect.ts";
import { countText } from "../../../../src/reports/view/quantity-text.ts";
import type { RunView } from "../../../../src/reports/view/run-view.ts";
import { guardActTable } from "../../../../src/reports/view/guard-rows.ts";
import { FiguresTable } from "../../parts/figures-table.tsx";
import { PairTable } from "../../parts/pair-table.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { Section } from "../../parts/section.tsx";
import { WideTable } from "../../parts/wide-table.tsx";

/** What each guard of a run gains and costs, beside the same agent without it; nothing for a run without guards. */
export function GuardEffects({ run, view }: { run: string; view: RunView }) {
  const { guards = [], manifest } = view;
  if (guards.length === 0) return null;
  return (
    <Section
      id="guards"
      title="With and without the guard"
      note="Differences of means in points, guarded − bare, with the 95 % interval of a paired bootstrap over scenarios; exact McNemar test on scenarios that passed every trial, each comparison by itself."
    >
      {guards.map((effect) => (
        <div key={effect.guarded} className="mb-6">
          {effect.sides.map(({ figure, compared }) => (
            <div key={figure}>
              <h3 className="mt-3">
                <SafeText text={effect.guarded} />: <SafeText text={figure} />
                {compared !== undefined && (
                  <span className="font-normal text-soft">
                    {" "}
                    over {countText(compared.scenarios)} scenarios
                  </span>
                )}
              </h3>
              {compared === undefined ? (
                <p className="text-soft">No scenario has a score from both.</p>
              ) : (
                <PairTable pairs={[compared]} measure="mean" run={run} />
              )}
            </div>
          ))}
          <WhatItDid effect={effect} sides={manifest.suite.figures.sides} />
        </div>
      ))}
    </Section>
  );
}

function WhatItDid({ effect, sides }: { effect: GuardEffect; sides: readonly SuiteSide[] }) {
  const { guarded, file, did } = effect;
  if (did.length === 0) {
    return (
      <p className="text-soft">
        The guard (<SafeText text={file} />) let everything pass.
      </p>
    );
  }
  return (
    <>
      <h3 className="mt-3">
        What it did{" "}
        <span className="font-normal text-soft">
          (<SafeText text={file} />)
        </span>
      </h3>
      <WideTable label={`What the guard of ${guarded} did`}>
        <FiguresTable table={guardActTable(effect, sides)} />
      </WideTable>
    </>
  );
}
