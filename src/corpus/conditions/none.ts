import { toolsOnly, type Condition } from "../condition.ts";

export const none: Condition = {
  name: "none",
  describes: "no access to the policies",
  uses: [],
  open: () => toolsOnly([], ""),
};
