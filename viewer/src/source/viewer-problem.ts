/** What went wrong, in words that a reader can act on. */
export class ViewerProblem extends Error {}
