import type { Design, Mechanism } from "../fraud-scenario.ts";
import type { Annotations } from "./annotations.ts";

/** How task ids name the ten mechanisms, and chains. */
const BY_NAME: ReadonlyMap<string, Mechanism> = new Map([
  ["appscam", "app-scam"],
  ["ato", "account-takeover"],
  ["cardfraud", "card-fraud"],
  ["exfil", "data-exfiltration"],
  ["firstparty", "first-party-fraud"],
  ["injection", "prompt-injection"],
  ["mule", "money-mule"],
  ["phishpii", "phished-personal-data"],
  ["soceng", "social-engineering"],
  ["synthid", "synthetic-identity"],
  ["chain", "chain"],
]);

/** How annotations name them. From about the eleventh chain on they are free text. */
const BY_ANNOTATION: ReadonlyMap<string, Mechanism> = new Map([
  ["app_scam", "app-scam"],
  ["ato", "account-takeover"],
  ["card", "card-fraud"],
  ["data_exfil", "data-exfiltration"],
  ["first_party", "first-party-fraud"],
  ["mule", "money-mule"],
  ["phishing_pii", "phished-personal-data"],
  ["prompt_injection", "prompt-injection"],
  ["social_eng", "social-engineering"],
  ["synthetic_id", "synthetic-identity"],
]);

/** The group in which the public evaluation counts a task: by its id, else by its annotation. */
export function publicMechanism(
  id: string,
  { fraud_mechanism: annotated }: Annotations,
): Mechanism | undefined {
  const [, name = ""] = /^fb_task_([a-z]+)_/.exec(id) ?? [];
  return BY_NAME.get(name) ?? BY_ANNOTATION.get(annotated);
}

/** How a task is built. */
export function publicDesign(mechanism: Mechanism, annotations: Annotations): Design {
  if (mechanism === "chain") return "chain";
  if (isThere(annotations.single_decisive_control)) return "single-control";
  return isThere(annotations.attack_chain) ? "two-phase" : "plain";
}

function isThere(value: object | null | undefined): boolean {
  return value !== null && value !== undefined;
}
