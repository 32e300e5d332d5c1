export { messagesOf } from "./messages-of.ts";
export { tau2Results } from "./tau2-results.ts";
