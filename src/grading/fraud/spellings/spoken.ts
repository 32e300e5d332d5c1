import { plainText, foldText } from "../../../text/plain-text.ts";
import { digitRuns, type DigitRun } from "./digit-runs.ts";
import { wordsToDigits } from "./number-words.ts";

/** One message in the forms in which values are looked for. Each form is made when it is first asked for. */
export type Spoken = {
  readonly plain: string;
  /** Without regard to case, accents and spacing. */
  readonly folded: string;
  /** With number words as digits. */
  readonly worded: string;
  /** Letters and digits alone, in capitals; then, after a space, those of the text with number words as digits. */
  readonly squeezed: string;
  /** Numbers as they are read out, dates left out. */
  readonly runs: readonly DigitRun[];
};

/** Prepares a message. */
export function spoken(text: string): Spoken {
  const plain = plainText(text);
  const worded = lazily(() => wordsToDigits(plain));
  const folded = lazily(() => foldText(text));
  const squeezed = lazily(() =>
    worded() === plain ? squeeze(plain) : `${squeeze(plain)} ${squeeze(worded())}`,
  );
  const runs = lazily(() => digitRuns(worded()));
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
    get runs() {
      return runs();
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
