import { toolsOnly, type Condition } from "../condition.ts";
import { grepTool } from "../tools/grep-tool.ts";

export const grep: Condition = {
  name: "grep",
  describes: "regular expressions over all policies",
  uses: [],
  open: ({ corpus, topK }) =>
    toolsOnly(
      [grepTool(corpus, topK)],
      "The bank's policies decide what you may do. Look them up with grep, which takes regular expressions, before " +
        "you act.",
    ),
};
