import { defineBank } from "../define-bank.ts";
import { fraudbenchBank } from "./fraudbench-bank.ts";

/** Ours: the fork with its mistakes mended. It may grow; what is added here is in neither replica. */
export const ownBank = defineBank({
  ...fraudbenchBank,
  id: "own",
  title: "a US retail bank",
  tables: {
    ...fraudbenchBank.tables,
    // The public bank drops interest reports without a word.
    interest_discrepancy_reports: {},
  },
  rules: { ...fraudbenchBank.rules, mended: true },
});
