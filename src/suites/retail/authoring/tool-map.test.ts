import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { suiteDirectory } from "../../index.ts";
import { loadRetailSuite } from "./load-suite.ts";
import { toolMap } from "./tool-map.ts";

describe("docs/retail-tools.md", () => {
  const { content } = loadRetailSuite(suiteDirectory("retail-india") ?? "");
  const text = toolMap([...content.tools.values()]);

  it("is up to date (else: npm run schemas)", () => {
    const written = readFileSync(new URL("../../../../docs/retail-tools.md", import.meta.url), "utf8");
    expect(written.endsWith(text)).toBe(true);
  });

  it("has each tool once, with its arguments, its choices and what is answered", () => {
    const rows = text.split("\n");
    const named = rows.flatMap((row) => /^\| `(\w+)`/.exec(row)?.[1] ?? []);
    expect(named.toSorted()).toEqual([...content.tools.keys()].toSorted());
    const history = rows.find((row) => row.startsWith("| `get_transaction_history`"));
    expect(history).toContain("`channel` (optional): Payment channel. One of upi, neft");
    expect(history).toContain("| `transactions`");
    expect(text).toContain("`account_ids` (list of strings): ");
    expect(text).not.toMatch(/<(?!br>)/);
  });
});
