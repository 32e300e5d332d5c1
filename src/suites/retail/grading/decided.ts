/** Whether a write was agreed to, and why. `unclear`: rules cannot tell, and a judge is to be asked. */
export type Decided = { status: "confirmed" | "unconfirmed" | "unclear"; because: string };

export const confirmed = (because: string): Decided => ({ status: "confirmed", because });
export const unconfirmed = (because: string): Decided => ({ status: "unconfirmed", because });
export const unclear = (because: string): Decided => ({ status: "unclear", because });
