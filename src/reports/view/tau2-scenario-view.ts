import type { GoldAction, Tau2Criteria, Tau2Scenario } from "../../suites/tau2/tau2-scenario.ts";
import { exactText, json, part, type ScenarioRule, type ScenarioView } from "./scenario-part.ts";

/** What is shown of a task of the public banking benchmark. */
export function tau2View(
  task: Tau2Scenario,
): Pick<ScenarioView, "about" | "caller" | "rules" | "assertions" | "setting" | "documents"> {
  const { criteria, callerTask, callerTools, initialData, readLog, requiredDocuments } = task;
  return {
    about: [
      part(
        "Graded on",
        criteria === undefined ? "nothing: any ending by a side succeeds" : criteria.basis.join(", "),
      ),
    ],
    caller: [part("What he is told", callerTask)],
    rules: criteria === undefined ? [] : rulesOf(criteria),
    assertions: criteria?.assertions ?? [],
    setting: [
      json("Records of this task", initialData),
      ...(callerTools === undefined ? [] : [part("Tools of the caller", callerTools.join(", "))]),
      ...(readLog.length === 0 ? [] : [part("Reads that are logged", readLog.join(", "))]),
    ],
    documents: requiredDocuments,
  };
}

function rulesOf({ basis, actions = [], communicate }: Tau2Criteria): ScenarioRule[] {
  return [
    ...actions.map((action) => ({
      id: action.id,
      kind: "reference call",
      rule: actionText(action),
      decides: basis.includes("ACTION"),
    })),
    ...communicate.map((text, place) => ({
      id: `C${place + 1}`,
      kind: "must be said",
      rule: text,
      decides: basis.includes("COMMUNICATE"),
    })),
  ];
}

function actionText({ by, tool, arguments: given, compare }: GoldAction): string {
  const compared = compare === undefined ? "" : `; compared: ${compare.join(", ") || "none"}`;
  return `${tool} ${exactText(given)}${by === "caller" ? " by the caller" : ""}${compared}`;
}
