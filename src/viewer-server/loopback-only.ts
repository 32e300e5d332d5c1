import type { MiddlewareHandler } from "hono";

/**
 * Lets in only what this machine's own browser asks for on a page of ours. A name that was pointed at loopback (DNS
 * rebinding) has another Host; another site's page has another Origin, or says so in Sec-Fetch-Site.
 *
 * @param port That the server listens on.
 */
export function loopbackOnly(port: () => number): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    const hosts = ["127.0.0.1", "localhost", "[::1]"].map((name) => `${name}:${port()}`);
    const host = req.header("host") ?? "";
    if (!hosts.includes(host)) return context.text("This viewer answers on loopback only.", 421);
    const origin = req.header("origin");
    if (origin !== undefined && origin !== `http://${host}`) return context.text("Another origin.", 403);
    if (!isOwnFetch(req.header("sec-fetch-site"), req.header("sec-fetch-mode"), req.path)) {
      return context.text("Another site.", 403);
    }
    if (req.method !== "GET" && req.method !== "HEAD") return context.text("Reading only.", 405);
    return next();
  };
}

/** Following a link to a page is allowed from anywhere; data and scripts only from pages of ours. */
function isOwnFetch(site: string | undefined, mode: string | undefined, path: string): boolean {
  if (site === undefined || site === "same-origin" || site === "none") return true;
  return mode === "navigate" && !path.startsWith("/api/") && !path.startsWith("/assets/");
}

/** Headers of every answer: nothing of ours is embedded, sniffed, kept or told to others. */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};
