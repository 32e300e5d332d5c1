export { createCorpus, type Corpus } from "./corpus.ts";
export { Document, isInForce } from "./document.ts";
export { CONDITION_NAMES, type Condition, type ConditionName, type Noise } from "./condition.ts";
export { createKnowledge, type Knowledge, type KnowledgeOptions } from "./knowledge.ts";
export type { KnowledgeTool } from "./knowledge-tool.ts";
export type { Embeddings, VectorCache } from "./embedded-documents.ts";
export { rankDocuments, type RankedDocument } from "./rank-documents.ts";
