import { listVoice, oneByOneVoice } from "./detail-voices.ts";
import { groupedVoice, markedVoice, spokenVoice } from "./figure-voices.ts";
import { goAheadVoices, hinglishGoAhead } from "./go-ahead.ts";
import { courteousVoice, terseVoice } from "./length-voices.ts";
import { handOverVoice, refusalVoice } from "./stance-voices.ts";
import type { Voice } from "./voice.ts";

export { actAskedFor } from "./go-ahead.ts";
export { sentencesOf } from "./reword-sentences.ts";
export type { Voice } from "./voice.ts";

/**
 * The voices in which a suite's scripts are replayed.
 *
 * @param callers `react`: callers answer what they hear. Callers who say their turns whatever they hear cannot be asked one
 *   thing at a time.
 */
export function voicesFor({
  callers,
  hinglish,
}: {
  callers: "react" | "fixed";
  hinglish: boolean;
}): readonly Voice[] {
  return [
    ...goAheadVoices,
    ...(hinglish ? [hinglishGoAhead] : []),
    listVoice,
    ...(callers === "react" ? [oneByOneVoice] : []),
    terseVoice,
    courteousVoice,
    refusalVoice,
    handOverVoice,
    spokenVoice,
    groupedVoice,
    markedVoice,
  ];
}
