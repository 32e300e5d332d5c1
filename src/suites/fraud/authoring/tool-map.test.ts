import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { toolMap } from "./tool-map.ts";
import { ownBank } from "../../../bank/live/index.ts";
import { toolNames } from "./tool-names.ts";

describe("docs/bank-tools.md", () => {
  it("is up to date (else: npm run schemas)", () => {
    const written = readFileSync(new URL("../../../../docs/bank-tools.md", import.meta.url), "utf8");
    expect(written.endsWith(toolMap(ownBank))).toBe(true);
  });

  it("has each tool that a pair may name once, with the choices that an argument leaves", () => {
    const rows = toolMap(ownBank).split("\n");
    const named = rows.flatMap((row) => /^\| `(\w+)`/.exec(row)?.[1] ?? []);
    expect(named.sort()).toEqual([...toolNames(ownBank).all].sort());
    const handover = rows.find((row) => row.startsWith("| `transfer_to_human_agents`"));
    expect(handover).toContain("fraud_or_security_concern");
    expect(rows.find((row) => row.startsWith("| `freeze_debit_card_3892`"))).toContain("`card_id`: ");
  });
});
