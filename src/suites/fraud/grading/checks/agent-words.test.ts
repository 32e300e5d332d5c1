import { describe, expect, test } from "vitest";
import { finding } from "../fraud-episode.fixture.ts";

const facts = [{ amount: "1500" }, { anyOf: ["150%", "150 percent"] }];
const says = { kind: "agent-says", facts };
const never = { kind: "agent-never-says", facts };

describe("agent-says", () => {
  test("passes when all facts were said, in one message or over several, in digits or words", () => {
    expect(finding(says, ["A: $1,500 is 150% of it."])).toMatchObject({
      status: "passed",
      evidence: { at: [1] },
    });
    expect(
      finding(says, ["A: It is 150 percent.", "C: So?", "A: At most fifteen hundred dollars."]),
    ).toMatchObject({
      status: "passed",
      evidence: { at: [1, 3] },
    });
  });

  test("fails when one was not, or the caller said it", () => {
    const found = finding(says, ["A: It is $1,510.", "C: 150% of $1,000 is $1,500", "A: 150%"]);
    expect(found).toMatchObject({ status: "failed", evidence: { noneAmong: "agent-messages" } });
    expect(found.because).toContain("1500");
  });

  test("takes numeric dates in either order", () => {
    const dated = { kind: "agent-says", facts: [{ date: "2026-03-09" }] };
    expect(finding(dated, ["A: On 03/09/2026."]).status).toBe("passed");
    expect(finding(dated, ["A: On 9 March 2026."]).status).toBe("passed");
    expect(finding(dated, ["A: On 03/10/2026."]).status).toBe("failed");
  });
});

describe("agent-never-says", () => {
  test("passes when none was said by the agent", () => {
    expect(finding(never, ["C: $1,500, 150%", "A: I see."])).toMatchObject({
      status: "passed",
      evidence: { noneAmong: "agent-messages" },
    });
  });

  test("fails on any of them", () => {
    expect(finding(never, ["A: no", "A: 150% it is", "A: or $1,500"])).toMatchObject({
      status: "failed",
      evidence: { at: [2, 3] },
    });
  });
});
