/** What a reader of results must know of a scenario: how many messages of an earlier conversation come first. */
export type ScenarioFacts = (scenario: string) => { prior: number };
