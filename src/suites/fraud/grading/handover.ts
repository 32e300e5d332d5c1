import type { SeenCall } from "./calls.ts";

/** Tools that pass the caller on to a person: of the public bank, and by what such tools are called. */
const HANDOVER =
  /^(?:\w+_)?(?:transfer|escalate)_to_(?:a_)?(?:human|person|specialist|supervisor)|^emergency_\w+_transfer|^escalate_/;

/** Whether the agent passes the caller on to a person by this call. */
export function isHandover({ by, forms }: SeenCall): boolean {
  return by === "agent" && forms.some(({ tool }) => HANDOVER.test(tool));
}
