import { kindsOfTool } from "../../../text/action-verbs.ts";
import type { HouseRules } from "../house-rules.ts";
import type { HouseRulesFile } from "./house-file.ts";
import type { DefinedBank } from "../../../bank/live/index.ts";
import { toolNames } from "./tool-names.ts";

/** Currencies that the readers of amounts know. */
const READ_CURRENCIES: readonly string[] = ["USD", "INR"];

/** Gates that cannot read a suite, with the reason. A gate that cannot read is open, never passed. */
export function unreadableGates(
  { tools }: Pick<HouseRulesFile, "tools">,
  { core, currency }: { core: DefinedBank; currency: string },
): HouseRules["unreadable"] {
  const missing = toolNames(core).agent.filter((tool) => tools[tool] === undefined);
  const mute = Object.entries(tools).flatMap(([name, { does, acts }]) =>
    (does === "write" || does === "protect") && acts.length === 0 && kindsOfTool(name).size === 0
      ? [name]
      : [],
  );
  const foreign = READ_CURRENCIES.includes(currency) ? [] : [`amounts in ${currency} are not read`];
  const untold = missing.length === 0 ? [] : [`house-rules.yaml says nothing of ${missing.join(", ")}`];
  const mutes = mute.length === 0 ? [] : [`no verb is known that tells of ${mute.join(", ")}`];
  return Object.fromEntries(
    (
      [
        ["house-writes", untold],
        ["house-standing", [...untold, ...foreign]],
        ["house-consent", [...untold, ...mutes]],
        ["house-claims", [...untold, ...mutes, ...foreign]],
      ] as const
    ).flatMap(([gate, reasons]) => (reasons.length === 0 ? [] : [[gate, reasons.join("; ")] as const])),
  );
}
