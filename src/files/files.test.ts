import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { filesBelow } from "./files-below.ts";
import { readTextFile } from "./read-text-file.ts";

let place: string;
let folder: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "tellerproof-files-"));
  folder = join(place, "suite");
  mkdirSync(join(folder, "cases"), { recursive: true });
  writeFileSync(join(folder, "cases/a.yaml"), "a: 1\n");
  writeFileSync(join(place, "outside.yaml"), "secret: 1\n");
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const at = (path: string): string => join(folder, path);
const write = (path: string, content: string | Uint8Array): string => {
  writeFileSync(at(path), content);
  return at(path);
};
const problemsBelow = (): string[] =>
  filesBelow(at("cases"), { within: folder }).problems.map(({ file = "", problem }) =>
    `${file.slice(folder.length + 1)} ${problem}`.replace(folder, "SUITE"),
  );

describe("a file's text", () => {
  test.each<[string, Uint8Array]>([
    ["UTF-8", Buffer.from("₹ 5\r\n")],
    ["UTF-8 with a byte order mark", Buffer.from("\uFEFF₹ 5\r\n")],
    ["UTF-16, little end first", Buffer.from("\uFEFF₹ 5\r\n", "utf16le")],
    ["UTF-16, big end first", Buffer.from("\uFEFF₹ 5\r\n", "utf16le").swap16()],
  ])("in %s", (_, bytes) => {
    expect(readTextFile(write("x.txt", bytes))).toBe("₹ 5\r\n");
  });

  test.each<[string, Uint8Array, string]>([
    ["Latin-1", Buffer.from("caf\xe9", "latin1"), "is not UTF-8"],
    ["UTF-16 without a mark", Buffer.from("a: 1", "utf16le"), "holds zeros"],
    ["half a character of UTF-16", Buffer.from([0xff, 0xfe, 0x00, 0xd8]), "is not UTF-16LE"],
  ])("is refused by name: %s", (_, bytes, problem) => {
    expect(() => readTextFile(write("x.txt", bytes))).toThrow(`x.txt: ${problem}`);
  });

  test("is read from within its folder alone", () => {
    symlinkSync("cases/a.yaml", at("inside.yaml"));
    symlinkSync(join(place, "outside.yaml"), at("out.yaml"));
    expect(readTextFile(at("inside.yaml"), { within: folder })).toBe("a: 1\n");
    expect(() => readTextFile(at("out.yaml"), { within: folder })).toThrow("out.yaml: is a link out of");
    expect(readTextFile(at("out.yaml"))).toBe("secret: 1\n");
  });

  test("below a file there is none", () => {
    expect(() => readTextFile(at("cases/a.yaml/b.yaml"))).toThrow("b.yaml: there is no such file");
  });

  test("is not waited for where nobody writes it, and has an end", () => {
    execFileSync("mkfifo", [at("pipe.yaml")]);
    expect(() => readTextFile(at("pipe.yaml"))).toThrow("pipe.yaml: is a pipe, not a file");
    expect(() => readTextFile("/dev/zero")).toThrow("/dev/zero: is a device, not a file");
    expect(() => readTextFile(at("cases"))).toThrow("is a folder, not a file");
    expect(() => readTextFile(write("long.txt", "12345"), { most: 4 })).toThrow(
      "larger than what is read here",
    );
  });

  test("is looked for with its links", () => {
    symlinkSync("nowhere.yaml", at("dangling.yaml"));
    symlinkSync("self.yaml", at("self.yaml"));
    expect(() => readTextFile(at("dangling.yaml"))).toThrow("is a link to nothing");
    expect(() => readTextFile(at("self.yaml"))).toThrow("is a link that leads to itself");
    expect(() => readTextFile("no/such.yaml")).toThrow(`there is no such file in ${process.cwd()}`);
  });

  test.skipIf(process.getuid?.() === 0)("that may not be read is named", () => {
    const file = write("mine.txt", "x");
    chmodSync(file, 0o000);
    expect(() => readTextFile(file)).toThrow("mine.txt: cannot be read: EACCES");
  });
});

describe("all files below a folder", () => {
  test("with links within the suite followed, hidden files left alone, in order", () => {
    mkdirSync(at("shared/more"), { recursive: true });
    write("shared/b.yaml", "b: 1\n");
    write("shared/more/c.yaml", "c: 1\n");
    write("cases/.a.yaml.swp", "x");
    symlinkSync("../shared/b.yaml", at("cases/b.yaml"));
    symlinkSync("../shared/more", at("cases/more"));
    expect(filesBelow(at("cases"), { within: folder })).toEqual({
      files: ["a.yaml", "b.yaml", "more/c.yaml"],
      problems: [],
    });
  });

  test("names whatever is left out", async () => {
    symlinkSync(join(place, "outside.yaml"), at("cases/out.yaml"));
    symlinkSync(place, at("cases/everything"));
    symlinkSync("nowhere.yaml", at("cases/dangling.yaml"));
    symlinkSync("self.yaml", at("cases/self.yaml"));
    symlinkSync(".", at("cases/round"));
    execFileSync("mkfifo", [at("cases/pipe.yaml")]);
    mkdirSync(at("cases/folder.yaml"));
    write("cases/A.yaml", "a: 1\n");
    const server = createServer().listen(at("cases/talk.yaml"));
    await new Promise((resolve) => server.once("listening", resolve));
    expect(problemsBelow()).toEqual([
      "cases/dangling.yaml is a link to nothing",
      "cases/everything is a link out of SUITE",
      "cases/folder.yaml is a folder, not a file",
      "cases/out.yaml is a link out of SUITE",
      "cases/pipe.yaml is a pipe, not a file",
      "cases/round is a link to a folder that it lies in",
      "cases/self.yaml is a link that leads to itself",
      "cases/talk.yaml is a socket, not a file",
      "cases/a.yaml differs from A.yaml in upper and lower case alone",
    ]);
    await new Promise((resolve) => server.close(resolve));
  });

  test("of a folder that is a link elsewhere, or none", () => {
    symlinkSync(place, at("linked"));
    expect(filesBelow(at("linked"), { within: folder }).problems[0]?.problem).toContain("is a link out of");
    expect(filesBelow(at("cases/a.yaml")).problems[0]?.problem).toBe("is no folder");
    expect(filesBelow(at("none")).problems[0]?.problem).toBe("there is no such file");
  });
});
