import { availableParallelism } from "node:os";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

/** What imports the package by its name, as examples do, gets the sources. */
const ssr = { resolve: { conditions: ["tellerproof-source", ...defaultServerConditions] } };

export default defineConfig({
  test: {
    // By default one core is left to the watcher; end-to-end tests mostly wait for the processes that they started.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      // Limits that a hung test meets, and none on a busy machine.
      // Unit tests keep no state between files, so they share one module graph: several times faster.
      {
        test: {
          name: "unit",
          include: ["src/**/*.test.ts"],
          isolate: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        ssr,
        test: {
          name: "whole",
          include: ["test/**/*.test.ts", "examples/file-store/*.test.ts"],
          exclude: ["test/browser/**"],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      // One browser at a time, over a page that is built once.
      {
        test: {
          name: "browser",
          include: ["test/browser/**/*.test.ts"],
          globalSetup: ["test/browser/setup.ts"],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
    reporters: ["default", "./tools/count-reporter.ts"],
  },
});
