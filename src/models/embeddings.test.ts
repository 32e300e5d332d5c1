import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { InputError } from "../contract/errors.ts";
import { resolveEmbeddings } from "./embeddings.ts";
import { ModelFault } from "./faults.ts";

async function withServer(
  status: number,
  work: (baseUrl: string, asked: unknown[]) => Promise<void>,
): Promise<void> {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const body = JSON.parse(text) as { input: string[] };
      asked.push(body);
      const data = body.input.map((input, index) => ({ index, embedding: [input.length, 1] }));
      response.writeHead(status, { "content-type": "application/json" });
      response.end(
        JSON.stringify(
          status === 200 ? { data, model: "m" } : { error: { message: "bad key sk-secret-123456" } },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    await work(`http://127.0.0.1:${port}/v1`, asked);
  } finally {
    server.close();
  }
}

test("gives one vector for each text, in order", () =>
  withServer(200, async (baseUrl, asked) => {
    const embed = resolveEmbeddings({ id: "openai-compatible:embedder", baseUrl }, {});
    expect(await embed(["a", "four"])).toEqual([
      [1, 1],
      [4, 1],
    ]);
    expect(asked).toMatchObject([{ model: "embedder", input: ["a", "four"] }]);
  }));

test("a refusal is a fault without the key in it", () =>
  withServer(401, async (baseUrl) => {
    const ref = { id: "openai-compatible:embedder", baseUrl, apiKeyEnv: "KEY" };
    const failed = resolveEmbeddings(ref, { KEY: "sk-secret-123456" })(["a"]);
    await expect(failed).rejects.toBeInstanceOf(ModelFault);
    await expect(failed).rejects.not.toThrow("sk-secret-123456");
  }));

test("a provider without embeddings and a missing key are named before anything is asked", () => {
  expect(() => resolveEmbeddings({ id: "anthropic:claude" }, {})).toThrow(InputError);
  expect(() => resolveEmbeddings({ id: "openai:text-embedding-3-small" }, {})).toThrow("OPENAI_API_KEY");
});
