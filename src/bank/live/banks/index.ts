import type { DefinedBank } from "../define-bank.ts";
import { fraudbenchBank } from "./fraudbench-bank.ts";
import { indiaBank } from "./india/india-bank.ts";
import { ownBank } from "./own-bank.ts";
import { tau2Bank } from "./tau2-bank.ts";

export { fraudbenchBank, indiaBank, ownBank, tau2Bank };

/** Every bank that comes with the project, by id. A new one is a folder and a line here. */
export const BANKS: ReadonlyMap<string, DefinedBank> = new Map(
  [tau2Bank, fraudbenchBank, ownBank, indiaBank].map((bank) => [bank.id, bank]),
);
