import type { Reporter, TestModule } from "vitest/node";

/** Ends a test run with one plain line that scripts can read: `N passed, N failed, N skipped`. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) counts[test.result().state] += 1;
      if (module.state() === "failed" && module.errors().length > 0) counts.failed += 1;
    }
    const { passed, failed, skipped, pending } = counts;
    console.log(`${passed} passed, ${failed + pending} failed, ${skipped} skipped`);
  }
}
