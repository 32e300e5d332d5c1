/** How callers of the public benchmarks say that they are done. */
const TOKEN = /###(STOP|TRANSFER|OUT-OF-SCOPE)###/;

/** A caller's message without its stop token, and why he leaves with it, if he does. */
export type ReadMessage = { text: string; leaves: string | undefined };

/** Why a caller leaves who gave up his part: such an episode says nothing about the agent. */
export const GAVE_UP = "simulator: out of scope";

/**
 * Reads the stop tokens of the public caller prompts. A token counts only where it closes the message; one that is
 * quoted within a sentence or a question is just words. Text before it is delivered.
 */
export function readStopToken(message: string): ReadMessage {
  const match = TOKEN.exec(message);
  if (match === null) return { text: message, leaves: undefined };
  const after = message.slice(match.index + match[0].length);
  const before = message.slice(0, match.index);
  if (!/^[\s.*_]*$/.test(after) || endsWithinSentence(before)) return { text: message, leaves: undefined };
  return { text: before.trim(), leaves: reasonOf(match[1]) };
}

/** A token that follows words without a stop before it belongs to their sentence: "he told me to type ###STOP###". */
function endsWithinSentence(before: string): boolean {
  const words = before.trimEnd();
  return /\b(?:type|say|write|enter|word|token|typing|saying)\W*$/i.test(words);
}

function reasonOf(token: string | undefined): string {
  switch (token) {
    case "TRANSFER":
      return "was transferred";
    case "OUT-OF-SCOPE":
      return GAVE_UP;
    default:
      return "has what he wanted, or gives up";
  }
}
