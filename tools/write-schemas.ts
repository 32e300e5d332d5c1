import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { editorSchemas } from "../src/suites/retail/editor-schema.ts";

// Writes schemas/*.schema.json, which editors use for the YAML files of a suite: `npm run schemas`.
const folder = fileURLToPath(new URL("../schemas", import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, text] of editorSchemas()) writeFileSync(join(folder, name), text);
console.log(`${editorSchemas().size} schemas written to schemas/`);
