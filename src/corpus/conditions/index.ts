import type { Condition, ConditionName } from "../condition.ts";
import { allTools } from "./all-tools.ts";
import { bm25 } from "./bm25.ts";
import { dense } from "./dense.ts";
import { full } from "./full.ts";
import { grep } from "./grep.ts";
import { hybrid } from "./hybrid.ts";
import { none } from "./none.ts";
import { oracleNoise } from "./oracle-noise.ts";
import { oracle } from "./oracle.ts";
import { read } from "./read.ts";
import { shell } from "./shell.ts";

/** Every condition by its name. */
export const conditions: Readonly<Record<ConditionName, Condition>> = {
  none,
  full,
  oracle,
  "oracle+noise": oracleNoise,
  bm25,
  dense,
  hybrid,
  grep,
  read,
  shell,
  "all-tools": allTools,
};
