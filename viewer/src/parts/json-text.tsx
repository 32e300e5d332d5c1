import { useMemo, useState } from "react";
import { jsonTokens, type JsonToken } from "../../../src/reports/view/json-tokens.ts";
import { countText } from "../../../src/reports/view/quantity-text.ts";
import { LongText } from "./long-text.tsx";
import { SafeText } from "./safe-text.tsx";

/** Tokens shown of a large document before the reader asks for the rest. */
const FIRST_TOKENS = 2_000;

const INKS: Record<JsonToken["kind"], string> = {
  key: "text-accent",
  string: "text-good",
  number: "text-broken",
  word: "text-odd",
  mark: "text-soft",
  space: "",
};

/** JSON laid out over lines, as it was written; any other text as it is. */
export function JsonText({ text }: { text: string }) {
  const tokens = useMemo(() => jsonTokens(text), [text]);
  const [whole, setWhole] = useState(false);
  if (tokens === undefined) return <LongText text={text} mono />;
  const cut = !whole && tokens.length > FIRST_TOKENS * 1.2;
  return (
    <>
      <pre className="untrusted text-[0.8rem] leading-normal">
        {(cut ? tokens.slice(0, FIRST_TOKENS) : tokens).map(({ kind, text: piece }, place) => (
          <span key={place} className={INKS[kind]}>
            <SafeText text={piece} />
          </span>
        ))}
      </pre>
      {cut && (
        <button type="button" className="button mt-1" onClick={() => setWhole(true)}>
          Show all {countText(text.length)} characters
        </button>
      )}
    </>
  );
}
