import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SuiteDesk } from "./suite-desk.ts";

const mini = fileURLToPath(new URL("../../test/fixtures/mini-suite", import.meta.url));

describe("a suite that is being written", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "tellerproof-suite-"));
    cpSync(mini, folder, { recursive: true });
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  });
  afterEach(() => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  });

  const caseFile = () => join(folder, "cases/cards/freeze.yaml");

  test("is shown with its scenarios", () => {
    const desk = new SuiteDesk(folder);
    const answer = desk.answer();
    if (answer.status !== "ready") throw new Error("it does not load");
    const [first] = answer.scenarios;
    expect(answer.scenarios.length).toBeGreaterThan(1);
    expect(desk.scenario(first?.id ?? "")?.view.about.map(({ name }) => name)).toContain(
      "Expected behaviour",
    );
    expect(desk.scenario("no.such")).toBeUndefined();
  });

  test("says what is wrong while it does not load, and is well again when the file is", () => {
    const desk = new SuiteDesk(folder);
    const changed = vi.fn<() => void>();
    const stop = desk.watch(changed);
    expect(desk.answer().status).toBe("ready");
    const good = readFileSync(caseFile(), "utf8");

    writeFileSync(caseFile(), `${good}\nno_such_field: 1\n`);
    vi.advanceTimersByTime(1_100);
    expect(changed).toHaveBeenCalledTimes(1);
    const broken = desk.answer();
    expect(broken).toMatchObject({ status: "broken", problems: [expect.stringContaining("no_such_field")] });

    writeFileSync(caseFile(), good);
    vi.advanceTimersByTime(1_100);
    expect(changed).toHaveBeenCalledTimes(2);
    expect(desk.answer().status).toBe("ready");
    stop();
  });

  test("that is not there says so", () => {
    const answer = new SuiteDesk(join(folder, "nowhere")).answer();
    expect(answer).toMatchObject({ status: "broken", problems: [expect.stringContaining("no such suite")] });
  });
});
