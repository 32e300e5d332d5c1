import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * The browser that the tests drive: the one that CHROMIUM names, else one of the usual places, else Debian's, which is
 * installed where that may be done.
 *
 * @returns `undefined`, with a message, where there is none.
 */
export function findChromium(): string | undefined {
  const found = [process.env["CHROMIUM"] ?? "", ...PLACES].find((place) => place !== "" && existsSync(place));
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) {
    return without("there is no Chromium, and it can be installed by root on Debian only");
  }
  try {
    process.stderr.write("Installing Debian's Chromium for the browser tests…\n");
    const quiet = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
    execFileSync("apt-get", ["update", "-qq"], quiet);
    execFileSync("apt-get", ["install", "-y", "-qq", "chromium"], { ...quiet, timeout: 600_000 });
  } catch (error) {
    return without(`Chromium could not be installed (${error instanceof Error ? error.message : ""})`);
  }
  return PLACES.find((place) => existsSync(place)) ?? without("apt-get installed no Chromium");
}

function without(why: string): undefined {
  process.stderr.write(`Browser tests are skipped: ${why}. Set CHROMIUM to a browser's path to run them.\n`);
}
