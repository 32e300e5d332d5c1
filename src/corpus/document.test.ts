import { describe, expect, test } from "vitest";
import { Document, isInForce, renderDocument, topicOf } from "./document.ts";

const plain: Document = { id: "wires-001", title: "Wires", content: "Limit: 500." };

describe("rendering", () => {
  test("a document without more is its content", () => {
    expect(renderDocument(plain)).toBe("Limit: 500.");
    expect(renderDocument({ ...plain, checklist: [] })).toBe("Limit: 500.");
  });

  test("a checklist follows as numbered, mandatory steps", () => {
    expect(renderDocument({ ...plain, checklist: ["Verify.", "Log."] })).toBe(
      "Limit: 500.\n\nRequired steps, all of them and in this order:\n\n1. Verify.\n2. Log.",
    );
  });

  test("dates and successor come first", () => {
    const document = {
      ...plain,
      effectiveFrom: "2026-01-01",
      effectiveTo: "2026-06-30",
      supersededBy: "wires-002",
    };
    expect(renderDocument(document)).toBe(
      "In force from 2026-01-01. In force until 2026-06-30. Replaced by wires-002.\n\nLimit: 500.",
    );
  });
});

test.each([
  ["2025-12-31", false],
  ["2026-01-01", true],
  ["2026-06-30", true],
  ["2026-07-01", false],
])("on %s the document is in force: %s", (day, expected) => {
  expect(isInForce({ ...plain, effectiveFrom: "2026-01-01", effectiveTo: "2026-06-30" }, day)).toBe(expected);
});

test("a document without dates always is in force", () => {
  expect(isInForce(plain, "1999-01-01")).toBe(true);
});

test("documents whose ids differ in the number alone share a topic", () => {
  expect(topicOf("doc_cards_(general)_012")).toBe("doc_cards_(general)");
  expect(topicOf("wires-001")).toBe("wires");
  expect(topicOf("overview")).toBe("overview");
});

test.each(["", "a b", "a/b", "../a", ".hidden", "-rf"])("%j is no id", (id) => {
  expect(Document.safeParse({ ...plain, id }).success).toBe(false);
});

test("ids of the public corpus are", () => {
  expect(Document.safeParse({ ...plain, id: "doc_users_+_roles_(general)_fee-free_001" }).success).toBe(true);
});
