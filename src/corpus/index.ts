export { createCorpus, type Corpus } from "./corpus.ts";
export { Document, isInForce } from "./document.ts";
export { CONDITION_NAMES, type Condition, type ConditionName, type Noise } from "./condition.ts";
export { conditions } from "./conditions/index.ts";
export { createKnowledge, type Knowledge, type KnowledgeOptions } from "./knowledge.ts";
export type { KnowledgeTool } from "./knowledge-tool.ts";
export type { Embeddings, VectorCache } from "./embedded-documents.ts";
export { documentRecall, type DocumentRecall, type Surfaced } from "./recall.ts";
export { rankDocuments, type RankedDocument } from "./rank-documents.ts";
