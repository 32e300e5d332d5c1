import { strictSchemaErrors } from "../../../../tool-schema/index.ts";
import type { JsonObject } from "../../../../contract/json.ts";
import { exposeTool } from "../tool-entry.ts";
import type { MockSite } from "./mock-site.ts";
import { isRecord } from "../../../../contract/is-record.ts";
import { mockRule } from "./mock-site.ts";

export const mockShape = mockRule(
  "mock-shape",
  "a mock's fields, types, enums and dates are those of the tool's outputs; `broken: true` lets a malformed one be",
  (site) => {
    const { mock, tool } = site;
    if (mock.broken || mock.rateCard !== undefined) return [];
    const { definition } = exposeTool(tool);
    const wrapper = definition.outputs[0]?.name ?? "records";
    const answered: [path: string[], output: JsonObject][] = [];
    if (mock.records !== undefined) answered.push([["records"], { [wrapper]: mock.records, ...mock.also }]);
    if (mock.answers !== undefined) answered.push([["answers"], mock.answers]);
    if (mock.rejects !== undefined) answered.push([["rejects", "answers"], mock.rejects.answers]);
    return answered.flatMap(([path, output]) =>
      strictSchemaErrors({ name: tool.name, description: "", parameters: tool.outputs }, output)
        .filter((error) => error.kind !== "missing" || !suppliedLater(site, error.path, output))
        .map((error) => {
          const steps = error.path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
          const within = mock.records !== undefined && steps[0] === wrapper ? steps.slice(1) : steps;
          return site.problem([...path, ...within], { problem: error.text });
        }),
    );
  },
);

/** Fields that the bank adds itself: echoed arguments, the merged field, the number of rows. Failures say less. */
function suppliedLater({ tool, mock }: MockSite, path: string, output: JsonObject): boolean {
  const inputs = tool.parameters["properties"];
  if (isRecord(inputs) && path in inputs) return true;
  if (path === "total_count" || path === mock.merges?.field) return true;
  return output["status"] === "failed" || "error_code" in output;
}
