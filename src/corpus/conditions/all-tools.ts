import { bm25Of } from "../bm25.ts";
import { toolsOnly, type Condition } from "../condition.ts";
import { searchToolWithK } from "../tools/search-tool.ts";
import { shellTool } from "../tools/shell-tool.ts";

export const allTools: Condition = {
  name: "all-tools",
  describes: "searches by words and by meaning, and the virtual shell",
  uses: ["search-by-meaning"],
  open({ corpus, topK, dense }) {
    const index = bm25Of(corpus);
    const byWords = {
      name: "KB_search_bm25",
      description:
        "Searches the bank's policy documents by the words of the query, rare words counting most.",
      corpus,
    };
    const byMeaning = {
      name: "KB_search_dense",
      description: "Searches the bank's policy documents by the meaning of the query.",
      corpus,
    };
    return toolsOnly(
      [
        searchToolWithK(byWords, topK, (query, limit) => index.search(query, limit)),
        searchToolWithK(byMeaning, topK, (query, limit) => dense.search(query, limit)),
        shellTool(corpus),
      ],
      "The bank's policies decide what you may do. Look them up before you act: KB_search_bm25 finds documents by " +
        "words, KB_search_dense by meaning, and shell works on them as Markdown files, listed in INDEX.md.",
    );
  },
};
