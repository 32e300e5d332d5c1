import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ExactObject } from "../../../contract/json.ts";
import { isExactObject, parseExact } from "../../../exact-json/index.ts";
import { referenceDir } from "../../../../test/reference.ts";
import { buildSystemPrompt } from "./system-prompt.ts";

const setup = { date: "2026-11-12", time: "10:30", loginContext: { name: "Zoë $& ₹" } };

describe("buildSystemPrompt", () => {
  it("replaces every occurrence and leaves unknown placeholders", () => {
    const text = buildSystemPrompt("{{CURRENT_DATE}} {{CURRENT_DATE}} {{OTHER}}\n", setup, []);
    expect(text).toBe("2026-11-12 2026-11-12 {{OTHER}}\n");
  });

  it("writes the login context as ASCII JSON and takes dollar signs literally", () => {
    expect(buildSystemPrompt("{{LOGIN_CONTEXT_JSON}}", setup, [])).toBe('{"name": "Zo\\u00eb $& \\u20b9"}');
  });

  it("names a repeated tool once", () => {
    expect(buildSystemPrompt("{{TOOL_SCHEMAS}}", setup, ["b", "a", "b"])).toMatch(/: b, a\.$/);
  });

  const reference = referenceDir();
  describe.skipIf(reference === undefined)("public vectors (need the reference data)", () => {
    const Vector = z.object({
      template: z.string(),
      setup: z.object({ current_date: z.string(), current_time: z.string(), login_context: ExactObject }),
      tool_names: z.array(z.string()),
      expected: z.string(),
    });
    const text = reference === undefined ? "[]" : readFileSync(vectorFile(reference), "utf8");
    const parsed = parseExact(text);
    const vectors = (Array.isArray(parsed) ? parsed : [])
      .filter(isExactObject)
      .map((one) => Vector.parse(one));

    it.each(vectors)("$template with $setup.current_date", (vector) => {
      const { current_date, current_time, login_context } = vector.setup;
      const filled = { date: current_date, time: current_time, loginContext: login_context };
      expect(buildSystemPrompt(vector.template, filled, vector.tool_names)).toBe(vector.expected);
    });
  });
});

function vectorFile(reference: string): string {
  return join(reference, "indicbankbench/vectors/edges/prompt.json");
}
