import { toolsOnly, type Condition } from "../condition.ts";
import { shellTool } from "../tools/shell-tool.ts";

export const shell: Condition = {
  name: "shell",
  describes: "a read-only virtual shell over the policies as files",
  uses: [],
  open: ({ corpus }) =>
    toolsOnly(
      [shellTool(corpus)],
      "The bank's policies decide what you may do. They are Markdown files, listed with their titles in INDEX.md. " +
        "Search and read them with shell before you act.",
    ),
};
