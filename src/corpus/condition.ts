import type { Corpus } from "./corpus.ts";
import type { DenseSource } from "./dense-source.ts";
import type { KnowledgeTool } from "./knowledge-tool.ts";

/** How the agent may reach the policies. */
export const CONDITION_NAMES = [
  "none",
  "full",
  "oracle",
  "oracle+noise",
  "bm25",
  "dense",
  "hybrid",
  "grep",
  "read",
  "shell",
  "all-tools",
] as const;
export type ConditionName = (typeof CONDITION_NAMES)[number];

/** Documents beside the required ones, of the same topics or of others. */
export type Noise = { readonly documents: number; readonly from: "same-topics" | "other-topics" };

/** What a condition is opened on, for one episode. */
export type Setting = {
  readonly corpus: Corpus;
  /** Positions of the documents that govern the scenario. */
  readonly required: readonly number[];
  readonly seed: number;
  readonly topK: number;
  readonly noise: Noise;
  readonly dense: DenseSource;
};

/** What a condition gives the agent. */
export type Access = {
  readonly tools: readonly KnowledgeTool[];
  /** For the agent's instructions; empty when there is nothing to say. */
  readonly promptPart: string;
  /** Positions of documents that the prompt part holds in full. */
  readonly inPrompt: readonly number[];
};

export type Condition = {
  readonly name: ConditionName;
  readonly describes: string;
  /** What it builds on: documents that the scenario names as governing it; a ranking by meaning. */
  readonly uses: readonly ("required-documents" | "search-by-meaning")[];
  open(setting: Setting): Access;
};

/** What most conditions give: tools, and a word on how to use them. */
export function toolsOnly(tools: readonly KnowledgeTool[], promptPart: string): Access {
  return { tools, promptPart, inPrompt: [] };
}
