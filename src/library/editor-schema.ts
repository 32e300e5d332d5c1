import { AnyAgentFile } from "../agents/adapters/agent-file.ts";
import { GuardFile } from "../guards/guard-file.ts";
import { Thresholds } from "../reports/ci/thresholds.ts";
import { ProjectFile } from "./project-file.ts";
import { schemaTexts } from "../suites/authoring/schema-texts.ts";

/**
 * The JSON Schemas of the files of a project that tests an agent, for editors.
 *
 * @returns File name (under `schemas/`) → its text, ending in a newline.
 */
export function projectSchemas(): Map<string, string> {
  return schemaTexts({
    project: { title: "Tellerproof project", schema: ProjectFile },
    guard: { title: "Tellerproof guard", schema: GuardFile },
    agent: { title: "Tellerproof agent", schema: AnyAgentFile },
    thresholds: { title: "Tellerproof thresholds", schema: Thresholds },
  });
}
