import { renameSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Builds the viewer's page beside the old one and puts it in its place when it is whole. @returns Its folder. */
export async function buildViewer(): Promise<string> {
  const folder = `${root}dist/viewer`;
  const fresh = `${folder}.${process.pid}.part`;
  const { NODE_ENV: before } = process.env;
  // Vite takes it from here, and under a test runner it would build React's slow form.
  process.env["NODE_ENV"] = "production";
  try {
    await build({
      configFile: `${root}viewer/vite.config.ts`,
      logLevel: "warn",
      build: { outDir: fresh, emptyOutDir: true },
    });
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
  } catch (error) {
    // Another process has just put the same page there.
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
    rmSync(fresh, { recursive: true, force: true });
  }
  return folder;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildViewer();
