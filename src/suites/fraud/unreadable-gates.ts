import { kindsOfTool } from "../../text/action-verbs.ts";
import type { HouseRules } from "../../contract/house-rules.ts";
import type { HouseRulesFile } from "./house-file.ts";
import { AGENT_TOOLS } from "./tool-names.ts";

/** Currencies that the readers of amounts know. */
const READ_CURRENCIES: readonly string[] = ["USD", "INR"];

/** Gates that cannot read a suite, with the reason. A gate that cannot read is open, never passed. */
export function unreadableGates({ tools }: HouseRulesFile, currency: string): HouseRules["unreadable"] {
  const missing = AGENT_TOOLS.filter((tool) => tools[tool] === undefined);
  const mute = Object.entries(tools).flatMap(([name, { does, acts }]) =>
    (does === "write" || does === "protect") && acts.length === 0 && kindsOfTool(name).size === 0
      ? [name]
      : [],
  );
  const untold = missing.length === 0 ? undefined : `house-rules.yaml says nothing of ${missing.join(", ")}`;
  const claims = READ_CURRENCIES.includes(currency)
    ? mute.length === 0
      ? undefined
      : `no verb is known that tells of ${mute.join(", ")}`
    : `amounts in ${currency} are not read`;
  return {
    ...(untold === undefined
      ? {}
      : { "house-writes": untold, "house-standing": untold, "house-consent": untold }),
    ...(claims === undefined ? {} : { "house-claims": claims }),
  };
}
