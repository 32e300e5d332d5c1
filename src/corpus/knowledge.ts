import type { ConditionName, Noise } from "./condition.ts";
import { conditions } from "./conditions/index.ts";
import { positionsOf, type Corpus } from "./corpus.ts";
import { denseSource } from "./dense-source.ts";
import type { Embeddings } from "./embedded-documents.ts";
import type { KnowledgeTool } from "./knowledge-tool.ts";
import { DEFAULT_TOP_K } from "./tools/search-tool.ts";

export type KnowledgeOptions = {
  readonly corpus: Corpus;
  readonly condition: ConditionName;
  /** Ids or titles of the documents that govern the scenario. */
  readonly requiredDocuments: readonly string[];
  /** For the choice and order of distractors. */
  readonly seed: number;
  /** For search by meaning. Absent: the offline lexical-semantic baseline. */
  readonly embeddings?: Embeddings;
  /** How many documents a search gives. */
  readonly topK?: number;
  readonly noise?: Noise;
};

/** What an agent has of the policies in one episode. */
export type Knowledge = {
  readonly condition: ConditionName;
  /** Tools beside the bank's own. */
  readonly tools: readonly KnowledgeTool[];
  /** For the agent's instructions; empty when there is nothing to say. */
  readonly promptPart: string;
  /** Ids of documents that the prompt part holds in full. */
  readonly inPrompt: readonly string[];
  /** How documents are ranked by meaning, for the manifest; absent where the condition never does. */
  readonly rankedBy?: string;
};

/**
 * Opens a condition for one episode. Indexes are shared by all episodes on the same corpus and built at first use; the
 * knowledge itself holds state of the episode, so it is not to be shared.
 *
 * @throws InputError for a required document that is not in the corpus.
 */
export function createKnowledge(options: KnowledgeOptions): Knowledge {
  const { corpus, condition, requiredDocuments, seed, embeddings, topK = DEFAULT_TOP_K } = options;
  const dense = denseSource(corpus, embeddings);
  const access = conditions[condition].open({
    corpus,
    required: positionsOf(corpus, requiredDocuments),
    seed,
    topK,
    noise: options.noise ?? { documents: 5, from: "same-topics" },
    dense,
  });
  const ranksByMeaning = conditions[condition].uses.includes("search-by-meaning");
  return {
    condition,
    tools: access.tools,
    promptPart: access.promptPart,
    inPrompt: access.inPrompt.flatMap((position) => corpus.documents[position]?.id ?? []),
    ...(ranksByMeaning ? { rankedBy: dense.label } : {}),
  };
}
