/**
 * A call that the mock cannot answer; the public harness ends the run on one. Either the arguments are to blame (an
 * unknown entity, a page that is no number) or the case itself (a merge that points nowhere).
 */
export class MockFault extends Error {
  readonly blame: "arguments" | "case";
  constructor(blame: MockFault["blame"], message: string) {
    super(message);
    this.name = "MockFault";
    this.blame = blame;
  }
}
