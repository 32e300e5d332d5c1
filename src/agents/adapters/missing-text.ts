import type { Answer } from "./http-exchange.ts";
import { outline, valueAt } from "./json-place.ts";

const SHOWN_CHARACTERS = 120;

/** Why an answer of success has no text where the file says it is, and what it has instead, for its owner to mend. */
export function missingText(
  answer: Answer,
  { reply, pieces }: { reply: string; pieces?: string | undefined },
): string {
  const from = answer.redirectedTo === undefined ? "" : `, redirected to ${answer.redirectedTo},`;
  const what = `the agent's answer (HTTP ${answer.status}, ${answer.mediaType})${from} has no text at "${reply}"`;
  if (answer.type === "value") return `${what}; ${instead(answer.value, reply)}`;
  const last = answer.values.at(-1);
  if (last === undefined) return `${what}; it is an empty stream`;
  const remedy = "Say in response.pieces where each event has its piece of the text";
  const missed = pieces === undefined ? "" : `, and no event has any at "${pieces}"`;
  return `${what}${missed}; it is a stream of events, the last ${outline(last)}. ${remedy}`;
}

function instead(value: unknown, reply: string): string {
  if (value === "") return "it is empty";
  if (typeof value === "string") return `it is no JSON: ${beginning(value)}`;
  const { place, reached } = deepest(value, reply);
  return place === "" ? `it is ${outline(reached)}` : `at "${place}" there is ${outline(reached)}`;
}

/** As far along a place as there is something. */
function deepest(value: unknown, reply: string): { place: string; reached: unknown } {
  const steps = reply.split(".");
  for (let length = steps.length; length > 0; length--) {
    const place = steps.slice(0, length).join(".");
    const reached = valueAt(value, place);
    if (reached !== undefined) return { place, reached };
  }
  return { place: "", reached: value };
}

function beginning(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return `“${line.slice(0, SHOWN_CHARACTERS)}${line.length > SHOWN_CHARACTERS ? "…" : ""}”`;
}
