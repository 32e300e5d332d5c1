/** Control characters and directional marks that could rewrite a terminal line or hide text. */
const UNSAFE = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Writes lines for people or scripts to standard output, made inert: names of agents and files are others' words, too. */
export function print(text: string): void {
  process.stdout.write(`${inert(text)}\n`);
}

/** Writes one JSON document to standard output, indented for reading. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

/** Writes a JSON document on one line to standard output. */
export function printJsonLine(value: unknown): void {
  print(JSON.stringify(value));
}

/** Writes lines about how things go to standard error, made inert, so that standard output stays the command's own. */
export function say(text: string): void {
  process.stderr.write(`${inert(text)}\n`);
}

/** Text from agents, callers or documents, made inert for a terminal; line breaks stay. JSON stays the same JSON. */
function inert(text: string): string {
  return text.replace(UNSAFE, (character) =>
    character === "\n" || character === "\t"
      ? character
      : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );
}
