import { bm25Of } from "../bm25.ts";
import { toolsOnly, type Condition } from "../condition.ts";
import { searchTool } from "../tools/search-tool.ts";

export const bm25: Condition = {
  name: "bm25",
  describes: "a search by words",
  uses: [],
  open({ corpus, topK }) {
    const description =
      "Searches the bank's policy documents by the words of the query, rare words counting most.";
    const index = bm25Of(corpus);
    return toolsOnly(
      [
        searchTool({ name: "KB_search", description, corpus }, topK, (query, limit) =>
          index.search(query, limit),
        ),
      ],
      "The bank's policies decide what you may do. Look them up with KB_search, which finds documents by their " +
        "words, before you act.",
    );
  },
};
