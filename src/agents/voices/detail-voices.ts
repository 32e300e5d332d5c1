import type { AgentStep } from "../agent-script.ts";
import { askedAtOnce, type Request } from "./asked-details.ts";
import { capital, rewordSentences, sentencesOf } from "./reword-sentences.ts";
import { rewording, type Voice } from "./voice.ts";

/** What is asked for at once stands in a Markdown list with bold labels, under a lead-in. */
export const listVoice: Voice = rewording(
  "list",
  "details asked for as a Markdown list with bold labels",
  (say) =>
    rewordSentences(say, (sentence) => {
      const request = askedAtOnce(sentence);
      return request === undefined ? undefined : listOf(request);
    }),
);

function listOf({ kind, asked }: Request): string {
  if (kind === "questions") {
    return `\n\nI have a few questions:\n${asked.map((each, at) => `${at + 1}. **${capital(each)}?**`).join("\n")}\n\n`;
  }
  return `\n\nTo go on, please provide the following:\n${asked.map((each) => `- ${labelled(each)}`).join("\n")}\n\n`;
}

/** "the code that you were sent" → "**Code** that you were sent". */
function labelled(item: string): string {
  const noun = item.replace(/^(?:read|tell|give|send) me /i, "").replace(/^(?:your(?: own)?|the) /i, "");
  const [, label = noun, rest = ""] =
    /^(.+?)( (?:that|which|from|for|on|as soon as|about)\b.*|,.*)?$/.exec(noun) ?? [];
  return `**${capital(label)}**${rest}`;
}

/** What is asked for at once is asked for one by one, each after the answer to the one before. */
export const oneByOneVoice: Voice = {
  name: "one-by-one",
  summary: "one question at a time, each after the answer to the one before",
  speak(script) {
    const steps = script.flatMap(takenApart);
    return steps.length === script.length ? undefined : steps;
  },
};

function takenApart(step: AgentStep): AgentStep[] {
  // Words beside calls do not end a turn: nobody answers between them.
  if (step.say === undefined || step.calls !== undefined) return [step];
  const sentences = sentencesOf(step.say);
  const at = sentences.findIndex((sentence) => askedAtOnce(sentence) !== undefined);
  const request = askedAtOnce(sentences[at] ?? "");
  if (request === undefined) return [step];
  const after = sentences.slice(at + 1).filter((sentence) => !REFERS_BACK.test(sentence));
  const questions = request.asked.map((item, nth) => questionFor(item, nth, request.kind));
  return questions.map((question, nth) => {
    const before = nth === 0 ? sentences.slice(0, at) : [];
    const isLast = nth === questions.length - 1;
    const rest = isLast ? after : [];
    return { ...(isLast ? step : {}), say: [...before, question, ...rest].join(" ") };
  });
}

/** "Could you tell me these, please?" has nothing to refer to once each is asked for by itself. */
const REFERS_BACK = /\b(?:these|those|them)\b[^.]*\?$/i;

function questionFor(item: string, nth: number, kind: Request["kind"]): string {
  if (kind === "questions") return nth === 0 ? `${capital(item)}?` : `I see. ${capital(item)}?`;
  if (/^(?:read|tell|give|send|spell|choose|share)\b/i.test(item)) return `Thank you. Now please ${item}.`;
  const asked = item.replace(/^Your\b/, "your");
  return nth === 0 ? `Could you give me ${asked}, please?` : `Thank you. And ${asked}, please?`;
}
