import { InputError, type InputProblem } from "../contract/errors.ts";
import { Utterance } from "../contract/utterance.ts";
import { schemaFaults, pathText } from "../text/schema-faults.ts";

/**
 * Labelled replies, one JSON object a line; empty lines count for nothing.
 *
 * @throws InputError with every line that is none, by file, line, field and value, and for a file without any.
 */
export function readUtterances({ file, text }: { file: string; text: string }): Utterance[] {
  const lines = text.split("\n").map((line, index) => ({ line: line.trim(), at: `line ${index + 1}` }));
  const problems: InputProblem[] = [];
  const seen = new Set<string>();
  const utterances = lines.flatMap(({ line, at }) => {
    if (line === "") return [];
    const value = parsed(line);
    const read = Utterance.safeParse(value);
    if (value === undefined) problems.push({ file, path: at, value: line, problem: "no JSON object" });
    else if (!read.success) problems.push(...faultsOf(read.error, value, { file, at }));
    else if (seen.has(read.data.id)) {
      problems.push({ file, path: `${at}, id`, value: read.data.id, problem: "stands twice" });
    } else {
      seen.add(read.data.id);
      return [read.data];
    }
    return [];
  });
  if (problems.length > 0) throw new InputError(problems);
  if (utterances.length > 0) return utterances;
  throw new InputError([{ file, problem: "no labelled replies", remedy: FORM }]);
}

const FORM = "Write one JSON object a line: id, situation, agent, hears (docs/hearing.md)";

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

function faultsOf(
  error: Parameters<typeof schemaFaults>[0],
  value: unknown,
  { file, at }: { file: string; at: string },
): InputProblem[] {
  return schemaFaults(error, value).map(({ path, ...facts }) => ({
    file,
    path: path.length === 0 ? at : `${at}, ${pathText(path)}`,
    ...facts,
  }));
}
