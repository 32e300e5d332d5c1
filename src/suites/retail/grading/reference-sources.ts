import type { RetailCase } from "../retail-case.ts";
import { squeeze } from "../../../text/spellings/spoken.ts";
import { statedReferences } from "../../../text/stated-references.ts";
import { leavesOf, loginLeaves, type CaseView } from "./case-view.ts";
import { numbersInRanges } from "../../../text/number-ranges.ts";
import { plainText } from "../../../text/plain-text.ts";

/** A reference that the agent states and that nothing had given it. */
export type UnsourcedReference = { seq: number; said: string; isSure: boolean };

/**
 * References, ids and telephone numbers in what the agent says that stand nowhere before: not in the login context, an answer of
 * the bank (also one that says it failed), the customer's words, the earlier conversation or what the tools' texts say. Part
 * of one that is known is known.
 */
export function unsourcedReferences(view: CaseView): UnsourcedReference[] {
  const stated = view.agentSaid.flatMap(({ seq, text }) =>
    statedReferences(text).map((reference) => ({ seq, ...reference })),
  );
  if (stated.length === 0) return [];
  const given = givenBy(view.scenario);
  const heard = [
    ...view.said
      .filter(({ by, live }) => by === "caller" || !live)
      .map(({ seq, text }) => ({ seq, code: codesOf(text) })),
    ...[...view.priorCalls, ...view.calls].flatMap(({ answer }) =>
      answer === undefined ? [] : [{ seq: answer.seq, code: codesOf(answer.text) }],
    ),
  ];
  return stated
    .filter(({ seq, said, code }) => {
      // "REF BLK-91304", "IFSC TLRP0000633": the word before is no part of it.
      const codes = [code, squeeze(said.replace(/^\p{L}+\s/u, ""))].filter((one) => /\d/.test(one));
      return !codes.some(
        (one) => given.includes(one) || heard.some((source) => source.seq < seq && source.code.includes(one)),
      );
    })
    .map(({ seq, said, isSure }) => ({ seq, said, isSure }));
}

/** All of a text's letters and digits, so that a code is found in it however it is grouped; numbers of ranges in full. */
function codesOf(text: string): string {
  const plain = plainText(text);
  return [squeeze(plain), ...numbersInRanges(plain)].join(" ");
}

const given = new WeakMap<RetailCase, string>();

/** What the case gives: shared by all gradings of it. */
function givenBy(scenario: RetailCase): string {
  let codes = given.get(scenario);
  if (codes === undefined) {
    const login = loginLeaves(scenario).map(({ value }) => String(value));
    const tools = scenario.tools.flatMap(({ spec }) => [
      spec.name,
      spec.description,
      ...leavesOf(spec.parameters ?? null).map(({ value }) => String(value)),
    ]);
    codes = [...login, ...tools].map(codesOf).join(" ");
    given.set(scenario, codes);
  }
  return codes;
}
