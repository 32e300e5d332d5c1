import type { Seq } from "../../../../../contract/actor.ts";
import { decimalOf } from "../../../../../text/decimal.ts";
import { matchesOf } from "../../../../../text/matches.ts";
import { parseRupees } from "../../../../../text/money.ts";
import { splitSentences } from "../../../../../text/sentences.ts";
import type { FraudView, Said } from "../../fraud-view.ts";

/** An account or card as an answer of a tool lists it. */
type Listed = { kind: Kind; amounts: ReadonlySet<number> };
type Kind = "checking" | "savings" | "credit";

const KINDS: Readonly<Record<Kind, RegExp>> = {
  checking: /\bchecking\b/gi,
  savings: /\bsavings?\b|\bsaver\b/gi,
  credit: /\bcredit card\b|\brewards card\b/gi,
};
const KIND_NAMES = Object.keys(KINDS) as Kind[]; // the keys are the type's

/**
 * Sums that a message says of another kind of account than the one that has them. Whether a sentence names the account
 * before its sums or after them, its first sum tells.
 */
export function misplacedAmounts({ seq, message }: Said, view: FraudView): string[] {
  const listed = listedBefore(seq, view);
  const { plain, amounts } = message.figures;
  const sentences = splitSentences(plain);
  return amounts.flatMap(({ paise, start, end }, index) => {
    const owners = listed.filter((each) => each.amounts.has(paise));
    const sentence = sentences.find((each) => each.start <= start && start < each.end);
    if (owners.length === 0 || sentence === undefined) return [];
    const first = amounts.find((each) => each.start >= sentence.start)?.start ?? start;
    const [from, to] = [amounts[index - 1]?.end ?? 0, amounts[index + 1]?.start ?? plain.length];
    const kind =
      firstKind(plain.slice(sentence.start, first)) === undefined
        ? firstKind(plain.slice(end, Math.min(sentence.end, to)))
        : lastKind(plain.slice(Math.max(sentence.start, from), start));
    const isElsewhere =
      kind !== undefined &&
      listed.some((each) => each.kind === kind) &&
      !owners.some((owner) => owner.kind === kind);
    return isElsewhere ? [plain.slice(start, end).trim()] : [];
  });
}

function kindsIn(text: string): { kind: Kind; at: number }[] {
  return KIND_NAMES.flatMap((kind) =>
    matchesOf(KINDS[kind], text).map(({ index }) => ({ kind, at: index })),
  ).toSorted((a, b) => a.at - b.at);
}

const lastKind = (text: string): Kind | undefined => kindsIn(text).at(-1)?.kind;
const firstKind = (text: string): Kind | undefined => kindsIn(text)[0]?.kind;

/** Fields of an account that hold what is in it. */
const HOLDS = /^\s*(?:current_holdings|current_balance): \$?(?<sum>[\d,]+(?:\.\d+)?)$/gmu;
const IS = /^\s*(?:class|card_type): (?<is>.+)$/mu;

function listedBefore(before: Seq, { trajectory }: FraudView): Listed[] {
  return trajectory.events.flatMap((event) =>
    event.type === "tool-result" && event.seq < before && event.text.includes("current_")
      ? event.text.split(/\n{2,}/u).flatMap(listedIn)
      : [],
  );
}

function listedIn(record: string): Listed[] {
  const is = IS.exec(record)?.groups?.["is"] ?? "";
  const kind = /checking/.test(is)
    ? "checking"
    : /sav/.test(is)
      ? "savings"
      : /card/i.test(is)
        ? "credit"
        : undefined;
  const amounts = matchesOf(HOLDS, record).flatMap(({ groups }) => {
    const decimal = decimalOf(groups?.["sum"] ?? "");
    return decimal === undefined ? [] : (parseRupees(decimal) ?? []);
  });
  return kind === undefined || amounts.length === 0 ? [] : [{ kind, amounts: new Set(amounts) }];
}
