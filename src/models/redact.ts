/** A shorter "key" is a placeholder such as `none`; replacing it would only spoil ordinary words. */
const SHORTEST_SECRET = 8;

const KEY_LIKE = /\b(?:sk|rk|pk|gsk|xai)-[\w*-]{8,}|\bAIza[\w-]{20,}|\bBearer\s+[\w.~+/=*-]{8,}/gi;

/** @returns The text without the given keys and without anything that looks like one. */
export function redact(text: string, secrets: readonly string[]): string {
  return withoutSecrets(text, secrets).replace(KEY_LIKE, "[key]");
}

/** @returns The text without the given keys, else as it came: for a model's own words. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  let result = text;
  for (const secret of secrets) {
    if (secret.length >= SHORTEST_SECRET && result.includes(secret))
      result = result.replaceAll(secret, "[key]");
  }
  return result;
}
