import { useState } from "react";
import { countText } from "../../../src/reports/view/quantity-text.ts";
import { classes } from "./classes.ts";
import { FIRST_CHARACTERS, SafeText } from "./safe-text.tsx";

/** Untrusted text in its own box. Of a very long one the beginning is shown until the rest is asked for. */
export function LongText({
  text,
  mono = false,
  quiet = false,
}: {
  text: string;
  mono?: boolean;
  quiet?: boolean;
}) {
  const [whole, setWhole] = useState(false);
  const cut = !whole && text.length > FIRST_CHARACTERS * 1.2;
  return (
    <>
      <div
        dir="auto"
        className={classes(
          "untrusted max-w-[80ch]",
          mono && "font-mono text-[0.8rem] leading-relaxed",
          quiet && "text-[0.9rem] text-soft",
        )}
      >
        <SafeText text={cut ? text.slice(0, FIRST_CHARACTERS) : text} />
      </div>
      {cut && (
        <button type="button" className="button mt-1" onClick={() => setWhole(true)}>
          Show all {countText(text.length)} characters
        </button>
      )}
    </>
  );
}
