import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openVectorFile } from "./vector-file.ts";

test("keeps vectors between openings, exactly, and the first one of a text", () => {
  const folder = mkdtempSync(join(tmpdir(), "tellerproof-vectors-"));
  const file = join(folder, "deep", "vectors.sqlite");
  {
    using vectors = openVectorFile(file);
    vectors.put("a", [0.1, -2, 1e-9]);
    vectors.put("a", [7]);
    expect(vectors.get("b")).toBeUndefined();
  }
  {
    using vectors = openVectorFile(file);
    expect(vectors.get("a")).toEqual([0.1, -2, 1e-9]);
  }
  rmSync(folder, { recursive: true });
});
