import { createHash } from "node:crypto";

/**
 * The seed of one episode, in [0, 2^31): the same for every agent, so that agents meet the same conditions, and
 * different for every scenario and trial.
 */
export function deriveSeed(runSeed: number, scenario: string, trial: number): number {
  const digest = createHash("sha256").update(`${runSeed}\0${scenario}\0${trial}`).digest();
  return digest.readUInt32BE(0) >>> 1;
}
