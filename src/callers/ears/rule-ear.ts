import type { Ear } from "../../contract/ear.ts";
import { hear, HEARING_VERSION } from "../../text/hearing/hear.ts";

/** The ear by rules: it needs nothing, and hears the same reply always alike. */
export function ruleEar(): Ear {
  return {
    id: `rules@${HEARING_VERSION}`,
    hear: (reply, situation) => Promise.resolve(hear(reply, situation)),
  };
}
