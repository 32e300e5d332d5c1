import { parseArguments } from "../../src/episode/parse-arguments.ts";
import { cleanReply } from "../../src/models/clean-reply.ts";
import { readConsent } from "../../src/text/affirmation.ts";
import { askedSecrets } from "../../src/text/asked-secrets.ts";
import { asksQuestion, onlyAsks } from "../../src/text/asks-question.ts";
import { speaksAsAgent, speaksAsCustomer, speaksPlan } from "../../src/text/caller-breaks.ts";
import { callsInText } from "../../src/text/calls-in-text.ts";
import { clauseBefore, clauseFrom } from "../../src/text/clauses.ts";
import { findDates } from "../../src/text/dates.ts";
import { decodeEntities } from "../../src/text/entities.ts";
import { factMatcher } from "../../src/text/fact-matches.ts";
import { findFurtherClaims } from "../../src/text/further-claims.ts";
import { layOut } from "../../src/text/hearing/lay-out.ts";
import { asksForItsItems, tellsItsItems } from "../../src/text/hearing/lists.ts";
import { readReply } from "../../src/text/hearing/read-reply.ts";
import { splitClauses } from "../../src/text/hearing/split-clauses.ts";
import { idTokens } from "../../src/text/ids.ts";
import { leftOpen } from "../../src/text/left-open.ts";
import { withoutMarkdown } from "../../src/text/markdown.ts";
import { findMaskedValues, unmaskedIn } from "../../src/text/masked-values.ts";
import { findAmounts } from "../../src/text/money.ts";
import { saidToBeNothing } from "../../src/text/nothing-left.ts";
import { numbersInRanges } from "../../src/text/number-ranges.ts";
import { findOutcomeClaims } from "../../src/text/outcome-claims.ts";
import { foldText, plainText } from "../../src/text/plain-text.ts";
import { findRawValues } from "../../src/text/raw-values.ts";
import { readOnlyObject } from "../../src/text/read-object.ts";
import { scanFigures } from "../../src/text/scan-figures.ts";
import { splitSentences } from "../../src/text/sentences.ts";
import { decodedForms } from "../../src/text/spellings/decoded-forms.ts";
import { wordsToDigits } from "../../src/text/spellings/number-words.ts";
import { piecesOf } from "../../src/text/spellings/pieces.ts";
import { spoken } from "../../src/text/spellings/spoken.ts";
import { statedReferences } from "../../src/text/stated-references.ts";
import { readStopToken } from "../../src/text/stop-token.ts";
import { otherCurrencies } from "../../src/text/unread-figures.ts";
import { weekdaysIn } from "../../src/text/weekdays.ts";

/** Whatever reads what models and people write. */
export const readers: Readonly<Record<string, (text: string) => unknown>> = {
  parseArguments,
  cleanReply,
  readConsent,
  askedSecrets,
  asksQuestion,
  onlyAsks,
  speaksAsAgent,
  speaksAsCustomer,
  speaksPlan,
  callsInText: (text) => callsInText(text, ["get_x"]),
  clauseBefore: (text) => clauseBefore(text, text.length),
  clauseFrom: (text) => clauseFrom(text, 0),
  findDates,
  decodeEntities,
  factMatcher: (text) => factMatcher(text),
  findFurtherClaims,
  layOut,
  asksForItsItems,
  tellsItsItems,
  readReply,
  splitClauses,
  idTokens,
  leftOpen: (text) => leftOpen(text),
  withoutMarkdown,
  findMaskedValues,
  unmaskedIn: (text) => unmaskedIn(text),
  findAmounts,
  saidToBeNothing,
  numbersInRanges,
  findOutcomeClaims,
  foldText,
  plainText,
  findRawValues,
  readOnlyObject,
  scanFigures,
  splitSentences,
  decodedForms,
  wordsToDigits,
  piecesOf,
  spoken,
  statedReferences,
  readStopToken,
  otherCurrencies,
  weekdaysIn,
};
