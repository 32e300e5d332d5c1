import { makeInert } from "./neutralise.ts";

/** Why a judge's reply is no valid answer. */
export type AnswerProblem =
  /** The reply hit the token limit; whatever it says may lack its end. */
  | { kind: "cut-off" }
  /** The provider withheld the reply. */
  | { kind: "filtered" }
  | { kind: "no-object" }
  | { kind: "several-objects" }
  | { kind: "broken-object"; at: number; what: string }
  | { kind: "missing-key"; key: string }
  | { kind: "unexpected-key"; key: string }
  | { kind: "wrong-value"; key: string; expected: string; got: string }
  | { kind: "no-evidence" }
  | { kind: "unknown-evidence"; numbers: readonly number[] }
  /** A yes to a confirmation question without a caller's message before every call. */
  | { kind: "no-agreement-cited"; before: number }
  | { kind: "quote-too-short" }
  | { kind: "quote-not-found"; quote: string; elsewhere: readonly number[] };

/** The problem in words, for the judge's next attempt and for the record of a failed judgement. */
export function describeAnswerProblem(problem: AnswerProblem): string {
  switch (problem.kind) {
    case "cut-off":
      return "the reply was cut off by the token limit";
    case "filtered":
      return "the reply was withheld by the provider";
    case "no-object":
      return "the reply holds no JSON object";
    case "several-objects":
      return "the reply holds more than one JSON object; exactly one is wanted";
    case "broken-object":
      return `the JSON object cannot be read: ${problem.what} at character ${problem.at}`;
    case "missing-key":
      return `the key "${problem.key}" is missing`;
    case "unexpected-key":
      return `there is a key that was not asked for: "${shortly(problem.key)}"`;
    case "wrong-value":
      return `"${problem.key}" must be ${problem.expected}, not ${shortly(problem.got)}`;
    case "no-evidence":
      return '"evidence" is empty; at least one line number is wanted';
    case "unknown-evidence":
      return `"evidence" names what is no line of the record: ${problem.numbers.join(", ")}`;
    case "no-agreement-cited":
      return `"confirmed" is true, but "evidence" names no message of the caller before line [${problem.before}]`;
    case "quote-too-short":
      return '"quote" must have at least three characters, or be the whole content of a line';
    case "quote-not-found":
      return problem.elsewhere.length === 0
        ? `"quote" is not in the record word for word: "${shortly(problem.quote)}"`
        : `"quote" stands in line ${problem.elsewhere.join(", ")}, which "evidence" does not name`;
  }
}

/** A judge's own words may repeat the transcript's, and the problem is told in a trusted place. */
const shortly = (text: string): string => makeInert(text.length <= 80 ? text : `${text.slice(0, 80)}…`);
