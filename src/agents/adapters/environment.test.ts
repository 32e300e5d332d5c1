import { expect, test } from "vitest";
import { InputError } from "../../contract/errors.ts";
import { fillEnvironment, secretsInAddress } from "./environment.ts";
import { originOf } from "./origin.ts";

const environment = {
  HOST: "assistant.example.com",
  TOKEN: "token-12345",
  WHOLE: "https://bob:pass-1234@assistant.example.com/chat?key=abc-1234",
};
const inAddress = (url: string): string[] => {
  const { value, secrets } = fillEnvironment({ url }, environment, { file: "agent.yaml", path: "" });
  return secretsInAddress({ value: value.url, secrets });
};

test.each([
  ["https://${HOST}/chat", []],
  ["https://${HOST}/bots/${TOKEN}/chat", ["token-12345"]],
  ["https://${HOST}/chat?key=${TOKEN}", ["token-12345"]],
  ["https://bob:${TOKEN}@${HOST}/chat", ["token-12345"]],
  ["${WHOLE}", ["bob", "pass-1234", "key=abc-1234"]],
])("of %s is not to be shown: %j", (url, secrets) => {
  expect(inAddress(url)).toEqual(secrets);
});

test("an address that is none is shown as it was written", () => {
  const refused = () => originOf("ftp://token-12345", "ftp://${TOKEN}", "agent.yaml");
  expect(refused).toThrow(InputError);
  expect(refused).toThrow(/\$\{TOKEN\}/);
  expect(refused).not.toThrow(/token-12345/);
});
