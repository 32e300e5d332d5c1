import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { withRoomOverrides } from "../tools/rooms/lint-config.ts";
import { PURE_WITHIN, ROOMS } from "../tools/rooms/matrix.ts";
import { withRoomsTable } from "../tools/rooms/rooms-table.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), "utf8");

const Report = z.object({
  diagnostics: z.array(z.object({ filename: z.string(), code: z.string() })),
});

/** Many small files, each linted at its place in the tree in one run: the rules that each of them breaks. */
class Probes {
  readonly #folder = mkdtempSync(join(tmpdir(), "tellerproof-rooms-"));
  #broken: ReadonlyMap<string, readonly string[]> | undefined;

  constructor() {
    copyFileSync(join(root, ".oxlintrc.json"), join(this.#folder, ".oxlintrc.json"));
  }

  add(file: string, text: string): void {
    const path = join(this.#folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  broken(file: string): readonly string[] {
    this.#broken ??= this.#lint();
    return this.#broken.get(file) ?? [];
  }

  #lint(): ReadonlyMap<string, readonly string[]> {
    const found = Report.parse(JSON.parse(this.#output())).diagnostics;
    const files = Map.groupBy(found, ({ filename }) => filename);
    return new Map([...files].map(([file, all]) => [file, all.map(({ code }) => code)]));
  }

  #output(): string {
    try {
      const options = { cwd: this.#folder, encoding: "utf8", maxBuffer: 100_000_000 } as const;
      return execFileSync(join(root, "node_modules/.bin/oxlint"), ["--format=json", "src"], options);
    } catch (error) {
      if (error instanceof Error && "stdout" in error) return String(error.stdout);
      throw error;
    }
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true });
  }
}

const probes = new Probes();
afterAll(() => probes[Symbol.dispose]());

const pairs = ROOMS.flatMap((from) => ROOMS.map((to) => ({ from, to: to.room })));
const probeOf = (from: string, to: string): string => `src/${from}/probe-${to.replace("/", "-")}.ts`;
for (const { from, to } of pairs) {
  const up = "../".repeat(from.room.split("/").length);
  probes.add(probeOf(from.room, to), `import { x } from "${up}${to}/some.ts";\nexport const y = x;\n`);
}
const IMPURE = {
  now: "export const y = Date.now();",
  chance: "export const y = Math.random();",
  environment: "export const y = process.env;",
  network: 'export const y = fetch("https://example.com");',
  timer: "export const y = setTimeout(() => undefined, 1);",
  "node-fs": 'import { readFileSync } from "node:fs";\nexport const y = readFileSync;',
  fs: 'import { readFileSync } from "fs";\nexport const y = readFileSync;',
};
const rooms = [...ROOMS, { room: "suites/retail/grading", node: "none" as const }];
for (const { room } of rooms) {
  for (const [what, text] of Object.entries(IMPURE)) probes.add(`src/${room}/impure-${what}.ts`, `${text}\n`);
  probes.add(`src/${room}/unprefixed.ts`, 'import { lookup } from "dns";\nexport const y = lookup;\n');
}

test("lint refuses every import between rooms that the matrix does not allow, and no other", () => {
  for (const { from, to } of pairs) {
    const isOwn = to === from.room || to.startsWith(`${from.room}/`);
    const isPart = from.may.some((allowed) => to.startsWith(`${allowed}/`));
    const isHidden = from.own?.includes(to) === true;
    const isAllowed = isOwn || isPart || isHidden || to === "contract" || from.may.includes(to);
    const codes = probes.broken(probeOf(from.room, to));
    expect(codes.length === 0, `${from.room} imports ${to}: ${codes.join()}`).toBe(isAllowed);
  }
});

describe.each(Object.keys(IMPURE))("in a pure room lint refuses %s", (what) => {
  test("and elsewhere it does not", () => {
    for (const { room, node } of rooms) {
      const codes = probes
        .broken(`src/${room}/impure-${what}.ts`)
        .filter((code) => code.includes("restricted"));
      expect(codes.length > 0, room).toBe(node === "none");
    }
  });
});

test("lint refuses Node's modules without their prefix everywhere", () => {
  for (const { room } of rooms)
    expect(probes.broken(`src/${room}/unprefixed.ts`), room).toContain("unicorn(prefer-node-protocol)");
});

// Lint has no rule for it.
test("no file of a pure room asks for the time by `new Date()`", () => {
  const pure = ROOMS.filter(({ node }) => node === "none").map(({ room }) => `src/${room}/**/*.ts`);
  const files = [...pure, ...PURE_WITHIN].flatMap((places) => globSync(places, { cwd: root }));
  expect(files.length).toBeGreaterThan(pure.length);
  expect(files.filter((file) => /new Date\(\)/.test(read(file)))).toEqual([]);
});

test("lint's configuration and the table of rooms are those of the matrix (else: npm run rooms)", () => {
  expect(withRoomOverrides(read(".oxlintrc.json"))).toBe(read(".oxlintrc.json"));
  expect(withRoomsTable(read("docs/architecture.md"))).toBe(read("docs/architecture.md"));
});

test("every folder of src is a room", () => {
  const folders = readdirSync(join(root, "src"), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const named = ROOMS.map(({ room }) => room).filter((room) => !room.includes("/"));
  expect(folders.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
});
