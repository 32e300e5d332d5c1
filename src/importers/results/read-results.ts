import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "../../contract/errors.ts";
import { readChatLines } from "./chat-lines.ts";
import { isInspectLog, readInspectLog } from "./inspect-log.ts";
import { readPublicResults } from "./public-results.ts";
import type { Results } from "./recorded-results.ts";
import type { ScenarioFacts } from "./scenario-facts.ts";
import { readTau2, tau2Files } from "./tau2/index.ts";

/**
 * Reads results that were made elsewhere, in whichever form they are.
 *
 * @param given What is known of each scenario of the suite that they belong to; left out where no suite was named, which
 *   only Tellerproof's own exports can do without. @param now The time, in ISO form.
 * @throws InputError for what is none of the forms, or with what is wrong in it.
 */
export async function readResults(
  path: string,
  given: ScenarioFacts | undefined,
  now: string,
): Promise<Results> {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new InputError([{ file: path, problem: "there is no such file or folder" }]);
  if (found.isDirectory()) {
    if (existsSync(join(path, "run.json"))) return readPublicResults(path, known(given));
  } else if (!found.isFile()) {
    // Results are read more than once, and a pipe that nobody writes to would be waited for forever.
    const remedy = "Write the results to a file first";
    throw new InputError([{ file: path, problem: "is no file and no folder", remedy }]);
  } else if (/\.(?:jsonl|ndjson)$/i.test(path)) {
    return readChatLines(path, known(given), now);
  } else if (isInspectLog(path)) {
    return readInspectLog(path);
  }
  const files = tau2Files(path);
  if (files.length > 0) {
    const results = readTau2(path, files);
    if (results.origin === "foreign") known(given);
    return results;
  }
  throw new InputError([
    {
      file: path,
      problem: "these are no results that can be imported",
      remedy:
        "Name a folder with run.json (IndicBankBench), tau2 results (.json, or their folder), chat transcripts as JSON lines (.jsonl) or an Inspect log that was exported here (.eval, .json); docs/import-results.md shows each form",
    },
  ]);
}

/** Results of other harnesses say nothing of what is right. */
function known(given: ScenarioFacts | undefined): ScenarioFacts {
  if (given !== undefined) return given;
  throw new InputError([
    {
      path: "--suite",
      problem: "these results do not hold the scenarios that they were played on",
      remedy: "Name the suite or pack, such as --suite retail-india",
    },
  ]);
}
