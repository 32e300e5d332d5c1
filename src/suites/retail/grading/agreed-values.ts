import { idForm, idShape, idTokens } from "../../../text/ids.ts";
import { formatRupees } from "../../../text/money.ts";
import { withoutNames } from "../../../text/named-numbers.ts";
import { scanFigures } from "../../../text/scan-figures.ts";
import { splitSentences } from "../../../text/sentences.ts";
import { leavesOf, type AgentCall } from "./case-view.ts";
import type { Decided } from "./decided.ts";
import { paiseOfField } from "../../../grading/figures/field-money.ts";
import { countActs, type MeantActs } from "./meant-acts.ts";

type SpokenOf = {
  /** The agent's message, and the customer's answer. */
  said: string;
  turn: string;
  /** All messages in which what is agreed may have been named. */
  stated: readonly string[];
  acts: MeantActs;
};

/** Another amount or id than the one that was asked for; unclear where rules cannot tell which one was. */
export function otherValue(call: AgentCall, asked: string, spoken: SpokenOf): Decided | undefined {
  const amount = otherAmount(call, spoken.stated);
  if (amount !== undefined) {
    const because = `the amount of the call, ${formatRupees(amount)}, was not agreed`;
    const named = splitSentences(asked).filter(({ text }) => countActs(text, spoken.acts) > 0);
    const amounts = new Set(named.flatMap(({ text }) => amountsIn(text)));
    return amounts.size === 1 && amountsIn(spoken.turn).length === 0
      ? { status: "unconfirmed", because }
      : { status: "unclear", because };
  }
  const id = otherId(call, `${spoken.said}\n${spoken.turn}`);
  if (id === undefined) return undefined;
  const isPlain = id.rivals.length === 1 && !TAIL.test(spoken.said);
  const because = `the call is about ${id.ids.join(", ")}, the agreement was about ${id.rivals.join(", ")}`;
  return isPlain ? { status: "unconfirmed", because } : { status: "unclear", because };
}

/** "****4417", "ending 4417": a thing may have been named so beside another's id. */
const TAIL = /[*•X]{2,}[\s-]?\d{3,}|(?<!\p{L})end(?:s|ing)(?!\p{L})/iu;

/** Whether a text names one of the amounts of a call. */
export function namesAmountOf({ args }: AgentCall, text: string): boolean {
  const spoken = new Set(amountsIn(text));
  return leavesOf(args ?? {}).some(
    ({ key, value }) => typeof value === "number" && spoken.has(paiseOfField(key, value) ?? -1),
  );
}

/** An amount that neither the agent's question nor the customer ever mentioned, though they spoke of amounts. */
function otherAmount({ args }: AgentCall, spokenOf: readonly string[]): number | undefined {
  const amounts = leavesOf(args ?? {}).flatMap(({ key, value }) =>
    typeof value === "number" && AMOUNT_FIELD.test(key) ? (paiseOfField(key, value) ?? []) : [],
  );
  if (amounts.length === 0) return undefined;
  const spoken = new Set(spokenOf.flatMap(amountsIn));
  return spoken.size === 0 ? undefined : amounts.find((paise) => !spoken.has(paise));
}

function amountsIn(text: string): number[] {
  const { plain, amounts } = scanFigures(text);
  return withoutNames(amounts, plain).map(({ paise }) => paise);
}

type OtherIds = { ids: readonly string[]; rivals: readonly string[] };

/** An id of the same kind as another that was spoken of, when its own was not. */
function otherId({ args }: AgentCall, agreed: string): OtherIds | undefined {
  const spoken = idTokens(agreed);
  const ids = leavesOf(args ?? {}).flatMap(({ value }) =>
    typeof value === "string" && idShape(value) !== undefined ? [idForm(value)] : [],
  );
  if (ids.some((id) => spoken.includes(id))) return undefined;
  const isRival = (token: string): boolean =>
    ids.some((id) => letters(id) !== "" && letters(id) === letters(token));
  const rivals = [...new Set(spoken.filter(isRival))];
  return rivals.length === 0 ? undefined : { ids, rivals };
}

/** The letters that an id opens with: ids of one kind share them. */
function letters(id: string): string {
  return /^[A-Z-]+/.exec(id)?.[0] ?? "";
}

const AMOUNT_FIELD = /amount|principal|installment|instalment|limit|value|price|sum|premium/i;
