/** Longest that a timer can wait, in milliseconds; a longer one goes off at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;
