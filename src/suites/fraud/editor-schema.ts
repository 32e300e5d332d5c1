import { z } from "zod";
import { BankTableFile } from "./bank-files.ts";
import { PairFile } from "./pair-file.ts";
import { FraudSuiteFile } from "./suite-file.ts";
