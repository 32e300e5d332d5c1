import { z } from "zod";
import type { InputProblem } from "../../../contract/errors.ts";
import { readSource, textOf, type SourceFile } from "../../banking-pack/knowledge/source-file.ts";

const Line = z.object({ id: z.string() });

export type ReadCurriculum = { ids: ReadonlySet<string> | undefined; files: readonly SourceFile[] };

/** Ids of the public evaluation, one JSON object a line; what is no such line, and ids of no task, are problems. */
export function readCurriculum(
  file: string | undefined,
  tasks: ReadonlySet<string>,
  problems: InputProblem[],
): ReadCurriculum {
  if (file === undefined) return { ids: undefined, files: [] };
  const source = readSource(file, "fraudbench_all.jsonl");
  const ids = new Set<string>();
  for (const [index, line] of (textOf(source, problems) ?? "").split("\n").entries()) {
    if (line.trim() === "") continue;
    const at = `${file}:${index + 1}`;
    const id = idIn(line);
    if (id === undefined) problems.push({ file: at, problem: 'expected an object such as {"id": "…"}' });
    else if (!tasks.has(id)) problems.push({ file: at, value: id, problem: "there is no such task" });
    else ids.add(id);
  }
  return { ids, files: [source] };
}

function idIn(line: string): string | undefined {
  try {
    const parsed = Line.safeParse(JSON.parse(line));
    return parsed.success ? parsed.data.id : undefined;
  } catch {
    return undefined; // no JSON, which is told to the user
  }
}
