export { startBankServer, type BankServer } from "./start-bank-server.ts";
export type { Refusal } from "./refusals.ts";
export { bridgeStdio } from "./stdio-bridge.ts";
