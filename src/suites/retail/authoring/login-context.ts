import type { JsonObject } from "../../../contract/json.ts";
import { isRecord } from "../../../contract/is-record.ts";

const countedTypes = ["fd", "rd", "loan", "policy"];

/**
 * The login context that the agent is given: what the customer's entry says, plus what follows from it. The
 * permanent address is the communication address and the product counts are counted, unless they are written out.
 */
export function completeLogin(login: JsonObject): JsonObject {
  const derived: JsonObject = {};
  const address = login["communication_address"];
  if (address !== undefined) derived["permanent_address"] = address;
  const products = login["linked_products"];
  if (Array.isArray(products)) {
    const counts = countedTypes.map((type) => [
      type,
      products.filter((product) => isRecord(product) && product["type"] === type).length,
    ]);
    derived["linked_products_summary"] = Object.fromEntries(counts);
  }
  return { ...login, ...Object.fromEntries(Object.entries(derived).filter(([key]) => !(key in login))) };
}
