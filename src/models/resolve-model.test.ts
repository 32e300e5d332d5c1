import { describe, expect, test } from "vitest";
import { InputError } from "../contract/errors.ts";
import type { Decoding, ModelRef } from "../contract/model.ts";
import { optionalProvider } from "./optional-provider.ts";
import { endpointOf, resolveModel } from "./resolve-model.ts";

const fetch = (): Promise<Response> => Promise.reject(new Error("nothing is called here"));

function mistake(model: ModelRef, environment: Record<string, string> = {}, decoding: Decoding = {}): string {
  try {
    resolveModel({ model, decoding }, { environment, fetch });
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return String(error);
  }
  throw new Error("it should have been refused");
}

describe("resolveModel", () => {
  test.each([
    ["openai:gpt-4o", "OPENAI_API_KEY", "https://api.openai.com/v1"],
    ["anthropic:claude-haiku-4-5", "ANTHROPIC_API_KEY", "https://api.anthropic.com/v1"],
    [
      "google:gemini-2.5-flash",
      "GOOGLE_GENERATIVE_AI_API_KEY",
      "https://generativelanguage.googleapis.com/v1beta",
    ],
  ])("%s takes its key from %s", (id, variable, endpoint) => {
    expect(mistake({ id })).toContain(`no API key: ${variable} is not set`);
    expect(mistake({ id }, { [variable]: "  " })).toContain(variable);
    const resolved = resolveModel(
      { model: { id }, decoding: {} },
      { environment: { [variable]: " key-123\n" }, fetch },
    );
    expect(resolved).toMatchObject({
      id,
      endpoint,
      secrets: ["key-123"],
      model: { specificationVersion: "v4" },
    });
    expect(resolved.model.modelId).toBe(id.slice(id.indexOf(":") + 1));
  });

  test("bedrock: takes its key to a region of its own and to no other endpoint", async () => {
    const asked: { url: string; authorization: string | null }[] = [];
    const answering = async (url: unknown, init?: { headers?: unknown }): Promise<Response> => {
      const headers = new Headers(init?.headers as Record<string, string>);
      asked.push({ url: String(url), authorization: headers.get("authorization") });
      const message = { role: "assistant", content: [{ text: "Hello." }] };
      const usage = { inputTokens: 1, outputTokens: 1, totalTokens: 2 };
      return Response.json({ output: { message }, stopReason: "end_turn", usage });
    };
    const environment = { AWS_BEARER_TOKEN_BEDROCK: "bedrock-key" };
    const id = "bedrock:amazon.nova-pro-v1:0";
    expect(mistake({ id }, environment)).toContain(
      "--base-url https://bedrock-runtime.us-east-1.amazonaws.com",
    );
    const own = { id, baseUrl: "https://bedrock-runtime.eu-central-1.amazonaws.com" };
    expect(mistake(own)).toContain("AWS_BEARER_TOKEN_BEDROCK is not set");
    const resolved = resolveModel({ model: own, decoding: {} }, { environment, fetch: answering });
    const prompt = [{ role: "user" as const, content: [{ type: "text" as const, text: "Hi" }] }];
    const { content } = await resolved.model.doGenerate({ prompt });
    expect(content).toMatchObject([{ type: "text", text: "Hello." }]);
    expect(asked[0]?.url).toMatch(
      /^https:\/\/bedrock-runtime\.eu-central-1\.amazonaws\.com\/model\/amazon\.nova-pro/,
    );
    expect(asked[0]?.authorization).toBe("Bearer bedrock-key");
    const stranger = { id, baseUrl: "https://bedrock-runtime.eu-central-1.amazonaws.com.example.com" };
    const away = resolveModel({ model: stranger, decoding: {} }, { environment, fetch });
    expect(away.secrets).toEqual([]);
  });

  test("vertex: asks the provider's endpoint with its key", async () => {
    let asked = "";
    const answering = async (url: unknown, init?: { headers?: unknown }): Promise<Response> => {
      const key = new Headers(init?.headers as Record<string, string>).get("x-goog-api-key");
      asked = `${String(url)} ${key}`;
      const content = { role: "model", parts: [{ text: "Hello." }] };
      return Response.json({ candidates: [{ content, finishReason: "STOP" }], usageMetadata: {} });
    };
    const { model, endpoint } = resolveModel(
      { model: { id: "vertex:gemini-3-flash" }, decoding: {} },
      { environment: { GOOGLE_VERTEX_API_KEY: "vertex-key" }, fetch: answering },
    );
    expect(endpoint).toBe("https://aiplatform.googleapis.com/v1/publishers/google");
    await model.doGenerate({ prompt: [{ role: "user", content: [{ type: "text", text: "Hi" }] }] });
    expect(asked).toBe(`${endpoint}/models/gemini-3-flash:generateContent vertex-key`);
  });

  test("a provider whose package is not installed says how to install it", () => {
    expect(() => optionalProvider("@example/no-such-provider", "example")).toThrow(
      /models of example need the package @example\/no-such-provider, which is not installed.*npm install @example\/no-such-provider/,
    );
  });

  test("a variable that is named must be set, whatever the endpoint", () => {
    const model = { id: "openai-compatible:m", baseUrl: "http://localhost:8000/v1", apiKeyEnv: "BANK_KEY" };
    expect(mistake(model)).toContain("BANK_KEY is not set");
    expect(resolveModel({ model, decoding: {} }, { environment: { BANK_KEY: "k" }, fetch }).secrets).toEqual([
      "k",
    ]);
  });

  test("ambient base URLs are not obeyed: a run says where it went", () => {
    process.env["OPENAI_BASE_URL"] = "https://elsewhere.example.com/v1";
    try {
      const { endpoint } = resolveModel(
        { model: { id: "openai:m" }, decoding: {} },
        { environment: { OPENAI_API_KEY: "k" }, fetch },
      );
      expect(endpoint).toBe("https://api.openai.com/v1");
    } finally {
      delete process.env["OPENAI_BASE_URL"];
    }
  });

  test("model names may hold colons and slashes", () => {
    const model = { id: "openai-compatible:org/model:free", baseUrl: "http://localhost:1/v1/" };
    const resolved = resolveModel({ model, decoding: {} }, { environment: {}, fetch });
    expect(resolved.model.modelId).toBe("org/model:free");
    expect(resolved.endpoint).toBe("http://localhost:1/v1");
  });

  test.each([
    [{ id: "borrowed:x" }, "unknown model provider", "openai-compatible"],
    [{ id: "toString:x" }, "unknown model provider", "openai"],
    [{ id: "openai-compatible:m" }, "no base URL", "--base-url"],
    [{ id: "openai:m", baseUrl: "ftp://x.example.com" }, "not an http(s) address", "ftp"],
    [{ id: "openai:m", baseUrl: "https://u:p@x.example.com/v1" }, "holds credentials", "--api-key-env"],
    [{ id: "openai:m", baseUrl: "https://x.example.com/v1?key=1" }, "or a query", "--api-key-env"],
  ])("%j is refused: %s", (model, problem, remedy) => {
    const message = mistake(model);
    expect(message).toContain(problem);
    expect(message).toContain(remedy);
  });

  test("credentials in a base URL are not repeated", () => {
    expect(mistake({ id: "openai:m", baseUrl: "https://u:hunter22@x.example.com/v1" })).not.toContain(
      "hunter22",
    );
  });

  test("a key with a character that no key has is refused and not shown", () => {
    const message = mistake({ id: "openai:m" }, { OPENAI_API_KEY: "sk-1234 5678" });
    expect(message).toContain("OPENAI_API_KEY");
    expect(message).not.toContain("5678");
  });

  test("an effort that only some servers know", () => {
    const environment = { OPENAI_API_KEY: "k" };
    expect(mistake({ id: "openai:m" }, environment, { reasoningEffort: "turbo" })).toContain(
      "minimal, low, medium",
    );
    expect(endpointOf({ id: "openai:m" })).toBe("https://api.openai.com/v1");
  });
});

