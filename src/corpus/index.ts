export { createCorpus, type Corpus } from "./corpus.ts";
export { Document } from "./document.ts";
export { CONDITION_NAMES, type ConditionName } from "./condition.ts";
export { createKnowledge, type Knowledge } from "./knowledge.ts";
export type { Embeddings } from "./embedded-documents.ts";
export { rankDocuments, type RankedDocument } from "./rank-documents.ts";
