import { describe } from "vitest";
import { earPromises } from "./conformance.ts";
import { ruleEar } from "./rule-ear.ts";

describe("the ear by rules", () => earPromises(ruleEar));
