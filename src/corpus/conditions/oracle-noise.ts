import { toolsOnly, type Condition, type Setting } from "../condition.ts";
import { topicOf } from "../document.ts";
import { mulberry32, shuffled } from "../mulberry32.ts";
import { searchTool } from "../tools/search-tool.ts";

/** As the oracle, but the agent must tell the governing documents from others. The order depends on the seed alone. */
export const oracleNoise: Condition = {
  name: "oracle+noise",
  describes: "a search that always gives the documents that govern the case, among others",
  uses: ["required-documents"],
  open(setting) {
    const { corpus, required, seed } = setting;
    const description = "Searches the bank's policies and gives documents that may matter for this case.";
    const random = mulberry32(seed);
    const others = shuffled(candidates(setting), random).slice(0, setting.noise.documents);
    const hits = shuffled([...required, ...others], random).map((position) => ({ position, score: 1 }));
    return toolsOnly(
      [searchTool({ name: "KB_search", description, corpus }, hits.length, () => hits)],
      "The bank's policies decide what you may do. Look them up with KB_search before you act; not every document " +
        "it gives applies to the case.",
    );
  },
};

function candidates({ corpus, required, noise }: Setting): number[] {
  const topics = new Set(required.map((position) => topicOf(corpus.documents[position]?.id ?? "")));
  const wanted = noise.from === "same-topics";
  return corpus.documents.flatMap(({ id }, position) =>
    !required.includes(position) && topics.has(topicOf(id)) === wanted ? [position] : [],
  );
}
