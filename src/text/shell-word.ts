/** What a POSIX shell takes as it stands, wherever it is in a word. */
const PLAIN = /^[A-Za-z0-9_@%+=:,./-]+$/;

/** A text as one word of a POSIX shell: pasted into a command, it arrives as it is. */
export function shellWord(text: string): string {
  return PLAIN.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** A path as one word of a shell that no command takes for an option. */
export function shellPath(path: string): string {
  return shellWord(path.startsWith("-") ? `./${path}` : path);
}
