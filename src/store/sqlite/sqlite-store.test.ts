import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { storeConformance } from "../conformance.ts";
import { openRunStore } from "./open-run-store.ts";

const root = mkdtempSync(join(tmpdir(), "store-conformance-"));
afterAll(() => rmSync(root, { recursive: true }));

storeConformance("the SQLite store", () => openRunStore(mkdtempSync(join(root, "run-")), { mode: "write" }));
