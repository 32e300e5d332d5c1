export { importTau2 } from "./import-tau2.ts";
export { loadTau2, type LoadedTau2 } from "./load-tau2.ts";
export type { Tau2Task } from "./read-tau2.ts";
