import * as fc from "fast-check";
import { isOurs, type Target } from "./targets.ts";

/** What came of a target's inputs: how many, the slowest, and what was found with the smallest input that shows it. */
export type Tried = { inputs: number; slowestMs: number; found?: { input: string; because: string } };

/** An input of a few hundred characters that takes longer than this hangs for practical purposes. */
const HANGS_MS = 5_000;

/** Gives a target so many inputs. The same seed gives the same ones. */
export async function tryInputs(target: Target, count: number, seed: number): Promise<Tried> {
  let [tried, slowestMs] = [0, 0];
  const result = await fc.check(
    fc.asyncProperty(target.inputs, async (text) => {
      tried += 1;
      const begun = performance.now();
      try {
        await target.read(text);
      } catch (error) {
        if (!isOurs(error)) throw error;
      }
      const ms = performance.now() - begun;
      slowestMs = Math.max(slowestMs, ms);
      if (ms > HANGS_MS) throw new Error(`took ${Math.round(ms)} ms`);
    }),
    { numRuns: count, seed },
  );
  if (!result.failed) return { inputs: tried, slowestMs };
  const { counterexample, errorInstance } = result;
  const because =
    errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : String(errorInstance);
  return { inputs: tried, slowestMs, found: { input: counterexample?.[0] ?? "", because } };
}
