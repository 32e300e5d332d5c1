import type { JsonObject } from "../../contract/json.ts";
import type { ToolOutcome } from "../../contract/ports.ts";
import type { Corpus } from "../corpus.ts";
import { showsHits, toolSpec, withText, wrongArgument, type KnowledgeTool } from "../knowledge-tool.ts";
import type { Hit } from "../ranking.ts";

const NOTHING_FOUND = "No relevant documents found.";

/** How many documents a search gives, and most that a model may ask for. */
export const DEFAULT_TOP_K = 10;

export type Search = (query: string, limit: number) => readonly Hit[] | Promise<readonly Hit[]>;

type SearchTool = { readonly name: string; readonly description: string; readonly corpus: Corpus };

const query = { type: "string", description: "What to look for, in words." } as const;

/** A search that gives a fixed number of documents. */
export function searchTool(
  { name, description, corpus }: SearchTool,
  topK: number,
  search: Search,
): KnowledgeTool {
  return {
    spec: toolSpec(name, description, { query }),
    call: (args) =>
      withText(args, "query", async (text) => showsHits(corpus, await search(text, topK), NOTHING_FOUND)),
  };
}

/**
 * A search whose caller may say how many documents. As in the public harness, `k` cuts the list of `topK`: more than
 * that gives no more, and a negative `k` leaves out as many from the end.
 */
export function searchToolWithK(
  { name, description, corpus }: SearchTool,
  topK: number,
  search: Search,
): KnowledgeTool {
  const k = {
    type: "integer",
    description: `How many documents to give, at most ${topK}.`,
    default: topK,
  } as const;
  const run = async (text: string, args: JsonObject): Promise<ToolOutcome> => {
    const wanted = args["k"] ?? topK;
    if (!Number.isInteger(wanted) || typeof wanted !== "number")
      return wrongArgument("k", "a whole number", wanted);
    const hits = await search(text, topK);
    return showsHits(corpus, hits.slice(0, wanted), NOTHING_FOUND);
  };
  return {
    spec: toolSpec(name, description, { query, k }),
    call: (args) => withText(args, "query", (text) => run(text, args)),
  };
}
