import { memo } from "react";
import { textPieces } from "../../../src/reports/view/unseen-characters.ts";

/** Characters shown of a long text before the reader asks for the rest. */
export const FIRST_CHARACTERS = 6_000;

/**
 * Text from agents, callers, tools or documents, shown as just its characters. What could turn its direction or cannot be
 * seen is shown by its code, so that reading and copying give the same.
 */
export const SafeText = memo(function SafeText({ text }: { text: string }) {
  return textPieces(text).map((piece, place) =>
    piece.kind === "text" ? (
      <span key={place}>{piece.text}</span>
    ) : (
      <abbr key={place} className="unseen-character" title={piece.name}>
        ⟨{piece.code}⟩
      </abbr>
    ),
  );
});
