import type { Trajectory } from "../contract/trajectory.ts";

/** What the caller said after each message of the agent; `undefined` where he said nothing before its next. */
export function answersTo({ events }: Trajectory): (string | undefined)[] {
  const answers: (string | undefined)[] = [];
  for (const event of events) {
    if (event.type !== "message") continue;
    if (event.by === "agent") answers.push(undefined);
    else if (answers.length > 0) answers[answers.length - 1] ??= event.text;
  }
  return answers;
}

/** The first message to which the caller answered otherwise than he did when the same script was played as written, in words. */
export function heardOtherwise(written: Trajectory, voiced: Trajectory): string | undefined {
  const [before, now] = [answersTo(written), answersTo(voiced)];
  const at = now.findIndex((answer, index) => index < before.length && answer !== before[index]);
  if (at === -1) return undefined;
  const said = voiced.events.filter((event) => event.type === "message" && event.by === "agent")[at];
  const words = said?.type === "message" ? said.text : "";
  return `to ${quoted(words)} the caller said ${quoted(now[at])}; as written he said ${quoted(before[at])}`;
}

const SHOWN = 160;

function quoted(text: string | undefined): string {
  if (text === undefined) return "nothing";
  const line = text.replace(/\s+/g, " ").trim();
  return `"${line.length > SHOWN ? `…${line.slice(-SHOWN)}` : line}"`;
}
