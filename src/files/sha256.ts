import { hash } from "node:crypto";

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  return hash("sha256", text);
}
