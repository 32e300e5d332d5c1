import type { Corpus } from "../corpus.ts";

/** Where the files lie and commands start. */
export const SHELL_FOLDER = "/knowledge-base";

/** What the agent's shell finds: one Markdown file per document, named after its id, and an index of all of them. */
export function shellFiles({ documents, texts }: Corpus): [path: string, content: string][] {
  const index = documents.map(({ id, title }) => `- ${id}.md: ${title}\n`);
  return [
    [`${SHELL_FOLDER}/INDEX.md`, `# Documents\n\n${index.join("")}`],
    ...documents.map(({ id, title }, position): [string, string] => [
      `${SHELL_FOLDER}/${id}.md`,
      `# ${title}\n\n${texts[position]}\n`,
    ]),
  ];
}
