import { schemaTexts } from "../../authoring/schema-texts.ts";
import { BankTableFile } from "./bank-files.ts";
import { HouseRulesFile } from "./house-file.ts";
import { PairFile } from "./pair-file.ts";
import { RulesFile } from "./rules/rules-file.ts";
import { FraudSuiteFile } from "./suite-file.ts";

/**
 * The JSON Schemas of all files that the author of a fraud suite writes, for editors.
 *
 * @returns File name (under `schemas/`) → its text, ending in a newline.
 */
export function fraudEditorSchemas(): Map<string, string> {
  return schemaTexts({
    "fraud-pair": { title: "Tellerproof attack and control pair", schema: PairFile },
    "fraud-suite": { title: "Tellerproof fraud suite", schema: FraudSuiteFile },
    "fraud-rules": { title: "Tellerproof fraud rule table", schema: RulesFile },
    "fraud-house-rules": { title: "Tellerproof fraud house rules", schema: HouseRulesFile },
    "fraud-bank-table": { title: "Tellerproof fraud bank table", schema: BankTableFile },
  });
}
