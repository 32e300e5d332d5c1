import { toolsOnly, type Condition } from "../condition.ts";
import { searchTool } from "../tools/search-tool.ts";

export const dense: Condition = {
  name: "dense",
  describes: "a search by meaning",
  uses: ["search-by-meaning"],
  open({ corpus, topK, dense: source }) {
    const description = "Searches the bank's policy documents by the meaning of the query.";
    return toolsOnly(
      [
        searchTool({ name: "KB_search", description, corpus }, topK, (query, limit) =>
          source.search(query, limit),
        ),
      ],
      "The bank's policies decide what you may do. Look them up with KB_search, which finds documents by their " +
        "meaning, before you act.",
    );
  },
};
