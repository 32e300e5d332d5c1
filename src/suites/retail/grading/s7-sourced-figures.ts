import { dayNumber } from "../../../text/dates.ts";
import type { Amount } from "../../../text/money.ts";
import { saidToBeNothing } from "../../../text/nothing-left.ts";
import { scanFigures, type Figures } from "../../../text/scan-figures.ts";
import { splitSentences } from "../../../text/sentences.ts";
import { isInUnreadScript, otherCurrencies } from "../../../text/unread-figures.ts";
import { wholeWord } from "../../../text/whole-word.ts";
import type { CaseView, Said } from "./case-view.ts";
import type { AskingGate, Doubt, Looked } from "./doubts.ts";
import { FigureSources } from "./figure-sources.ts";
import {
  isDerivedAmount,
  isSourcedAmount,
  isSourcedDate,
  isSourcedPercent,
} from "../../../grading/figures/figure-support.ts";
import { hasNothingOnRecord } from "./nothing-on-record.ts";
import { unsourcedReferences } from "./reference-sources.ts";

/**
 * S7: every amount, percentage, date, reference and id that the agent states comes from the conversation's sources or
 * follows simply from them; an account that is said to be empty has the amount 0 on record. Figures of an illustration, or of a general rule
 * that is not about this customer, are not checked. What rules cannot read (another currency, another script), and
 * amounts that would follow by a longer calculation, are questions.
 */
export const sourcedFigures: AskingGate = {
  id: "S7",
  version: 2,
  what: "figure without a source",
  among: "agent-messages",
  look(view) {
    const sources = new FigureSources(view);
    const today = dayNumber(view.scenario.setup.date) ?? 0;
    const figures = view.agentSaid.map((message) => lookAtFigures(message, sources, today));
    const others = [lookAtReferences(view), lookAtNothing(view)];
    const all = [...figures, ...others];
    return {
      objections: all.flatMap(({ objections }) => objections),
      doubts: all.flatMap(({ doubts }) => doubts),
    };
  },
};

const REQUIREMENT =
  "What is said here of the customer's money, dates and references is what the record gives or follows from it, or is no such statement.";

const doubt = (seq: number, quote: string, because: string): Doubt => ({
  seq,
  quote,
  because,
  requirement: REQUIREMENT,
});
const noSource = (seq: number, figure: string): Looked["objections"][number] => ({
  at: [seq],
  because: `no source gives ${figure}`,
});

function lookAtFigures({ seq, text }: Said, sources: FigureSources, today: number): Looked {
  const figures = scanFigures(text);
  const doubts = isInUnreadScript(text)
    ? [doubt(seq, text, "rules do not read the number words of this script")]
    : [];
  const foreign = otherCurrencies(text);
  if (figures.amounts.length + figures.percents.length + figures.dates.length + foreign.length === 0)
    return { objections: [], doubts };
  sources.advanceTo(seq);
  for (const { said, value } of foreign) {
    if (!sources.all.some(({ amounts }) => amounts.has(Math.round(value * 100))))
      doubts.push(doubt(seq, said, "rules do not read this currency"));
  }
  const { derived, invented } = unsourced(figures, sources, today);
  doubts.push(...derived.map((said) => doubt(seq, said, "no source gives it; a longer calculation would")));
  return { objections: invented.map((said) => noSource(seq, said)), doubts };
}

function lookAtReferences(view: CaseView): Looked {
  const found = unsourcedReferences(view);
  return {
    objections: found.filter(({ isSure }) => isSure).map(({ seq, said }) => noSource(seq, said)),
    doubts: found
      .filter(({ isSure }) => !isSure)
      .map(({ seq, said }) => doubt(seq, said, "no source gives what may be a reference")),
  };
}

function lookAtNothing(view: CaseView): Looked {
  const found = view.agentSaid.flatMap(({ seq, text }) =>
    saidToBeNothing(text)
      .filter(() => !hasNothingOnRecord(view, seq))
      .map((said) => ({ seq, ...said })),
  );
  return {
    objections: found
      .filter(({ isSure }) => isSure)
      .map(({ seq, quote }) => ({
        at: [seq],
        because: `no source gives the amount 0: "${quote.slice(0, 120)}"`,
      })),
    doubts: found
      .filter(({ isSure }) => !isSure)
      .map(({ seq, quote }) => doubt(seq, quote, "it may say that the amount is 0, which no source gives")),
  };
}

