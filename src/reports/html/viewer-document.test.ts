import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { ViewerFile, ViewerPack } from "../view/viewer-file.ts";
import { viewerDocument } from "./viewer-document.ts";

const head = { format: 1, episodes: "all", packOf: { a: 0 } } as unknown as ViewerFile; // all that the document looks at

async function* packs(): AsyncIterable<ViewerPack> {
  yield { episodes: [], scenarios: [] };
}

async function written(script: string, title = "run"): Promise<string> {
  let text = "";
  for await (const piece of viewerDocument({
    title,
    page: { script, style: "a{color:red}" },
    withoutScript: { html: "<p>report</p>", style: "p{margin:0}" },
    packs: packs(),
    head: () => head,
  }))
    text += piece;
  return text;
}

test("admits just the script and the styles that are in it", async () => {
  const text = await written("const a = 1;");
  const hash = (content: string): string => createHash("sha256").update(content).digest("base64");
  const [, policy = ""] = /Content-Security-Policy" content="([^"]+)"/.exec(text) ?? [];
  const [, script = ""] = /<script type="module">([\s\S]*?)<\/script>/.exec(text) ?? [];
  expect(policy).toContain(`script-src 'sha256-${hash(script)}'`);
  expect(policy).toContain(`style-src 'sha256-${hash("a{color:red}")}' 'sha256-${hash("p{margin:0}")}'`);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toMatch(/unsafe|connect-src|http/);
});

test("a script that speaks of scripts does not end itself, and means the same", async () => {
  const source = 'result = ["</script>", "<!--", "</SCRIPT x>", /<\\/script>/.source];';
  const text = await written(source);
  expect(text.match(/<\/script/gi)?.length).toBe(3);
  const [, script = ""] = /<script type="module">([\s\S]*?)<\/script>/.exec(text) ?? [];
  const run = (code: string): unknown =>
    runInNewContext(`let result; ${code}; JSON.stringify(result)`) as unknown;
  expect(run(script)).toEqual(run(source));
});

test("holds its data compressed, where no browser runs it", async () => {
  const text = await written("");
  const [, data = ""] = /id="tellerproof-run">([^<]*)</.exec(text) ?? [];
  expect(data).toMatch(/^[A-Za-z0-9+/=]+$/);
  expect(JSON.parse(gunzipSync(Buffer.from(data, "base64")).toString())).toEqual(head);
  expect(text).toContain('id="tellerproof-pack-0"');
});

test("a title is text", async () => {
  expect(await written("", '</title><script>alert("1")</script>')).toContain(
    "<title>&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;</title>",
  );
});
