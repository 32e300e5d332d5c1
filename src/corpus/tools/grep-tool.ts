import type { Corpus } from "../corpus.ts";
import { grep } from "../grep.ts";
import { refused, showsHits, toolSpec, withText, type KnowledgeTool } from "../knowledge-tool.ts";

/** Regular expressions over all documents. */
export function grepTool(corpus: Corpus, topK: number): KnowledgeTool {
  return {
    spec: toolSpec(
      "grep",
      "Finds the policy documents in which a regular expression matches, without regard to case. " +
        "Gives whole documents, those with most matches first.",
      {
        pattern: {
          type: "string",
          description: "A regular expression, such as `wire.*limit` or `fee|charge`.",
        },
      },
    ),
    call: (args) =>
      withText(args, "pattern", (pattern) => {
        const outcome = grep(corpus, pattern, { limit: topK });
        if (outcome.type === "refused") return refused(outcome.because);
        return showsHits(corpus, outcome.hits, `No matches found for pattern: ${pattern}`);
      }),
  };
}
