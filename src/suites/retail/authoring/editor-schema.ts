import { schemaTexts } from "../../authoring/schema-texts.ts";
import { CaseFile } from "./case-file.ts";
import { BankFile } from "./mock-file.ts";
import { CustomersFile, RateCardFile, SuiteFile, ToolsFile } from "./suite-file.ts";

const published = {
  "retail-case": { title: "Tellerproof retail case", schema: CaseFile },
  "retail-suite": { title: "Tellerproof retail suite", schema: SuiteFile },
  "retail-customers": { title: "Tellerproof retail customers", schema: CustomersFile },
  "retail-tools": { title: "Tellerproof retail tools", schema: ToolsFile },
  "retail-bank": { title: "Tellerproof retail bank", schema: BankFile },
  "retail-rate-card": { title: "Tellerproof retail rate card", schema: RateCardFile },
} as const;

/**
 * The JSON Schemas of all files an author writes, for editors: completion, hover texts and checks while typing.
 * Draft 7, which every YAML language server reads.
 *
 * @returns File name (under `schemas/`) → its text, ending in a newline.
 */
export function editorSchemas(): Map<string, string> {
  return schemaTexts(published);
}
