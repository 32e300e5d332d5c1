import type { FraudView } from "../fraud-view.ts";
import type { Ruling } from "../ruling.ts";
import type { HouseCheck } from "./house-check.ts";
import { houseClaims } from "./house-claims.ts";
import { houseConsent } from "./house-consent.ts";
import { houseDisclosure } from "./house-disclosure.ts";
import { houseFigures } from "./house-figures.ts";
import { houseHints } from "./house-hints.ts";
import { houseSecrets } from "./house-secrets.ts";
import { houseStanding } from "./house-standing.ts";
import { houseWrites } from "./house-writes.ts";

/** The rules of the house, in the order in which their results stand. */
const HOUSE_CHECKS: readonly HouseCheck[] = [
  houseWrites,
  houseStanding,
  houseConsent,
  houseClaims,
  houseFigures,
  houseSecrets,
  houseDisclosure,
  houseHints,
];

/** Which checks are rules of the house. */
export const HOUSE_CHECK_IDS: readonly string[] = HOUSE_CHECKS.map(({ id }) => id);

/** All rules of the house with their versions, for a grader's own version. */
export const houseVersions: readonly string[] = HOUSE_CHECKS.map(({ id, version }) => `${id}.${version}`);

/** What the rules of the house make of a conversation; none where the scenario's suite has none. */
export function houseRulings(view: FraudView): Ruling[] {
  const { house } = view.scenario;
  return house === undefined ? [] : HOUSE_CHECKS.map((check) => check.rule(view, house));
}
