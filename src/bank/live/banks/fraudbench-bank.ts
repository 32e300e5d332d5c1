import { defineBank } from "../define-bank.ts";
import { FORK_TOOLS } from "../tools/index.ts";
import { tau2Bank } from "./tau2-bank.ts";

/** The FraudBench fork of the public bank, to the letter. Frozen: its parity tests hold it. */
export const fraudbenchBank = defineBank({
  ...tau2Bank,
  id: "fraudbench",
  title: "the FraudBench fork of it",
  tools: [...tau2Bank.tools, ...FORK_TOOLS],
  rules: {
    mended: false,
    namesStandingTools: true,
    verifiedReads: true,
    stampsVerification: true,
    objectArguments: true,
  },
});
