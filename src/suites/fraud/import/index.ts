export { importFraudbench } from "./import-fraudbench.ts";
export { loadFraudbench, type LoadedFraudbench } from "./load-fraudbench.ts";
export type { FraudbenchTask } from "./read-fraudbench.ts";
