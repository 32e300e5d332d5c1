import { matchesOf } from "../matches.ts";

/** No clause is longer, so that no pattern ever sees more at once than this; a longer one is cut. */
const LONGEST_CLAUSE = 400;

const STARTS_CLAUSE =
  "i|we|you|he|she|it|they|that|this|there|these|what|when|where|which|who|whom|why|how|is|are|was|were|do|does|did|have|has|can|could|shall|should|will|would|may|might|must|please|kindly|tell|give|read|let|then|if|once|my|our|somebody|someone|nobody|no one|not|never|say|state|confirm|type|enter|share|provide|send|at what|by how|until when|since when|in which|on what|for what|also|perhaps|maybe|a (?:colleague|specialist|person|member|human)|(?:the|your|a|his|her) (?:[\\w'-]+ ){1,3}(?:is|are|was|were|has|have|had|will|can|stays|remains|goes)|(?:[\\w'&-]+ ){1,4}(?:should|will|is|are|was|has|can|must) |aur|kya|main|hum";
const SUBORDINATORS =
  "because|since|although|though|unless|until|till|before|after|once|if|when|whenever|while|whilst|whereas|as soon as|as long as|in case|so that|so i|so we|so it|so you|so the|so your|in order to|provided|which means|lekin|magar|agar|taaki";
const BREAK = new RegExp(
  `;|[:,](?=\\s|$)|\\s-\\s|[()]|\\.\\.\\.|\\s(?=(?:and|but|or|then|aur) (?:${STARTS_CLAUSE})\\b)|\\s(?=but\\b|(?:${SUBORDINATORS})\\b(?! (?:more|again|upon)\\b))`,
  "g",
);
/** After these, "when", "if" and the like open what is asked or said, and belong to the clause. */
const EMBEDS =
  /\b(?:tell me|tell us|know|say|says|state|indicate|confirm|share|specify|mention|ask|asked|remember|recall|explain|describe|see|check|remind me|sure|ready|mind|wonder|wondering|note|that|than|like|shame|right|only|even|the|a|is|are|am|was|who|what|when|where|which|whom|ever|just|long|not|from|until|about|days|weeks|hours|minutes|day|months)$/;
const EMBEDDED = /^\s?(?:when|if|since|before|after|once|until|till|while)\b/;

/** Splits a sentence in even spelling into clauses; the marks between them are left out. */
export function splitClauses(sentence: string): string[] {
  const clauses: string[] = [];
  let start = 0;
  const close = (end: number): void => {
    for (let at = start; at < end; at += LONGEST_CLAUSE) {
      const text = sentence
        .slice(at, Math.min(end, at + LONGEST_CLAUSE))
        .replace(/[.!?।]{1,8}["')]{0,3}\s{0,3}$/, "")
        .trim();
      if (/[\w"]/.test(text) && !MARKER.test(text)) clauses.push(...afterPurpose(text));
    }
  };
  for (const match of matchesOf(BREAK, sentence)) {
    const before = sentence.slice(Math.max(start, match.index - 24), match.index);
    const isWord = /^\s$/.test(match[0]);
    if (isWord && (before.trim() === "" || isEmbedded(before, sentence, match.index))) continue;
    if (isWord && !/^\s\S+\s+\w/.test(sentence.slice(match.index, match.index + 40))) continue;
    if (match[0] === "," && isOneDate(before, sentence.slice(match.index + 1, match.index + 30))) continue;
    close(match.index);
    start = match.index + match[0].length;
  }
  close(sentence.length);
  return clauses;
}

/** "(a)", "(ii)": marks of a list within a sentence. */
const MARKER = /^(?:[a-h]|i{1,3}|iv|v)$/;
const PURPOSE_THEN =
  /^((?:(?:in order )?to|(?:before|so that|until|till|unless) (?:i|we|the|this|that|a|any)|so (?:i|we)|for (?:me|us) to) [a-z]+\b.{2,80}?) ((?:i|we|it) (?:shall|will|would|need|must|require|do|only|just|still|have to)\b.*|(?:kindly|please)\b.*)$/;

/** "To close it | I shall require …", "Before I look anything up | I need …". */
function afterPurpose(text: string): string[] {
  const parts = PURPOSE_THEN.exec(text);
  return parts === null ? [text] : [parts[1] ?? "", parts[2] ?? ""];
}

/** "What year, month and day were you born?": parts of one date. */
function isOneDate(before: string, after: string): boolean {
  return (
    /\b(?:day|date|month|year)$/.test(before) &&
    /^ (?:and )?(?:(?:in|on) )?(?:(?:what|which|the) )?(?:day|date|month|year|were you)\b/.test(after)
  );
}

function isEmbedded(before: string, sentence: string, at: number): boolean {
  const after = sentence.slice(at, at + 12);
  return (
    EMBEDS.test(before) &&
    (EMBEDDED.test(after) || /^\s(?:or|and) (?:what|who|where|when|which)\b/.test(after))
  );
}
