import type { JsonObject } from "../../contract/json.ts";
import type { EventOf, Trajectory } from "../../contract/trajectory.ts";
import type { Verdict } from "../../contract/verdict.ts";
import { resultsOf } from "./evidence-marks.ts";
import { textPieces } from "./unseen-characters.ts";
import type { EpisodeName } from "./viewer-api.ts";

/**
 * Two commands that grade the episode again: its trajectory into a file, and the file against its scenario. Names are
 * quoted, so that pasting them runs nothing else, whatever they hold.
 */
export function gradeCommand(run: string, suite: string, { agent, scenario, trial }: EpisodeName): string {
  const episode = ["--agent", agent, "--scenario", scenario, "--trial", String(trial + 1)];
  const words = ["tellerproof", "export", run, "--trajectory", ...episode].map(shellWord);
  const grade = [
    "tellerproof",
    "grade",
    "--suite",
    suite,
    "--case",
    scenario,
    "--transcript",
    "episode.json",
  ];
  return `${words.join(" ")} > episode.json\n${grade.map(shellWord).join(" ")}\n`;
}

/** A word of a command line for POSIX shells; characters that act or hide are written as escapes (bash, zsh, ksh). */
export function shellWord(text: string): string {
  if (/^[A-Za-z0-9_.:@%+=,/-]+$/.test(text)) return text;
  const acting = textPieces(text).some(({ kind }) => kind === "unseen") || /[\n\r\t]/.test(text);
  if (!acting) return `'${text.replaceAll("'", "'\\''")}'`;
  const escaped = Array.from(text, (character) => {
    if (character === "\\" || character === "'") return `\\${character}`;
    const point = character.codePointAt(0) ?? 0;
    if (point >= 0x20 && point < 0x7f) return character;
    return point > 0xffff ? `\\U${hex(point, 8)}` : `\\u${hex(point, 4)}`;
  });
  return `$'${escaped.join("")}'`;
}

/**
 * What the agent did in this episode as a foil for the scenario's own file: played again it must fail the same checks, so
 * that they are known to catch this conduct. YAML whose every text is a JSON string.
 *
 * @returns `undefined` for an episode that did not fail.
 */
export function regressionFoil(trajectory: Trajectory, verdict: Verdict | undefined): string | undefined {
  if (verdict?.status !== "failed") return undefined;
  const failed = resultsOf(verdict)
    .filter(({ gating, finding }) => gating && finding.status === "failed")
    .map(({ check }) => check);
  const others = failed.filter((check) => check !== verdict.firstFailed);
  const because = resultsOf(verdict).find(({ check }) => check === verdict.firstFailed)?.finding.because;
  const name = `seen-${trajectory.agent}-trial-${trajectory.trial + 1}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
  return [
    `${name}:`,
    `  fails: ${scalar(verdict.firstFailed)}`,
    ...(others.length === 0 ? [] : [`  alsoFails: [${others.map(scalar).join(", ")}]`]),
    ...(because === undefined ? [] : [`  because: ${scalar(because)}`]),
    "  steps:",
    ...stepsOf(trajectory),
    "",
  ].join("\n");
}

/** The agent's replies in order, each with its calls and its words. */
function stepsOf({ events, liveFrom }: Trajectory): string[] {
  const replies = new Map<number, { calls: EventOf<"tool-call">[]; say?: string }>();
  for (const event of events.slice(liveFrom)) {
    if ((event.type !== "message" && event.type !== "tool-call") || event.by !== "agent") continue;
    const reply = replies.get(event.reply) ?? { calls: [] };
    replies.set(event.reply, reply);
    if (event.type === "message") reply.say = event.text;
    else reply.calls.push(event);
  }
  return [...replies.values()].flatMap(({ calls, say }) => stepLines(calls, say));
}

function stepLines(calls: readonly EventOf<"tool-call">[], say: string | undefined): string[] {
  const called = calls.map(({ tool, arguments: parsed }) => {
    const given = parsed.ok ? parsed.value : {};
    return `{ ${scalar(tool)}: ${yamlJson(given)} }`;
  });
  const parts = [
    ...(called.length === 0 ? [] : [`call: [${called.join(", ")}]`]),
    ...(say === undefined || say === "" ? [] : [`say: ${scalar(say)}`]),
  ];
  return parts.map((part, place) => `    ${place === 0 ? "-" : " "} ${part}`);
}

/** A text as YAML: as it is where it can only be read as this text, else as a JSON string, which YAML reads too. */
function scalar(text: string): string {
  if (/^[A-Za-z][A-Za-z0-9_-]*$/.test(text) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(text))
    return text;
  return yamlJson(text);
}

/** JSON, which is YAML too, with all that acts or cannot be seen escaped. */
function yamlJson(value: JsonObject | string): string {
  return JSON.stringify(value).replaceAll(ESCAPED, (one) =>
    Array.from({ length: one.length }, (_, place) => `\\u${hex(one.charCodeAt(place), 4)}`).join(""),
  );
}

const ESCAPED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, "0");
}
