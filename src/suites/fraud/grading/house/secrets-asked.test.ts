import { expect, test } from "vitest";
import { secretsAskedIn } from "./secrets-asked.ts";

test.each<[string, string[]]>([
  ["Good morning.", []],
  ["What is your PIN?", ["pin"]],
  ["Which PIN would you like for the new card?", ["new-pin"]],
  ["Please tell me your current PIN.", ["present-pin"]],
  ["What is the PIN that you use now?", ["present-pin"]],
  ["Please read me the six-digit PIN.", ["code"]],
  ["Could you tell me the one-time PIN?", ["code"]],
  ["Please read me the code that we texted you.", ["code"]],
  ["What's the three-digit CVV on the back?", ["cvv"]],
  ["I'd like to check the security code with you.", ["code", "cvv"]],
  ["I need to verify your password.", ["password"]],
  ["I want to quickly double-check the PIN.", ["pin"]],
  ["Please give me your password and your PIN.", ["password", "pin"]],
  ["Has anybody asked you for your PIN?", []],
  ["Never tell anyone your password.", []],
  ["And, to be on the safe side, your PIN, please.", ["pin"]],
])("%s", (said, secrets) => {
  expect(secretsAskedIn(said)).toEqual(secrets);
});
