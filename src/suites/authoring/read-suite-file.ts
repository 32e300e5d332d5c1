import { InputError, type InputProblem } from "../../contract/errors.ts";
import { readTextFile } from "../../files/read-text-file.ts";
import { readYaml, type YamlFile } from "../../text/yaml-file.ts";

/**
 * Text of a file of a suite, from within the suite's folder alone. Line breaks are line feeds, so that a suite is the same
 * on every machine. `undefined`, with the problem, where it cannot be read.
 */
export function readSuiteText(file: string, suite: string, problems: InputProblem[]): string | undefined {
  try {
    return readTextFile(file, { within: suite }).replaceAll("\r\n", "\n");
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}

/** YAML of a file of a suite; `undefined`, with every problem, where it cannot be read. */
export function readSuiteYaml(file: string, suite: string, problems: InputProblem[]): YamlFile | undefined {
  const text = readSuiteText(file, suite, problems);
  if (text === undefined) return undefined;
  const { yaml, problems: syntax } = readYaml(text, file);
  problems.push(...syntax);
  return yaml.value === undefined ? undefined : yaml;
}
