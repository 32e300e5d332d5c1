import { InputError } from "../../contract/errors.ts";

/**
 * The origin of an endpoint's address, in which placeholders may only follow the host.
 *
 * @param written The address as it stands in the file, before variables were filled in.
 * @throws InputError where there is none.
 */
export function originOf(url: string, written: string, file: string): string {
  const origin = /^https?:\/\/[^/{}]+/.exec(url)?.[0];
  if (origin !== undefined && URL.canParse(origin)) return origin;
  const remedy = "Write it whole, such as https://assistant.example.com/chat";
  throw new InputError([
    { file, path: "url", value: written, problem: "not the address of an HTTP endpoint", remedy },
  ]);
}