describe("an endpoint of one's own", () => {
  const everyKey = {
    OPENAI_API_KEY: "sk-openai-0123456789",
    ANTHROPIC_API_KEY: "sk-ant-0123456789",
    GOOGLE_GENERATIVE_AI_API_KEY: "AIza-google-0123456789",
    OPENAI_COMPATIBLE_API_KEY: "compatible-0123456789",
    AZURE_KEY: "azure-0123456789",
  };
  const prompt = [{ role: "user" as const, content: [{ type: "text" as const, text: "Hi." }] }];

  /** What one call to a model sends, as a text. */
  async function sentTo(model: ModelRef): Promise<string> {
    const sent: string[] = [];
    const { model: asked } = resolveModel(
      { model, decoding: {} },
      {
        environment: everyKey,
        fetch: (url, init) => {
          sent.push(JSON.stringify([url, [...new Headers(init?.headers)]]));
          return Promise.resolve(new Response("", { status: 400 }));
        },
      },
    );
    await expect(asked.doGenerate({ prompt })).rejects.toThrow();
    return sent.join("");
  }

  test.each(["openai:m", "anthropic:m", "google:m"])(
    "of %s is sent no provider's key unless it is named",
    async (id) => {
      const strange = await sentTo({ id, baseUrl: "http://127.0.0.1:9/v1" });
      for (const key of Object.values(everyKey)) expect(strange).not.toContain(key);
      expect(await sentTo({ id, baseUrl: "http://127.0.0.1:9/v1", apiKeyEnv: "AZURE_KEY" })).toContain(
        everyKey.AZURE_KEY,
      );
    },
  );

  test("of a compatible server gets the key of such servers, and no other", async () => {
    const sent = await sentTo({ id: "openai-compatible:m", baseUrl: "http://127.0.0.1:9/v1" });
    expect(sent).toContain(everyKey.OPENAI_COMPATIBLE_API_KEY);
    for (const [name, key] of Object.entries(everyKey))
      if (name !== "OPENAI_COMPATIBLE_API_KEY") expect(sent).not.toContain(key);
  });

  test("is reached with its headers and its query, whose secrets are known as such", async () => {
    const azure: ModelRef = {
      id: "openai-compatible:gpt",
      baseUrl: "https://bank.example.com/openai/deployments/gpt",
      headers: { "api-key": "${AZURE_KEY}", "x-team": "fraud" },
      query: { "api-version": "2026-06-01" },
    };
    const sent = await sentTo(azure);
    expect(sent).toContain(
      "https://bank.example.com/openai/deployments/gpt/chat/completions?api-version=2026-06-01",
    );
    expect(sent).toContain('["api-key","azure-0123456789"]');
    expect(sent).toContain('["x-team","fraud"]');
    const { secrets } = resolveModel({ model: azure, decoding: {} }, { environment: everyKey, fetch });
    expect(secrets).toContain(everyKey.AZURE_KEY);
    expect(mistake(azure, { OPENAI_COMPATIBLE_API_KEY: "k" })).toContain(
      "headers.api-key: AZURE_KEY is not set",
    );
    expect(mistake({ ...azure, headers: { "x-said": "\u20b9" } }, everyKey)).toContain(
      "headers.x-said: holds characters",
    );
  });
});
