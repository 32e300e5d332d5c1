import { homedir } from "node:os";
import { join } from "node:path";
import { sha256 } from "../files/sha256.ts";
import type { ModelRef } from "../contract/model.ts";
import type { Embeddings } from "../corpus/index.ts";
import { resolveEmbeddings } from "../models/embeddings.ts";
import { openVectorFile } from "../store/vector-file.ts";
import type { PlayConditions } from "./play-conditions.ts";

/** Where vectors are kept between runs: `TELLERPROOF_CACHE`, else the user's cache folder. */
function vectorFile(): string {
  const folder = process.env["TELLERPROOF_CACHE"] ?? join(homedir(), ".cache", "tellerproof");
  return join(folder, "vectors.sqlite");
}

/** One per model and process: all episodes share its vectors. */
const opened = new Map<string, Embeddings>();

/**
 * The embeddings that the conditions name, for `createKnowledge`, with a cache by content.
 *
 * @throws InputError for a provider without embeddings, or a missing key.
 */
export function embeddingsFor({ embedding }: Pick<PlayConditions, "embedding">): {
  embeddings?: Embeddings;
} {
  if (embedding === undefined) return {};
  const name = JSON.stringify(embedding);
  const embeddings = opened.get(name) ?? open(embedding);
  opened.set(name, embeddings);
  return { embeddings };
}

function open(ref: ModelRef): Embeddings {
  const embed = resolveEmbeddings(ref, process.env);
  const vectors = openVectorFile(vectorFile());
  // The same name at another endpoint may be another model.
  const place = sha256(ref.baseUrl ?? "").slice(0, 8);
  return {
    model: ref.id,
    embed,
    cache: {
      get: (hash) => vectors.get(`${place} ${hash}`),
      put: (hash, vector) => vectors.put(`${place} ${hash}`, vector),
    },
  };
}
