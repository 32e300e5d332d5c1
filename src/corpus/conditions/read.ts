import { toolsOnly, type Condition } from "../condition.ts";
import { readTools } from "../tools/read-tools.ts";

export const read: Condition = {
  name: "read",
  describes: "a list of titles, and any document by its id",
  uses: [],
  open: ({ corpus }) =>
    toolsOnly(
      readTools(corpus),
      "The bank's policies decide what you may do. Find the documents that matter with KB_list_documents and read " +
        "them with KB_read_document before you act.",
    ),
};
