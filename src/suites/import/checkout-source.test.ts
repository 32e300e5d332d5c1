import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkoutSource } from "./checkout-source.ts";

const COMMIT = "89abcdef0123456789abcdef0123456789abcdef";
const OTHER_COMMIT = "fedcba9876543210fedcba9876543210fedcba98";

describe("where a checkout came from", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "tellerproof-source-"));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(files: { [path: string]: string }): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  }
  const config = (url: string): string =>
    `[core]\n\tbare = false\n[remote "origin"]\n\turl = ${url}\n\tfetch = x\n`;

  it.each([
    ["https://git.example.com/owner/bench.git", "owner/bench"],
    ["https://name:token@git.example.com/owner/bench", "owner/bench"],
    ["git@git.example.com:owner/bench.git", "owner/bench"],
    ["ssh://git@git.example.com:2222/group/owner/bench.git", "owner/bench"],
  ])("names owner and repository of %s, and nothing else", (url, repository) => {
    write({ ".git/HEAD": COMMIT, ".git/config": config(url) });
    expect(checkoutSource(root)).toBe(`${repository}@${COMMIT}`);
  });

  it("follows a branch, loose or packed", () => {
    write({ ".git/HEAD": "ref: refs/heads/main\n", ".git/config": config("https://git.example.com/o/b") });
    expect(checkoutSource(root)).toBe("unknown");
    write({ ".git/packed-refs": `# pack-refs\n${COMMIT} refs/heads/main\n` });
    expect(checkoutSource(root)).toBe(`o/b@${COMMIT}`);
    write({ ".git/refs/heads/main": `${OTHER_COMMIT}\n` });
    expect(checkoutSource(root)).toBe(`o/b@${OTHER_COMMIT}`);
  });

  it("looks one folder up from the inner folder only", () => {
    write({
      ".git/HEAD": COMMIT,
      ".git/config": config("https://git.example.com/o/b"),
      "indicbankbench/x": "",
      "other/x": "",
    });
    expect(checkoutSource(join(root, "indicbankbench"))).toBe(`o/b@${COMMIT}`);
    expect(checkoutSource(join(root, "other"))).toBe("unknown");
  });

  it.each([
    ["nothing of git", {}],
    [
      "a remote that is a path of this machine",
      { ".git/HEAD": COMMIT, ".git/config": config("/home/someone/bench") },
    ],
    [
      "a head that is no commit",
      { ".git/HEAD": "garbage", ".git/config": config("https://git.example.com/o/b") },
    ],
  ])("is unknown for %s", (_, files) => {
    write(files);
    expect(checkoutSource(root)).toBe("unknown");
  });
});
