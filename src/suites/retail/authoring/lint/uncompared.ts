import type { Json, JsonObject } from "../../../../contract/json.ts";
import { expectedCalls, isSearchWords } from "../derive-gold.ts";
import { caseRule } from "./lint-rule.ts";
import { isRecord } from "../../../../contract/is-record.ts";

export const uncompared = caseRule(
  "uncompared-argument",
  "an argument of an expected read that its tool does not require is pinned under `allowed`: by itself it is not compared",
  ({ file, tools, yaml }) => {
    return expectedCalls(file).flatMap(({ tool, arguments: given }, index) => {
      const entry = tools.find(({ name }) => name === tool);
      if (entry?.action !== "read") return [];
      const { required, properties } = entry.parameters;
      const pinned = Object.keys(file.expect.allowed[tool] ?? {});
      return Object.keys(given)
        .filter((name) => !(Array.isArray(required) && required.includes(name)) && !pinned.includes(name))
        .filter((name) => !isSearchWords(name, schemaOf(properties, name)))
        .map((name) =>
          yaml.problem(["expect", "calls", index, tool, name], {
            problem: "not compared, as the tool does not require it: any other value passes A3",
            value: given[name],
            remedy: `Pin it under expect.allowed.${tool}, or leave it out.`,
          }),
        );
    });
  },
);

function schemaOf(properties: Json | undefined, name: string): JsonObject {
  const schema = isRecord(properties) ? properties[name] : undefined;
  return isRecord(schema) ? schema : {};
}
