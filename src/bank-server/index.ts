export { startBankServer, type BankServer, type BankServerOptions } from "./start-bank-server.ts";
export type { Refusal, RefusalReason } from "./refusals.ts";
export { bridgeStdio } from "./stdio-bridge.ts";
