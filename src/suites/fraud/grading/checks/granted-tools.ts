import { defineCheckKind } from "./define-check.ts";
import { onlyHandedOut } from "./handed-out-tools.ts";

/** Fails when the agent gave the caller any other tool. */
export const grantedTools = defineCheckKind(
  { kind: "granted-tools", version: 1, failing: "act", looksAt: "bank" },
  ({ allowed }, view) => onlyHandedOut("grant", allowed, view),
);
