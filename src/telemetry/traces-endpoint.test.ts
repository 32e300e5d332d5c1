import { expect, test } from "vitest";
import { shownAddress, tracesEndpoint } from "./traces-endpoint.ts";

test.each([
  ["http://collector:4318", "http://collector:4318/v1/traces"],
  ["https://collector.example.com/otlp/", "https://collector.example.com/otlp/v1/traces"],
  ["https://collector.example.com/v1/traces", "https://collector.example.com/v1/traces"],
])("%s is posted to at %s", (asked, endpoint) => {
  expect(tracesEndpoint(asked, {})).toBe(endpoint);
});

test("without an address it is the environment's, that of traces first, else this machine's", () => {
  const base = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://a:4318" };
  expect(tracesEndpoint(true, base)).toBe("http://a:4318/v1/traces");
  const whole = { ...base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://b:4318/own/path" };
  expect(tracesEndpoint(true, whole)).toBe("http://b:4318/own/path");
  expect(tracesEndpoint("http://c", whole)).toBe("http://c/v1/traces");
  expect(tracesEndpoint(true, {})).toBe("http://localhost:4318/v1/traces");
});

test.each([
  ["retail-india", "--otlp: is not an http(s) address"],
  ["grpc://collector:4317", "is not an http(s) address"],
  ["https://user:secret@collector", "OTEL_EXPORTER_OTLP_HEADERS"],
])("refuses %s", (asked, message) => {
  expect(() => tracesEndpoint(asked, {})).toThrow(message);
});

test("does not repeat credentials in its complaint", () => {
  expect(() => tracesEndpoint("https://user:secret@collector", {})).not.toThrow("secret");
});

test("what is shown of an address holds no key", () => {
  expect(shownAddress("http://127.0.0.1:4318/v1/traces")).toBe("http://127.0.0.1:4318/v1/traces");
  const telling = [
    "https://h/v1/traces?api_key=SECRET",
    "ftp://u:SECRET@h",
    "u:SECRET@h",
    "https://h/#SECRET",
  ];
  for (const address of telling) expect(shownAddress(address)).not.toContain("SECRET");
  expect(shownAddress("https://u:SECRET@h/p?k=SECRET")).toBe("https://…@h/p?…");
  expect(() => tracesEndpoint("ftp://u:SECRET@h", {})).toThrow(/^(?!.*SECRET)/s);
});
