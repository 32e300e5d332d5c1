import type { DefinedBank } from "../../../bank/live/index.ts";
import type { BankDatabase } from "./bank-files.ts";
import type { HouseRulesFile } from "./house-file.ts";
import type { Policy } from "./policy-files.ts";
import type { FraudSuiteFile } from "./suite-file.ts";

/** What the pairs of a suite share. */
export type FraudContent = {
  /** What its tools and tables are. */
  core: DefinedBank;
  suite: FraudSuiteFile;
  promptTemplate: string;
  bank: BankDatabase;
  policies: readonly Policy[];
  house?: HouseRulesFile;
};
