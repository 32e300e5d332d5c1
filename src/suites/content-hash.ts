import { createHash } from "node:crypto";

/** First 16 hexadecimal digits of SHA-256 over the parts, each ended by a zero byte. */
export function contentHash(...parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 16);
}
