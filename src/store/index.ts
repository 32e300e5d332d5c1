export { createMemoryStore } from "./memory.ts";
export { type OpenOptions, openRunStore } from "./sqlite/open-run-store.ts";
