import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { InputError } from "../contract/errors.ts";
import { readProjectFile } from "../library/project-file.ts";
import { readThresholds } from "../library/read-thresholds.ts";
import { writeProject } from "./project-template.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tellerproof-init-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const written = (file: string): string => readFileSync(join(folder, file), "utf8");

test("writes files that Tellerproof itself, npm and GitHub can read", () => {
  expect(writeProject(folder)).toEqual({
    created: [
      ".github/workflows/tellerproof.yml",
      "agents/assistant.mts",
      "agents/assistant.yaml",
      ".gitignore",
      "package.json",
      "tellerproof.yaml",
      "thresholds.yaml",
    ],
    kept: [],
  });
  expect(readProjectFile(join(folder, "tellerproof.yaml"))).toMatchObject({ suite: "retail-india" });
  expect(readThresholds(join(folder, "thresholds.yaml")).thresholds.overall).toBeDefined();
  expect(parse(written(".github/workflows/tellerproof.yml"))).toHaveProperty("jobs.assistant.steps");
});

test("from a checkout the project depends on that checkout", () => {
  writeProject(folder);
  const { devDependencies } = JSON.parse(written("package.json")) as {
    devDependencies: { tellerproof: string };
  };
  const root = fileURLToPath(new URL("../..", import.meta.url));
  expect(resolve(folder, devDependencies.tellerproof.replace("file:", ""))).toBe(resolve(root));
});

test("keeps what is there already", () => {
  writeFileSync(join(folder, "package.json"), "{}");
  expect(writeProject(folder).kept).toEqual(["package.json"]);
  expect(written("package.json")).toBe("{}");
});

test("a folder that cannot be one is the user's mistake", () => {
  writeFileSync(join(folder, "agents"), "");
  expect(() => writeProject(folder)).toThrow(InputError);
});
