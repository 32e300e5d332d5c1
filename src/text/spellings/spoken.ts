import { plainText, foldText } from "../plain-text.ts";
import { findDates, type DateMention } from "../dates.ts";
import { scanFigures, type Figures } from "../scan-figures.ts";
import { digitRuns, type DigitRun } from "./digit-runs.ts";
import { wordsToDigits } from "./number-words.ts";
import { piecesOf, type Piece } from "./pieces.ts";

/** One message in the forms in which values are looked for. Each form is made when it is first asked for. */
export type Spoken = {
  readonly plain: string;
  /** Without regard to case, accents and spacing. */
  readonly folded: string;
  /** With number words as digits. */
  readonly worded: string;
  /** Letters and digits alone, in capitals; then, after a space, those of the text with number words as digits. */
  readonly squeezed: string;
  /** Dates in `worded`. */
  readonly dates: readonly DateMention[];
  /** Numbers in `worded` as they are read out, dates left out. */
  readonly runs: readonly DigitRun[];
  /** What `plain`, and what `worded`, spells out. */
  readonly plainPieces: readonly Piece[];
  readonly wordedPieces: readonly Piece[];
  /** Money and other figures in `worded`. */
  readonly figures: Figures;
};

/** Prepares a message. */
export function spoken(text: string): Spoken {
  const plain = plainText(text);
  const worded = lazily(() => wordsToDigits(plain));
  const folded = lazily(() => foldText(text));
  const squeezed = lazily(() =>
    worded() === plain ? squeeze(plain) : `${squeeze(plain)} ${squeeze(worded())}`,
  );
  const dates = lazily(() => findDates(worded()));
  const runs = lazily(() => digitRuns(worded(), dates()));
  const plainPieces = lazily(() => piecesOf(plain));
  const wordedPieces = lazily(() => (worded() === plain ? plainPieces() : piecesOf(worded())));
  const figures = lazily(() => scanFigures(worded()));
  return {
    plain,
    get worded() {
      return worded();
    },
    get folded() {
      return folded();
    },
    get squeezed() {
      return squeezed();
    },
    get dates() {
      return dates();
    },
    get runs() {
      return runs();
    },
    get plainPieces() {
      return plainPieces();
    },
    get wordedPieces() {
      return wordedPieces();
    },
    get figures() {
      return figures();
    },
  };
}

/** Letters and digits alone, in capitals. */
export function squeeze(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
}

function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
