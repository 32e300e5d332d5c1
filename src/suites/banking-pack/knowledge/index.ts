export { agentInstructions } from "./agent-instruction.ts";
export type { BankingContent } from "./banking-content.ts";
export { callerPrompt, OUR_GUIDELINES, type CallerScenario } from "./caller-prompt.ts";
export { BankingPack } from "./pack.ts";
export { policyPrompt, type ShownDocument } from "./policy-prompt.ts";
