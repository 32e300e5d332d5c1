import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { readBankDatabase } from "../bank/live/base-snapshot.ts";
import { InputError } from "../contract/errors.ts";
import { loadFraudbench } from "../suites/fraud/import/index.ts";
import { loadPack } from "../suites/retail/import/index.ts";
import { loadTau2 } from "../suites/tau2/import/index.ts";
import { bundledSuites, suiteDirectory } from "../suites/index.ts";
import type { FraudScenario } from "../suites/fraud/fraud-scenario.ts";
import { loadFraudSuite } from "../suites/fraud/authoring/load-suite.ts";
import { pairMixtures } from "../suites/fraud/authoring/pair-mixtures.ts";
import { loadRetailSuite } from "../suites/retail/authoring/load-suite.ts";
import { readConditions, type FraudConditions } from "../suites/play-conditions.ts";
import { playableFraudPack } from "../suites/fraud/fraud-pack-playable.ts";
import { playableFraud } from "../suites/fraud/fraud-playable.ts";
import type { PlayableSuite } from "../suites/playable-suite.ts";
import { playableRetail } from "../suites/retail/retail-playable.ts";
import { playableTau2Pack } from "../suites/tau2/tau2-pack-playable.ts";

/**
 * Loads a suite by what a user calls it: a bundled suite's name, a suite's folder (with `suite.yaml`) or an imported
 * pack's folder (with `pack.json`).
 *
 * @param conditions Only fraud suites look at them; the offline ones where left out.
 * @throws InputError when there is no such suite, or with every problem of its files.
 */
export function loadPlayableSuite(
  name: string,
  conditions: FraudConditions = readConditions({}),
): PlayableSuite {
  const folder = suiteFolder(name);
  if (existsSync(join(folder, "pack.json"))) {
    return loadPlayablePack(folder, name, conditions);
  }
  if (suiteKind(folder) === "retail") {
    const { id, title, cases, promptTemplate } = loadRetailSuite(folder);
    return playableRetail({ id, title, cases, promptTemplate, source: name, rules: "own" });
  }
  const suite = loadFraudSuite(folder);
  const bankText = JSON.stringify(suite.bank);
  const mixtures = (): FraudScenario[] => pairMixtures(suite);
  const source = { ...suite, source: name, bank: readBankDatabase(bankText, suite.core), bankText, mixtures };
  return playableFraud(source, conditions);
}

function loadPlayablePack(folder: string, source: string, conditions: FraudConditions): PlayableSuite {
  switch (packOf(folder)) {
    case "fraudbench":
      return playableFraudPack(loadFraudbench(folder), source, conditions);
    case "tau2":
      return playableTau2Pack(loadTau2(folder), source, conditions);
    case "indicbankbench": {
      const { pack, cases, promptTemplate } = loadPack(folder);
      return playableRetail({ ...pack, cases, promptTemplate, source, rules: "public" });
    }
  }
}

const PackId = z.object({ id: z.enum(["fraudbench", "tau2"]) });

/** Of which benchmark a pack is. Anything that is none of the others is read, and refused, as a retail pack. */
export function packOf(folder: string): "fraudbench" | "tau2" | "indicbankbench" {
  try {
    const parsed = PackId.safeParse(JSON.parse(readFileSync(join(folder, "pack.json"), "utf8")));
    return parsed.success ? parsed.data.id : "indicbankbench";
  } catch {
    return "indicbankbench";
  }
}

/** Which form a suite's scenarios have. Anything that is not a fraud suite is read, and refused, as a retail suite. */
export function suiteKind(folder: string): "retail" | "fraud" {
  const Kind = z.object({ kind: z.literal("fraud") });
  try {
    return Kind.safeParse(parse(readFileSync(join(folder, "suite.yaml"), "utf8"))).success
      ? "fraud"
      : "retail";
  } catch {
    return "retail";
  }
}

/** The folder of a suite. A bundled suite's name wins over a folder of that name; write `./name` for the folder. */
export function suiteFolder(name: string): string {
  const folder = suiteDirectory(name) ?? name;
  if (existsSync(join(folder, "suite.yaml")) || existsSync(join(folder, "pack.json"))) return folder;
  throw new InputError([
    {
      value: name,
      problem: "no such suite",
      remedy: `Name a bundled suite (${bundledSuites.map(({ id }) => id).join(", ")}) or a folder with suite.yaml or pack.json`,
    },
  ]);
}
