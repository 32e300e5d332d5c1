import type { Corpus } from "../corpus.ts";
import { refused, shows, toolSpec, withText, type KnowledgeTool } from "../knowledge-tool.ts";
import { ShownDocuments } from "../virtual-shell/shown-documents.ts";
import { SHELL_TIME_LIMIT_MS, virtualShellOf, type ShellOutcome } from "../virtual-shell/virtual-shell.ts";

/** A read-only shell over the documents as files, for one episode. */
export function shellTool(corpus: Corpus): KnowledgeTool {
  const shown = new ShownDocuments(corpus);
  return {
    spec: toolSpec(
      "shell",
      "Runs a shell command in the folder of the policy documents, which can be read but not changed. " +
        "The usual text tools are there: ls, cat, head, tail, grep, find, sed, awk, sort, wc and others. " +
        "Each command starts afresh in that folder.",
      { command: { type: "string", description: "The command, such as `grep -ril 'wire transfer' .`." } },
    ),
    call: (args) =>
      withText(args, "command", async (command) => {
        const outcome = await virtualShellOf(corpus).run(command);
        if (outcome.type === "stopped") {
          return refused(
            `the command needed more than ${SHELL_TIME_LIMIT_MS / 1000} seconds or too much memory`,
          );
        }
        return shows(corpus, printed(outcome), shown.observe(outcome.output));
      }),
  };
}

function printed({ output, cut, exitCode }: Extract<ShellOutcome, { type: "finished" }>): string {
  const notes = [
    ...(cut > 0 ? [`[${cut} more characters were cut off]`] : []),
    ...(exitCode === 0 ? [] : [`[exit code ${exitCode}]`]),
  ];
  if (output === "" && notes.length === 0) return "(no output)";
  const gap = output === "" || output.endsWith("\n") ? "" : "\n";
  return `${output}${notes.length === 0 ? "" : `${gap}${notes.join("\n")}\n`}`;
}
