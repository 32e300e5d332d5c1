import { describe } from "vitest";
import {
  lifePromises,
  manifestPromises,
  scenarioPromises,
  verdictPromises,
} from "./conformance/keeps-records.ts";
import { journalPromises } from "./conformance/keeps-replies.ts";
import {
  refusalPromises,
  replacementPromises,
  trajectoryPromises,
} from "./conformance/keeps-trajectories.ts";
import { listingPromises } from "./conformance/lists-in-order.ts";
import type { OpenStore } from "./conformance/samples.ts";

/** The promises of `RunStore` as tests, which every implementation runs. `open` makes a new, empty store. */
export function storeConformance(name: string, open: OpenStore): void {
  describe(`${name} keeps the promises of a run store`, () => {
    manifestPromises(open);
    scenarioPromises(open);
    trajectoryPromises(open);
    replacementPromises(open);
    refusalPromises(open);
    listingPromises(open);
    verdictPromises(open);
    journalPromises(open);
    lifePromises(open);
  });
}
