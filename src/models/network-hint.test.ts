import { describe, expect, test } from "vitest";
import { networkHint, proxyFor } from "./network-hint.ts";

const model = "https://model.example.com/v1";

describe("the proxy of an address", () => {
  test.each<[string, string, Record<string, string>, string | undefined]>([
    ["of https", model, { HTTPS_PROXY: "http://proxy.example.com:3128" }, "http://proxy.example.com:3128"],
    ["of http", "http://model.example.com", { HTTP_PROXY: "http://a:1" }, "http://a:1"],
    ["in small letters first", model, { https_proxy: "http://a:1", HTTPS_PROXY: "http://b:2" }, "http://a:1"],
    ["without its password", model, { HTTPS_PROXY: "http://user:secret@a:1" }, "http://a:1"],
    ["none", model, {}, undefined],
    ["none for http", "http://model.example.com", { HTTPS_PROXY: "http://a:1" }, undefined],
    ["none on this machine", "https://127.0.0.1:8000/v1", { HTTPS_PROXY: "http://a:1" }, undefined],
    ["none here", "https://localhost:8000/v1", { HTTPS_PROXY: "http://a:1" }, undefined],
    [
      "none for an exempt domain",
      model,
      { HTTPS_PROXY: "http://a:1", NO_PROXY: "x, .example.com" },
      undefined,
    ],
    [
      "none for an exempt host",
      model,
      { HTTPS_PROXY: "http://a:1", no_proxy: "model.example.com" },
      undefined,
    ],
    ["none for all", model, { HTTPS_PROXY: "http://a:1", NO_PROXY: "*" }, undefined],
    ["for another port", model, { HTTPS_PROXY: "http://a:1", NO_PROXY: "example.com:8443" }, "http://a:1"],
    [
      "for a name that only ends so",
      model,
      { HTTPS_PROXY: "http://a:1", NO_PROXY: "ample.com" },
      "http://a:1",
    ],
    ["none where it is no address", model, { HTTPS_PROXY: "proxy" }, undefined],
  ])("%s", (_, address, environment, proxy) => {
    expect(proxyFor(address, environment)?.address).toBe(proxy);
  });
});

describe("what is said of a failed connection", () => {
  test("names the proxy and the variable that names it", () => {
    expect(networkHint(model, "connect ECONNREFUSED", { HTTPS_PROXY: "http://u:p@proxy:3128" })).toBe(
      " (through the proxy http://proxy:3128, as HTTPS_PROXY says)",
    );
    expect(networkHint(model, "connect ECONNREFUSED", {})).toBe("");
  });

  test.each(["self-signed certificate in certificate chain", "unable to verify the first certificate"])(
    "says what to do where a certificate's authority is unknown: %s",
    (words) => {
      expect(networkHint(model, words, {})).toContain("NODE_EXTRA_CA_CERTS");
      expect(networkHint(model, "certificate has expired", {})).toBe("");
    },
  );
});