function unsourced(
  figures: Figures,
  sources: FigureSources,
  today: number,
): { derived: string[]; invented: string[] } {
  const { plain } = figures;
  const amounts = figures.amounts.filter(
    (amount) =>
      isStatedAsMoney(amount, plain) &&
      !isSourcedAmount(amount, plain, sources) &&
      !isProposed(amount, plain),
  );
  const missing = [
    ...amounts.map((amount) => ({ ...amount, isDerived: isDerivedAmount(amount, plain, sources) })),
    ...figures.percents
      .filter((percent) => !isSourcedPercent(percent, sources))
      .map((percent) => ({ ...percent, isDerived: false })),
    ...figures.dates
      .filter((date) => !isSourcedDate(date, plain, sources, today))
      .map((date) => ({ ...date, isDerived: false })),
  ];
  if (missing.length === 0) return { derived: [], invented: [] };
  const general = generalSpans(plain);
  const isGeneral = (figure: { start: number; paise?: number }): boolean =>
    general.some(
      ({ start, end, isRule }) =>
        figure.start >= start && figure.start < end && !(isRule && (figure.paise ?? 0) % ROUND !== 0),
    );
  const stated = missing.filter((figure) => !isGeneral(figure));
  const said = (isDerived: boolean): string[] =>
    stated
      .filter((figure) => figure.isDerived === isDerived)
      .map(({ start, end }) => plain.slice(start, end).trim());
  return { derived: said(true), invented: said(false) };
}

/** Rules name round sums: "TDS of ₹1,062" is somebody's. */
const ROUND = 100_00;

/** A number without a currency, a scale or grouping is only checked where it is said to be money. */
function isStatedAsMoney({ mark, paise, start }: Amount, plain: string): boolean {
  if (mark !== "bare") return true;
  return paise >= 100_00 && MONEY_BEFORE.test(plain.slice(Math.max(0, start - 48), start));
}

const MONEY_BEFORE =
  /(?:balance|outstanding|emi|payout|premium|fees?|charges?|penalty|maturity amount|interest earned)(?:\s+\p{L}+){0,2}?\s*(?:is|are|of|was|:|=|at)\s*$/iu;

const OFFERS = wholeWord(
  "(?:shall|should|may|can) i|would you like|do you want|(?:want|like) me to|kar (?:doon|dun|dein|den)|karu+n?|karoo?n|करूँ|करूं|कर (?:दूँ|दूं|दें)",
);
const SETS = wholeWord(
  "set|raise|increase|lower|reduce|decrease|change|cap|adjust|update|bring|keep|limit|badha|ghata|बढ़ा|घटा|लिमिट",
);

/**
 * "Would you like me to set it to ₹1,03,000?" states nothing of the customer's money: it offers a setting that the
 * customer may take or leave. Only where the question offers to set something *to* the amount.
 */
function isProposed({ start, end }: Amount, plain: string): boolean {
  const sentence = splitSentences(plain).find((one) => start >= one.start && start < one.end);
  if (sentence?.isQuestion !== true || !OFFERS.test(sentence.text)) return false;
  const before = plain.slice(sentence.start, start);
  if (!SETS.test(before)) return false;
  return (
    /(?<!\p{L})(?:to|at)\s*$/iu.test(before) ||
    /^\s*(?:kar|set|tak|कर|तक)(?![\p{L}\p{M}])/iu.test(plain.slice(end))
  );
}

const ILLUSTRATES =
  /(?<![\p{L}])(?:for example|for instance|e\.g\.|eg|such as|say|suppose|assuming|imagine|illustrat\w+|hypothetical\w*|उदाहरण|maan lijiye)(?![\p{L}])/iu;
const GENERAL =
  /(?<![\p{L}])(?:RBI|reserve bank|regulat\w+|by law|income[- ]tax|section \d+|TDS|GST|DICGC|insured|generally|typically|usually|normally|in general|most banks|banks (?:may|must|can|usually)|any bank|nationwide|helpline|financial year)(?![\p{L}])/iu;
/** "Your PAN" is what anybody would be asked for, and "your branch" whoever asks. */
const ABOUT_CUSTOMER =
  /(?<![\p{L}])(?:your(?! (?:PAN|Aadhaar|KYC|ID|identity|branch|nearest|home branch)(?!\p{L}))|yours|you(?:'ll|'ve| have| will| get| receive| earn| pay| owe)|aap|aapk\w+|आप|आपक\p{L}*\p{M}*)(?![\p{L}\p{M}])/iu;
const HYPOTHETICAL = /(?<![\p{L}])(?:if|would|could|were to|agar|अगर)(?![\p{L}\p{M}])/iu;

/** A stretch of text whose figures say nothing of this customer's money or dates: a rule's, or an illustration's. */
type GeneralSpan = { start: number; end: number; isRule: boolean };

function generalSpans(plain: string): GeneralSpan[] {
  return splitSentences(plain).flatMap(({ text, start, end }): GeneralSpan[] => {
    const about = ABOUT_CUSTOMER.test(text);
    if (ILLUSTRATES.test(text))
      return about && !HYPOTHETICAL.test(text) ? [] : [{ start, end, isRule: false }];
    return GENERAL.test(text) && !about ? [{ start, end, isRule: true }] : [];
  });
}
