import { describe, expect, test } from "vitest";
import { sampleReport } from "../ci/sample-report.fixture.ts";
import { runDocument } from "./run-document.ts";
import { runHtml } from "./run-html.ts";

const hostile = '<img src=x onerror="alert(1)">\u202E';
const report = sampleReport({
  alpha: {
    "cards.one": ["passed", "passed", "passed"],
    "cards.two": [{ failed: hostile }, "passed", "passed"],
  },
  [hostile]: { "cards.one": ["passed", "failed", "passed"], "cards.two": ["invalid", "error", "passed"] },
});
const { html } = runHtml(report);
const words = html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

describe("the static report", () => {
  test("says what was tested, what came of it, how sure that is and what it does not show", () => {
    expect(words).toMatch(/2 scenarios, 3 trials each, 2 agents/);
    expect(words).toMatch(/alpha 1 of 2 50\.0 %/);
    expect(words).toMatch(/Wilson intervals over scenarios/);
    expect(words).toMatch(/Agents compared/);
    expect(words).toMatch(/What this does not show/);
  });

  test("draws each agent's interval", () => {
    expect(html.match(/class="range"/g)?.length).toBe(2);
    expect(html).toContain('role="img"');
  });

  test("with open questions it shows bands, how many are open and which", () => {
    const open = sampleReport({
      mine: { "cards.one": ["passed", "passed", "passed"], "cards.two": ["passed", "open", "passed"] },
    });
    const shown = runHtml(open)
      .html.replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " ");
    expect(shown).toMatch(/mine 1–2 of 2 50\.0–100\.0 % /);
    expect(shown).toContain("mine: 1 question is open in 1 episode: R 1.");
    expect(shown).toContain("Nobody was asked: figures are bands until a judge answers");
    expect(shown).toContain("cards.two 2 open R: no rule can tell");
    expect(shown).toContain("Of 1 episode nobody can say yet");
  });

  test("makes nothing of hostile text", () => {
    expect(html).not.toMatch(/<img|onerror="|\u202E/);
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;⟨U+202E⟩");
  });

  test("admits no script where it stands alone", () => {
    const page = runDocument(report);
    expect(page).toMatch(
      /content="default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'"/,
    );
    expect(page).not.toContain("<script");
  });
});
