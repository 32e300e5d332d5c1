import { kindsOfWord, type ActionKind } from "./action-verbs.ts";
import {
  ALSO,
  ANY_CLAIM,
  AS_WELL,
  BARE,
  DONE,
  HAS_BEEN,
  HINDI,
  IS_NOW,
  NOT_BARE,
  NOT_CLAIMED,
  NOTHING,
  OTHER_SUBJECT,
  OWN,
  OWN_ONLY,
  STATE,
  SUCCESSFULLY,
} from "./claim-patterns.ts";
import { clauseBefore, clauseFrom, subjectBefore } from "./clauses.ts";
import { matchesOf } from "./matches.ts";
import { plainText } from "./plain-text.ts";
import { splitSentences, type Sentence } from "./sentences.ts";
import { wholeWord } from "./whole-word.ts";

/**
 * How an outcome is claimed. `own`: "I have blocked it". `result`: "it has been blocked", "Card blocked.". `state`:
 * "the card is blocked", which may as well describe what was found. `arranged`: "it is now set to be paid out", as a
 * record says of the future. `done`: "All done." without naming the act.
 */
type ClaimVoice = "own" | "result" | "state" | "arranged" | "done";

/** Something said to have been done. `kinds` is empty where the act is not named. */
export type OutcomeClaim = {
  voice: ClaimVoice;
  kinds: readonly ActionKind[];
  /** The participle, as said; empty where the act is not named. */
  word: string;
  /** The words of its own clause that say what it was done to: "your credit card". */
  about: string;
  /** Those and what follows the act: "Melvin" and "as nominee". */
  clause: string;
  /** "I have raised it" tells of just now; "we raised it" and "it was raised" may be long ago. */
  isJustNow: boolean;
  sentence: Sentence;
  quote: string;
};

/**
 * Claims of outcomes in one reply. The future, conditions, questions, negations ("nothing was changed", "I have changed
 * nothing"), what the customer said and what is only described as a rule are none. What a sentence claims in the agent's
 * own voice goes before its other forms.
 */
export function findOutcomeClaims(text: string): OutcomeClaim[] {
  const plain = plainText(text);
  if (!ANY_CLAIM.test(plain)) return [];
  return splitSentences(plain)
    .filter((sentence) => !sentence.isQuestion && ANY_CLAIM.test(sentence.text))
    .flatMap((sentence) => {
      const claims = claimsOf(sentence.text);
      return claims.map((claim) => ({ ...claim, sentence, quote: sentence.text.trim() }));
    });
}

type Claim = Omit<OutcomeClaim, "sentence" | "quote">;

function claimsOf(text: string): Claim[] {
  const all = (pattern: RegExp, voice: (match: RegExpExecArray) => ClaimVoice): Claim[] =>
    matchesOf(pattern, text).flatMap((match) => claimsAt(match, text, voice(match)));
  const claims = [OWN, OWN_ONLY].flatMap((pattern) => all(pattern, () => "own"));
  if (claims.length === 0) {
    for (const pattern of [HAS_BEEN, ...SUCCESSFULLY]) claims.push(...all(pattern, () => "result"));
    claims.push(...all(IS_NOW, (match) => (isArrangement(match, text) ? "arranged" : "result")));
  }
  for (const pattern of HINDI) claims.push(...claimsAt(pattern.exec(text), text, "result"));
  if (claims.length === 0) claims.push(...claimsAt(DONE.exec(text), text, "done"));
  if (claims.length === 0) claims.push(...claimsAt(bareClaim(text), text, "result"));
  if (claims.length === 0) claims.push(...claimsAt(stateClaim(text), text, "state"));
  return claims;
}

