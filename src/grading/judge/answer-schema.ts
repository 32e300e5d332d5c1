import type { JsonObject } from "../../contract/json.ts";
import type { JudgeQuestion } from "../../contract/judgement.ts";
import { Behaviour } from "../../contract/behaviour.ts";

const BECAUSE: JsonObject = { type: "string" };
const EVIDENCE: JsonObject = { type: "array", items: { type: "integer" } };
const YES_OR_NO: JsonObject = { type: "boolean" };

/**
 * JSON Schema of the one object that answers a question. Reasons and evidence come before what they lead to, so that
 * a model which writes in order decides last.
 */
export function answerSchema(question: JudgeQuestion): JsonObject {
  switch (question.type) {
    case "response":
      return closedObject({
        because: BECAUSE,
        evidence: EVIDENCE,
        behaviour: { type: "string", enum: [...Behaviour.options] },
        ...(question.metrics.length === 0 ? {} : { metrics: metricsSchema(question.metrics) }),
        met: YES_OR_NO,
      });
    case "confirmation":
      return closedObject({ because: BECAUSE, evidence: EVIDENCE, confirmed: YES_OR_NO });
    case "assertion":
      return closedObject({
        because: BECAUSE,
        evidence: EVIDENCE,
        quote: { type: "string" },
        met: YES_OR_NO,
      });
  }
}

function metricsSchema(metrics: readonly string[]): JsonObject {
  return closedObject(
    Object.fromEntries(metrics.map((metric) => [metric, { type: "number", enum: [0, 0.5, 1] }])),
  );
}

function closedObject(properties: JsonObject): JsonObject {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}
