import type { Condition } from "../condition.ts";

/** The size of the prompt is the size of the corpus: a bank's whole policies may be a quarter of a million tokens. */
export const full: Condition = {
  name: "full",
  describes: "all policies in the instructions",
  uses: [],
  open({ corpus }) {
    const documents = corpus.documents.map(
      ({ id, title }, position) =>
        `<document id="${id}" title="${title}">\n${corpus.texts[position]}\n</document>`,
    );
    return {
      tools: [],
      promptPart: `These are all policies of the bank. They decide what you may do.\n\n${documents.join("\n\n")}`,
      inPrompt: documents.map((_, position) => position),
    };
  },
};
