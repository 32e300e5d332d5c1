/** Characters that Markdown or HTML could read as markup. An underscore within a word is none, and names are full of them. */
const MARKUP = /[\\`*{}[\]<>()#+!|&~]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g;
/** What GitHub turns into a link without any markup. */
const LINK = /:(?=\/\/)|(?<=www)\./gi;
/** Characters that change how text is shown without being seen. */
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Text from agents, callers or documents as Markdown that shows just these characters, on one line. */
export function inertMarkdown(text: string): string {
  return text.replace(/\s+/g, " ").replace(UNSEEN, "�").replace(MARKUP, reference).replace(LINK, reference);
}

function reference(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}
