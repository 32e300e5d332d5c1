import { bm25Of } from "../bm25.ts";
import { toolsOnly, type Condition } from "../condition.ts";
import { fused } from "../rank-fusion.ts";
import { searchTool } from "../tools/search-tool.ts";

/** How far down each list is looked at. */
const DEPTH = 50;

export const hybrid: Condition = {
  name: "hybrid",
  describes: "a search by words and by meaning, merged",
  uses: ["search-by-meaning"],
  open({ corpus, topK, dense }) {
    const description = "Searches the bank's policy documents by the words and by the meaning of the query.";
    const index = bm25Of(corpus);
    return toolsOnly(
      [
        searchTool({ name: "KB_search", description, corpus }, topK, async (query, limit) => {
          const depth = Math.max(DEPTH, limit);
          const byWords = index.search(query, depth).filter(({ score }) => score > 0);
          return fused([byWords, await dense.search(query, depth)], limit);
        }),
      ],
      "The bank's policies decide what you may do. Look them up with KB_search, which finds documents by words and " +
        "by meaning, before you act.",
    );
  },
};
