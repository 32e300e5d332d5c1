import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { withRoomOverrides } from "./rooms/lint-config.ts";
import { withRoomsTable } from "./rooms/rooms-table.ts";

// Writes what follows from the matrix of rooms: lint's overrides, and the table in docs/architecture.md. `npm run rooms`.
for (const [path, written] of [
  [".oxlintrc.json", withRoomOverrides],
  ["docs/architecture.md", withRoomsTable],
] as const) {
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  writeFileSync(file, written(readFileSync(file, "utf8")));
}
