import type { ProjectFile } from "../library/project-file.ts";

/** What a project's file may say in place of an option, by the option's name. */
type ProjectOptions = Omit<ProjectFile, "format" | "suite" | "agents"> & { agent?: string[] | undefined };

/**
 * The project's suite, and a command's options with what the project's file says wherever neither the command line nor the
 * environment says anything.
 *
 * @param sourceOf Where an option's value comes from, as commander tells it.
 */
export function fromProject<Options extends object>(
  project: ProjectFile,
  options: Options,
  sourceOf: (option: string) => string | undefined,
): { suite: string; options: Options & ProjectOptions } {
  const { format: _, suite, agents: agent, ...others } = project;
  const said = Object.entries({ agent, ...others }).filter(
    ([name, value]) => value !== undefined && !["cli", "env"].includes(sourceOf(name) ?? ""),
  );
  return { suite, options: { ...options, ...Object.fromEntries(said) } };
}
