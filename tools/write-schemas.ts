import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import type { InputProblem } from "../src/contract/errors.ts";
import { InputError } from "../src/contract/errors.ts";
import { projectSchemas } from "../src/library/editor-schema.ts";
import { fraudEditorSchemas } from "../src/suites/fraud/authoring/editor-schema.ts";
import { indiaBank, ownBank } from "../src/bank/live/index.ts";
import { loadPolicies } from "../src/suites/fraud/authoring/policy-files.ts";
import { policyMap } from "../src/suites/fraud/authoring/policy-map.ts";
import { toolMap } from "../src/suites/fraud/authoring/tool-map.ts";
import { editorSchemas } from "../src/suites/retail/authoring/editor-schema.ts";
import { loadRetailSuite } from "../src/suites/retail/authoring/load-suite.ts";
import { toolMap as retailToolMap } from "../src/suites/retail/authoring/tool-map.ts";

// Writes schemas/*.schema.json, which editors use for the YAML files of suites and projects, and the tables of
// docs/fraud-policy-map.md, docs/bank-tools*.md and docs/retail-tools.md: `npm run schemas`.
const place = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const schemas = new Map([...editorSchemas(), ...fraudEditorSchemas(), ...projectSchemas()]);
mkdirSync(place("schemas"), { recursive: true });
for (const [name, text] of schemas) writeFileSync(join(place("schemas"), name), text);
console.log(`${schemas.size} schemas written to schemas/`);

const MARK = "<!-- below this line: written by `npm run schemas` -->\n";
const problems: InputProblem[] = [];
const policies = loadPolicies(place("suites/fraud"), ownBank, problems);
if (problems.length > 0) throw new InputError(problems);
const tables = new Map([
  ["docs/fraud-policy-map.md", policyMap(policies)],
  ["docs/bank-tools.md", toolMap(ownBank)],
  ["docs/bank-tools-india.md", toolMap(indiaBank)],
  [
    "docs/retail-tools.md",
    retailToolMap([...loadRetailSuite(place("suites/retail-india")).content.tools.values()]),
  ],
]);
for (const [path, text] of tables) {
  const [preface = ""] = readFileSync(place(path), "utf8").split(MARK);
  writeFileSync(place(path), `${preface}${MARK}\n${text}`);
  console.log(`tables written to ${path}`);
}
