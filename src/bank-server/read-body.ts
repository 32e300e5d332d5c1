import type { Bounds } from "./bounds.ts";

/** A request's body as text, or why it was not read to its end. */
export type Body = { ok: true; text: string } | { ok: false; because: "too-large" | "too-slow" };

/** Reads a body of bounded size in bounded time. What is beyond is not read. */
export async function readBody(
  request: Request,
  { bodyBytes, bodyMs }: Pick<Bounds, "bodyBytes" | "bodyMs">,
): Promise<Body> {
  if (Number(request.headers.get("content-length") ?? 0) > bodyBytes)
    return { ok: false, because: "too-large" };
  if (request.body === null) return { ok: true, text: "" };
  const reader = request.body.getReader();
  const late = Promise.withResolvers<"late">();
  const timer = setTimeout(() => late.resolve("late"), bodyMs);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const piece = await Promise.race([reader.read(), late.promise]);
      if (piece === "late") return { ok: false, because: "too-slow" };
      if (piece.done) return { ok: true, text: Buffer.concat(chunks).toString("utf8") };
      size += piece.value.byteLength;
      if (size > bodyBytes) return { ok: false, because: "too-large" };
      chunks.push(piece.value);
    }
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => undefined);
  }
}