/** What is claimed at a match, and in the same breath after it. */
function claimsAt(match: RegExpExecArray | null, text: string, voice: ClaimVoice): Claim[] {
  if (match === null) return [];
  const end = match.index + match[0].length;
  const after = text.slice(end);
  if (NOT_CLAIMED.test(clauseBefore(text, match.index)) || NOTHING.test(after)) return [];
  const { verb, late, perfect, subject = "" } = match.groups ?? {};
  const whose = voice === "own" ? "" : `${subjectBefore(text, match.index)} ${subject}`.trim();
  const told = { voice, isJustNow: perfect !== undefined };
  const claims = [claimOf(verb ?? late, { subject: whose, object: clauseFrom(text, end) }, told)];
  const asWell = voice === "own" ? undefined : AS_WELL.exec(after)?.groups?.["verb"];
  if (asWell !== undefined) claims.push(claimOf(asWell, { subject: whose, object: "" }, told));
  if (voice === "own" || voice === "result") {
    for (const also of matchesOf(ALSO, after)) {
      const object = clauseFrom(after, also.index + also[0].length);
      claims.push(claimOf(also.groups?.["verb"], { subject: "", object }, told));
    }
  }
  return claims.filter((claim) => claim !== undefined);
}

/** `undefined` for what is no act of the agent's. */
function claimOf(
  verb: string | undefined,
  { subject, object }: { subject: string; object: string },
  told: Pick<Claim, "voice" | "isJustNow">,
): Claim | undefined {
  const clause = `${subject} ${object}`.trim();
  const kinds = kindsMeant(verb, clause);
  if (kinds === undefined) return undefined;
  return { ...told, kinds, word: verb ?? "", about: subject === "" ? object : subject, clause };
}

const HELD = wholeWord("on hold|a (?:\\p{L}+ )?(?:hold|lien)|hold of|under (?:a )?lien");
const COMPLAINT = wholeWord("complaints?|disputes?|tickets?|grievances?|requests?|quer(?:y|ies)|case");
const MONEY = wholeWord(
  "amount|money|funds|proceeds|payout|balance|principal|(?:₹|rs\\.?|inr) ?\\d[\\d,.]*|paisa|paise",
);
/** Ways to use a card that a switch turns off. */
const USE = wholeWord(
  "online|e-?commerce|internet|atm|cash|shops?|pos|international|abroad|overseas|contactless|payments?|transactions?|use|usage",
);

/**
 * The kinds that a participle stands for beside its object; none for an act that is not named.
 *
 * @returns `undefined` for what is no act of the agent's: money on hold is what the bank's records say.
 */
function kindsMeant(said: string | undefined, clause: string): readonly ActionKind[] | undefined {
  const kinds = kindsOfWord(said ?? "");
  switch (said?.toLowerCase()) {
    case undefined:
      return HELD.test(clause) ? ["freeze", "block"] : [];
    case "fixed":
      return ["resolve"];
    case "raised":
      return COMPLAINT.test(clause) ? ["raise"] : kinds;
    case "placed":
      if (HELD.test(clause)) return MONEY.test(clause) ? undefined : ["freeze", "block"];
      return PLACED.some((kind) => wholeWord(kind).test(clause))
        ? PLACED.filter((kind) => wholeWord(kind).test(clause))
        : kinds;
    case "sent":
    case "released":
      return MONEY.test(clause) ? [...kinds, "transfer"] : kinds;
    case "blocked":
    case "stopped":
    case "frozen":
    case "locked":
      return USE.test(clause) ? [...kinds, "update"] : kinds;
    default:
      return kinds;
  }
}

/** "A block has been placed on it." */
const PLACED = ["block", "freeze", "stop"] as const;

/** "It is now set to be paid out", "set to renew": not "set to ₹5,000". */
function isArrangement(match: RegExpExecArray, text: string): boolean {
  if (match.groups?.["verb"]?.toLowerCase() !== "set") return false;
  return /^\s+to\s+\p{L}/u.test(text.slice(match.index + match[0].length));
}

function bareClaim(text: string): RegExpExecArray | null {
  const match = BARE.exec(text);
  const subject = match?.groups?.["subject"];
  if (match === null || subject === undefined) return null;
  const isOther = NOT_BARE.test(subject) || NOT_CLAIMED.test(subject) || OTHER_SUBJECT.test(subject);
  return isOther ? null : match;
}

function stateClaim(text: string): RegExpExecArray | null {
  const match = STATE.exec(text);
  const before = text.slice(0, match?.index ?? 0);
  // "An order that is set up once" defines a thing.
  const isAbout = OTHER_SUBJECT.test(before) || /(?<!\p{L})(?:that|which|who)\s*$/iu.test(before);
  return isAbout ? null : match;
}
