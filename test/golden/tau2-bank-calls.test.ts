import { describe, expect, it } from "vitest";
import { differences } from "./tau2-bank-differences.ts";
import { edgeRuns, goldRuns, tau2Dir, type VectorRun } from "./tau2-bank-vectors.ts";

function count(runs: readonly VectorRun[], probes: boolean): number {
  return runs.flatMap((run) => run.calls).filter((call) => !probes || call.probe === true).length;
}

describe.skipIf(tau2Dir === undefined)("every recorded call of the public bank", () => {
  const gold = tau2Dir === undefined ? [] : goldRuns();
  const edge = tau2Dir === undefined ? [] : edgeRuns();

  it(`${count(gold, false)} gold calls of ${gold.length} tasks have the same outcome and writes`, () => {
    expect(gold.flatMap(differences)).toEqual([]);
  });

  const tools = [...new Set(edge.map(({ id }) => id.replace(/-\d+$/, "")))];
  it.each(tools)("edge probes of %s have the same outcome and writes", (tool) => {
    const runs = edge.filter(({ id }) => id.replace(/-\d+$/, "") === tool);
    expect(runs.length).toBeGreaterThan(0);
    expect(runs.flatMap(differences)).toEqual([]);
  });

  it(`these are ${count(edge, true)} edge probes`, () => {
    expect([count(gold, false), count(edge, true)]).toEqual([955, 2974]);
  });
});
