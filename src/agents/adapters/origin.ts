import { InputError } from "../../contract/errors.ts";

/**
 * The origin of an endpoint's address, in which placeholders may only follow the host.
 *
 * @throws InputError where there is none.
 */
export function originOf(url: string, file: string): string {
  const origin = /^https?:\/\/[^/{}]+/.exec(url)?.[0];
  if (origin !== undefined && URL.canParse(origin)) return origin;
  const remedy = "Write it whole, such as https://assistant.example.com/chat";
  throw new InputError([
    { file, path: "url", value: url, problem: "not the address of an HTTP endpoint", remedy },
  ]);
}
