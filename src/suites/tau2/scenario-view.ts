import { z } from "zod";
import { parsedJson } from "../parsed-json.ts";
import { Tau2Scenario, type GoldAction, type Tau2Criteria } from "./tau2-scenario.ts";
import { exactText, json, part, type ScenarioRule, type ScenarioView } from "../../contract/scenario-view.ts";

/** A task is kept with the bank that its calls are made on. */
const StoredTask = z.object({ scenario: Tau2Scenario });

/** A task's stored text as its page shows it; `undefined` for a text of another form. */
export function tau2ScenarioView(text: string): ScenarioView | undefined {
  const read = StoredTask.safeParse(parsedJson(text));
  return read.success ? tau2View(read.data.scenario) : undefined;
}

function tau2View(task: Tau2Scenario): ScenarioView {
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
    knows: [],
    doesNotKnow: [],
    scripts: [],
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
