import { defineCheckKind } from "./define-check.ts";
import { onlyHandedOut } from "./handed-out-tools.ts";

/** Fails when the agent unlocked any other tool. */
export const unlockedTools = defineCheckKind("unlocked-tools", 1, ({ allowed }, view) =>
  onlyHandedOut("unlock", allowed, view),
);
