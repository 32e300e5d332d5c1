import { isTruthy } from "../../../exact-json/index.ts";
import { isLive, Ungradable, type Detail, type GradedTranscript } from "./graded-transcript.ts";
import { rawValuesIn } from "./text-rules.ts";

/** S4: raw values such as `null` in what the agent said (section 7.4). */
export function s4RawValues({ transcript, liveStart }: GradedTranscript): Detail[] {
  return transcript.flatMap((message, index) => {
    const { content } = message;
    if (!isLive(message, index, liveStart) || !isTruthy(content)) return [];
    if (typeof content !== "string") throw new Ungradable(`the reply in message ${index} is not text`);
    return rawValuesIn(content).map((word) => ({
      at: [{ message: index }],
      because: `the reply shows a raw ${JSON.stringify(word)}`,
    }));
  });
}
