import type { Corpus } from "../corpus.ts";
import { refused, shows, toolSpec, withText, type KnowledgeTool } from "../knowledge-tool.ts";

/** The list of all titles, and one document by its id. */
export function readTools(corpus: Corpus): KnowledgeTool[] {
  return [listTool(corpus), readTool(corpus)];
}

function listTool({ documents }: Corpus): KnowledgeTool {
  const list = documents.map(({ id, title }) => `${id}: ${title}`).join("\n");
  return {
    spec: toolSpec("KB_list_documents", "Lists ids and titles of all policy documents.", {}),
    call: () => ({ status: "done", text: list === "" ? "There are no documents." : list, effects: [] }),
  };
}

function readTool(corpus: Corpus): KnowledgeTool {
  return {
    spec: toolSpec("KB_read_document", "Gives one policy document in full.", {
      doc_id: { type: "string", description: "The document's id, as listed." },
    }),
    call: (args) =>
      withText(args, "doc_id", (id) => {
        const position = corpus.positions.get(id);
        const document = position === undefined ? undefined : corpus.documents[position];
        if (position === undefined || document === undefined) return refused(`there is no document ${id}`);
        return shows(corpus, `${document.title}\n\n${corpus.texts[position]}`, [position]);
      }),
  };
}
