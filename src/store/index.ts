export { createMemoryStore } from "./memory.ts";
export { openRunStore } from "./sqlite/open-run-store.ts";
