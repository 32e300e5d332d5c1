import { countNamed, kindsOfTool, withRelated } from "../../../../text/action-verbs.ts";
import { readConsent } from "../../../../text/affirmation.ts";
import { asksQuestion } from "../../../../text/asks-question.ts";
import { definePattern } from "./define-pattern.ts";

/** The customer agreed to what was asked, and it was never done. */
export const confirmedThenDropped = definePattern(
  "confirmed-then-dropped",
  "knowing-versus-doing",
  ({ view, failed }) => {
    if (failed("A1") === undefined) return undefined;
    const called = new Set(view.calls.map(({ tool }) => tool));
    const dropped = view.scenario.tools
      .map(({ definition }) => definition)
      .filter(({ name, action }) => action === "write" && !called.has(name))
      .find(({ name }) => view.scenario.gold.calls.some(({ tool }) => tool === name));
    if (dropped === undefined) return undefined;
    const kinds = kindsOfTool(dropped.name);
    const agreed = view.said.find(({ by, live, text }, index) => {
      const asked = view.said[index - 1];
      const isAsked =
        asked?.by === "agent" &&
        asksQuestion(asked.text) &&
        countNamed(asked.text, kinds, withRelated(kinds)) > 0;
      return by === "caller" && live && isAsked && readConsent(text) === "affirms";
    });
    if (agreed === undefined) return undefined;
    return { at: [agreed.seq], because: `the customer agreed, and ${dropped.name} was never called` };
  },
);
