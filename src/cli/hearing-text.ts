import { terminalTable } from "../reports/text/terminal-table.ts";
import { LABELS, spelled, type Hearing, type Label } from "../runs/measure-ear.ts";

/** Characters of a reply that are shown. */
const SHOWN = 200;

/** What an ear made of labelled replies: how often each label was right, then every reply that it heard wrongly. */
export function hearingText(hearings: readonly Hearing[]): string {
  const unheard = hearings.filter(({ status }) => status === "unheard").length;
  const rows = LABELS.map((label) => {
    const wrong = hearings.filter((each) => each.status === "wrong" && each.labels.includes(label));
    const missed = wrong.filter((each) => isMissed(each, label)).length + unheard;
    const overheard = wrong.length + unheard - missed;
    return [label, hearings.length - missed - overheard, hearings.length, overheard, missed];
  });
  const head = ["label", "right", "of", "overheard", "missed"];
  const table = terminalTable({ head, rows }, ["left", "right", "right", "right", "right"]);
  const exact = hearings.filter(({ status }) => status === "exact").length;
  const share = ((100 * exact) / hearings.length).toFixed(1);
  const summary = `${exact} of ${hearings.length} replies are heard exactly (${share} %).`;
  return [...hearings.flatMap(wrongText), table, summary].join("\n");
}

/** Whether something was said that was not heard; else something was heard that was not said. */
function isMissed(hearing: Hearing, label: Label): boolean {
  if (hearing.status !== "wrong") return false;
  const { heard, utterance } = hearing;
  if (label !== "asksFor") return utterance.hears[label];
  return utterance.hears.asksFor.some((fact) => !heard.asksFor.includes(fact));
}

function wrongText(hearing: Hearing): string[] {
  if (hearing.status === "exact") return [];
  const { id, agent, hears } = hearing.utterance;
  const reply = agent.replaceAll(/\s+/g, " ");
  const shown = reply.length > SHOWN ? `${reply.slice(0, SHOWN)}…` : reply;
  if (hearing.status === "unheard") return [`${id}: ${shown}`, `    no answer: ${hearing.because}`];
  const { heard, labels } = hearing;
  const wrong = labels.map(
    (label) => `    ${label}: heard ${spelled(heard, label)}, expected ${spelled(hears, label)}`,
  );
  return [`${id}: ${shown}`, ...wrong];
}
