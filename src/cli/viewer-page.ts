import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { InputError } from "../contract/errors.ts";
import { say } from "./terminal.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What the page is made of; the installed package holds none of it. */
const SOURCES = ["viewer", "src/reports/view", "src/contract"];

/**
 * The folder of the viewer's page. In a checkout it is built first where it is missing or older than its sources.
 *
 * @throws InputError where there is neither a page nor its sources.
 */
export async function viewerPage(): Promise<string> {
  const folder = join(root, "dist/viewer");
  const built = statSync(join(folder, "index.html"), { throwIfNoEntry: false })?.mtimeMs;
  const builder = join(root, "tools/build-viewer.ts");
  if (!existsSync(join(root, "viewer/index.html")) || !existsSync(builder)) {
    if (built !== undefined) return folder;
    throw new InputError([
      { file: folder, problem: "the viewer's page is missing", remedy: "Install the package again" },
    ]);
  }
  if (built !== undefined && built >= newest(SOURCES.map((source) => join(root, source)))) return folder;
  say(
    built === undefined ? "Building the viewer's page…" : "The viewer's sources changed: building its page…",
  );
  const { buildViewer } = (await import(pathToFileURL(builder).href)) as {
    buildViewer: () => Promise<string>;
  };
  return buildViewer();
}

function newest(folders: readonly string[]): number {
  const times = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
      (name) => statSync(join(folder, name)).mtimeMs,
    ),
  );
  return times.reduce((a, b) => Math.max(a, b), 0);
}
