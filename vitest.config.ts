import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      // Unit tests keep no state between files, so they share one module graph: several times faster.
      { test: { name: "unit", include: ["src/**/*.test.ts"], isolate: false, testTimeout: 20_000 } },
      { test: { name: "whole", include: ["test/**/*.test.ts"], testTimeout: 120_000 } },
    ],
    reporters: ["default", "./tools/count-reporter.ts"],
  },
});
