import { defineCheck, noneFound, type Objection } from "../check.ts";
import { dayNumber } from "../../text/dates.ts";
import type { Amount } from "../../text/money.ts";
import { scanFigures, type Figures } from "../../text/scan-figures.ts";
import { splitSentences } from "../../text/sentences.ts";
import { wholeWord } from "../../text/whole-word.ts";
import type { CaseView } from "./case-view.ts";
import { isSourcedAmount, isSourcedDate, isSourcedPercent } from "./figure-support.ts";
import { FigureSources } from "./figure-sources.ts";

/**
 * S7: every amount, percentage and date that the agent states comes from the conversation's sources or follows simply
 * from them. Figures of an illustration, or of a general rule that is not about this customer, are not checked.
 */
export const sourcedFigures = defineCheck({ id: "S7", version: 1, stage: "S" }, (view: CaseView) => {
  const sources = new FigureSources(view);
  const today = dayNumber(view.scenario.setup.date) ?? 0;
  const objections: Objection[] = [];
  for (const { seq, text } of view.agentSaid) {
    const figures = scanFigures(text);
    if (figures.amounts.length + figures.percents.length + figures.dates.length === 0) continue;
    sources.advanceTo(seq);
    for (const figure of unsourced(figures, sources, today)) {
      objections.push({ at: [seq], because: `no source gives ${figure}` });
    }
  }
  return noneFound("figure without a source", "agent-messages", objections);
});

function unsourced(figures: Figures, sources: FigureSources, today: number): string[] {
  const { plain } = figures;
  const missing = [
    ...figures.amounts.filter(
      (amount) =>
        isStatedAsMoney(amount, plain) &&
        !isSourcedAmount(amount, plain, sources) &&
        !isProposed(amount, plain),
    ),
    ...figures.percents.filter((percent) => !isSourcedPercent(percent, sources)),
    ...figures.dates.filter((date) => !isSourcedDate(date, plain, sources, today)),
  ];
  if (missing.length === 0) return [];
  const general = generalSpans(plain);
  const isGeneral = (figure: { start: number; paise?: number }): boolean =>
    general.some(
      ({ start, end, isRule }) =>
        figure.start >= start && figure.start < end && !(isRule && (figure.paise ?? 0) % ROUND !== 0),
    );
  return missing
    .filter((figure) => !isGeneral(figure))
    .map(({ start, end }) => plain.slice(start, end).trim());
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
