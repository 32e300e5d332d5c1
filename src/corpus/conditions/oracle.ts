import { toolsOnly, type Condition } from "../condition.ts";
import { searchTool } from "../tools/search-tool.ts";

/** Retrieval is taken out of the question: what an agent gets wrong here, it got wrong with the policy in view. */
export const oracle: Condition = {
  name: "oracle",
  describes: "a search that always gives the documents that govern the case",
  uses: ["required-documents"],
  open({ corpus, required }) {
    const description = "Searches the bank's policies and gives the documents that matter for this case.";
    const hits = required.map((position) => ({ position, score: 1 }));
    return toolsOnly(
      [searchTool({ name: "KB_search", description, corpus }, hits.length, () => hits)],
      "The bank's policies decide what you may do. Look them up with KB_search before you act; one search gives " +
        "every document that matters for this case.",
    );
  },
};
