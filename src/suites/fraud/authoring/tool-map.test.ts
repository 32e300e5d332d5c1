import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { toolMap } from "./tool-map.ts";
import { indiaBank, ownBank } from "../../../bank/live/index.ts";
import { toolNames } from "./tool-names.ts";

describe("the tables of a bank's tools", () => {
  it.each([
    ["bank-tools.md", ownBank],
    ["bank-tools-india.md", indiaBank],
  ])("in docs/%s are up to date (else: npm run schemas)", (file, bank) => {
    const written = readFileSync(new URL(`../../../../docs/${file}`, import.meta.url), "utf8");
    expect(written.endsWith(toolMap(bank))).toBe(true);
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
