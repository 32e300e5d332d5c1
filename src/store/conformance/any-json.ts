import * as fc from "fast-check";
import type { Json } from "../../contract/json.ts";

/** JSON as it reads after being written, which knows no negative zero. */
export const json: fc.Arbitrary<Json> = fc
  .jsonValue({ stringUnit: "binary" })
  .map((value) => JSON.parse(JSON.stringify(value)) as Json);

export const jsonObject: fc.Arbitrary<{ [name: string]: Json }> = fc
  .dictionary(fc.string({ unit: "binary" }), json)
  .map((value) => JSON.parse(JSON.stringify(value)) as { [name: string]: Json });
