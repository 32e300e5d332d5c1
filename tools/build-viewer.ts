import { renameSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Builds the viewer's page beside the old one and puts it in its place when it is whole. @returns Its folder. */
export async function buildViewer(): Promise<string> {
  const folder = `${root}dist/viewer`;
  const fresh = `${folder}.${process.pid}.part`;
  try {
    await build({
      configFile: `${root}viewer/vite.config.ts`,
      logLevel: "warn",
      build: { outDir: fresh, emptyOutDir: true },
    });
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return folder;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildViewer();
