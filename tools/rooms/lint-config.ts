import { roomOverrides } from "./lint-overrides.ts";

type Config = { overrides: { rules: Record<string, unknown> }[] };

/** Lint's configuration with the overrides of the rooms, before those that were written by hand. */
export function withRoomOverrides(text: string): string {
  const config = JSON.parse(text) as Config; // our own file
  const byHand = config.overrides.filter(
    ({ rules }) => rules["no-restricted-imports"] === undefined || rules["no-restricted-imports"] === "off",
  );
  return `${JSON.stringify({ ...config, overrides: [...roomOverrides(), ...byHand] }, null, 2)}\n`;
}
