import { PACK_FILE } from "./import/write-pack.ts";
import { join } from "node:path";
import { parse } from "yaml";
import { InputError } from "../contract/errors.ts";
import { isThere } from "../files/file-problem.ts";
import { readTextFile } from "../files/read-text-file.ts";
import { assertFigures } from "./assert-figures.ts";
import { broughtKind } from "./brought-kind.ts";
import { bundledSuites, suiteDirectory } from "./index.ts";
import { suiteKinds } from "./kinds.ts";
import { readConditions, type PlayConditions } from "./play-conditions.ts";
import type { PlayableSuite } from "./playable-suite.ts";
import type { SuiteKind, SuitePlace } from "./suite-kind.ts";

/**
 * Loads a suite by what a user calls it: a bundled suite's name, a suite's folder (with `suite.yaml`) or an imported
 * pack's folder (with `pack.json`).
 *
 * @param conditions Only live suites look at them; the offline ones where left out.
 * @throws InputError when there is no such suite, with every problem of its files, or where its figures do not fit its
 *   scenarios.
 */
export function loadPlayableSuite(
  name: string,
  conditions: PlayConditions = readConditions({}),
): PlayableSuite {
  const { kind, place } = suiteAt(name);
  const suite = kind.load(place, name, conditions);
  assertFigures(suite);
  return suite;
}

/** What lies where a user says that a suite is, and of which kind it is. @throws InputError when there is no such suite. */
export function suiteAt(name: string): { kind: SuiteKind; place: SuitePlace } {
  const folder = suiteFolder(name);
  const holds = isThere(join(folder, PACK_FILE)) ? "pack" : "suite";
  const place: SuitePlace = { folder, holds, says: said(folder, holds) };
  const kind = broughtKind(place) ?? suiteKinds().find((each) => each.recognises(place));
  if (kind !== undefined) return { kind, place };
  const known = suiteKinds().map(({ id }) => id);
  const remedy = `Kinds that are known: ${known.join(", ")}`;
  throw new InputError([
    { file: folder, problem: "of no kind of suite that is known here", value: place.says, remedy },
  ]);
}

/** A file that cannot be read says nothing: who loads it says why. */
function said(folder: string, holds: SuitePlace["holds"]): unknown {
  try {
    return holds === "pack"
      ? JSON.parse(readTextFile(join(folder, PACK_FILE), { within: folder }))
      : parse(readTextFile(join(folder, "suite.yaml"), { within: folder }));
  } catch {
    return undefined;
  }
}

/** The folder of a suite. A bundled suite's name wins over a folder of that name; write `./name` for the folder. */
export function suiteFolder(name: string): string {
  const folder = suiteDirectory(name) ?? name;
  if (isThere(join(folder, "suite.yaml")) || isThere(join(folder, PACK_FILE))) return folder;
  throw new InputError([
    {
      value: name,
      problem: "no such suite",
      remedy: `Name a bundled suite (${bundledSuites.map(({ id }) => id).join(", ")}) or a folder with suite.yaml or pack.json`,
    },
  ]);
}
