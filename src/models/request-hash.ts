import { sha256 } from "../files/sha256.ts";
import type { JsonObject } from "../contract/json.ts";
import type { ModelMessage, ModelRequest } from "../contract/model.ts";
import type { ToolSpec } from "../contract/tool.ts";

/** Raise it when the same request would get another hash, or a hash another meaning. */
const VERSION = 1;

/**
 * Names what is asked of which model: model id, base URL with its query, decoding, response schema, tools and messages, all that
 * may change an answer. Headers and the name of the key's environment variable are not in it. Order counts where the provider sees it
 * (messages, tools, keys of a schema) and does not in settings.
 *
 * A message or tool that was hashed once is remembered with what came before it, so a conversation costs only its new
 * messages; neither may be changed after it was sent.
 *
 * @returns SHA-256 in hexadecimal.
 */
export function requestHash(request: ModelRequest): string {
  const { model, decoding, messages, tools, responseSchema } = request;
  const query = model.query === undefined ? [] : [sortedJson(model.query)];
  const about = [VERSION, model.id, model.baseUrl ?? null, responseSchema ?? null, ...query];
  const parts = [sortedJson(decoding), chain(tools, toolText), chain(messages, messageText)];
  return sha256(JSON.stringify([...about, ...parts]));
}

type Link = { after: string; digest: string };
const links = new WeakMap<object, Link>();

/** Digest of a list: each item's digest takes in the one before it. */
function chain<Item extends object>(items: readonly Item[], text: (item: Item) => string): string {
  let digest = "";
  for (const item of items) {
    const known = links.get(item);
    if (known?.after === digest) {
      digest = known.digest;
    } else {
      const link = { after: digest, digest: sha256(`${digest}\n${text(item)}`) };
      links.set(item, link);
      digest = link.digest;
    }
  }
  return digest;
}

function toolText({ name, description, parameters }: ToolSpec): string {
  return JSON.stringify(["tool", name, description, parameters ?? null]);
}

function messageText(message: ModelMessage): string {
  switch (message.role) {
    case "system":
    case "user":
      return JSON.stringify([message.role, message.text]);
    case "assistant": {
      const calls = message.calls.map(({ id, tool, rawArguments }) => [id, tool, rawArguments]);
      return JSON.stringify([message.role, message.text, calls, message.providerState ?? null]);
    }
    case "tool":
      return JSON.stringify([message.role, message.callId, message.tool, message.text]);
  }
}

/** JSON with the keys of every object in order. */
function sortedJson(value: JsonObject | ModelRequest["decoding"]): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
