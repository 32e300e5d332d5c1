import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const DOCUMENTS = [
  ...readdirSync(root).filter((name) => name.endsWith(".md")),
  ...below("docs"),
  ...below("examples"),
  ...below(".github"),
].filter((path) => path.endsWith(".md") && !path.includes("node_modules"));

test.each(DOCUMENTS)("every link of %s leads to a file, and to a heading in it", (path) => {
  const broken = linksOf(path).filter(({ file, heading }) => {
    if (!existsSync(file)) return true;
    return heading !== undefined && file.endsWith(".md") && !headingsOf(file).includes(heading);
  });
  expect(broken).toEqual([]);
});

test.each(DOCUMENTS.filter((path) => path !== "CHANGELOG.md"))(
  "every file of ours that %s names is where it says",
  (path) => {
    const named = Array.from(
      read(path).matchAll(/`(?!src\/tau2\/)(?:src|test|bench|viewer)\/[\w./-]+`/g),
      ([quoted]) => quoted.slice(1, -1),
    );
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  },
);

test("the recipes show the services that are tested, whole", () => {
  const shown = read("docs/recipes.md");
  const services = readdirSync(join(root, "examples/frameworks")).filter(
    (name) => name.endsWith(".ts") && name !== "service.ts",
  );
  expect(services.length).toBeGreaterThanOrEqual(4);
  for (const name of services) {
    const [, ...code] = read(`examples/frameworks/${name}`).trimEnd().split("\n");
    expect(shown).toContain(`\`\`\`ts\n${code.join("\n")}\n\`\`\``);
  }
});

test("the pages of decisions are numbered, and their table names each with its title", () => {
  const pages = readdirSync(join(root, "docs/decisions")).filter((name) => name !== "README.md");
  const table = read("docs/decisions/README.md");
  pages.toSorted().forEach((name, at) => {
    expect(name).toMatch(new RegExp(`^${String(at + 1).padStart(3, "0")}-[a-z0-9-]+\\.md$`));
    const [, title = ""] = /^# \d+\. (.+)$/m.exec(read(`docs/decisions/${name}`)) ?? [];
    expect(table).toContain(`[${at + 1}](${name}) | ${title} |`);
  });
});

describe("the changelog", () => {
  const lines = read("CHANGELOG.md").split("\n");

  test("has releases in descending order, under headings of the usual form", () => {
    const releases = lines.filter((line) => line.startsWith("## ")).map((line) => line.slice(3));
    expect(releases[0]).toBe("Unreleased");
    const dated = releases.slice(1);
    for (const release of dated) expect(release).toMatch(/^\[?\d+\.\d+\.\d+\]? - \d{4}-\d{2}-\d{2}$/);
    const dates = dated.map((release) => release.slice(-10));
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test("has known sections, each once a release and none empty", () => {
    const known = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security", "Grading"];
    for (const release of lines.join("\n").split(/^## /m).slice(1)) {
      const sections = release.split(/^### /m).slice(1);
      const names = sections.map((section) => section.slice(0, section.indexOf("\n")));
      expect(known).toEqual(expect.arrayContaining(names));
      expect(new Set(names).size).toBe(names.length);
      for (const section of sections) expect(section).toMatch(/\n- /);
    }
  });

  test("says in every line what came of it, and ends it with a full stop", () => {
    const entries = lines
      .join("\n")
      .split(/^(?=- |#)/m)
      .filter((entry) => entry.startsWith("- "));
    const unended = entries.map((entry) => entry.trim()).filter((entry) => !/[.:)`]$/.test(entry));
    expect(unended).toEqual([]);
  });
});

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

function below(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function linksOf(path: string): { file: string; heading?: string }[] {
  const prose = read(path).replaceAll(/^```[\s\S]*?^```/gm, "");
  return Array.from(
    prose.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g),
    ([, to, heading]) => ({
      file: to === "" || to === undefined ? join(root, path) : resolve(root, dirname(path), to),
      ...(heading === undefined ? {} : { heading }),
    }),
  );
}

/** The anchors of a document's headings, as Markdown renderers make them. */
function headingsOf(file: string): string[] {
  const prose = readFileSync(file, "utf8").replaceAll(/^```[\s\S]*?^```/gm, "");
  return Array.from(prose.matchAll(/^#{1,6} (.+)$/gm), ([, text = ""]) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
