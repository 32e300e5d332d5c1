import type { BankingContent, BankingPack } from "./knowledge/index.ts";
import { contentHash } from "../content-hash.ts";

/** Hash of what an agent and a caller meet in a pack beside the task itself. */
export function surroundingsOf({ hashes }: BankingPack, content: BankingContent): string {
  const { database, documents, prompts } = hashes;
  const { words, agentInstruction, guidelines } = content;
  const worded = [words ?? null, agentInstruction ?? null, guidelines ?? null];
  return contentHash(database, documents, prompts, JSON.stringify(worded));
}
