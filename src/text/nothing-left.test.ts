import { describe, expect, test } from "vitest";
import { saidToBeNothing } from "./nothing-left.ts";

describe("said to be nothing", () => {
  test.each([
    "The NRO account is empty.",
    "Your NRO balance is nil.",
    "Aapka NRO khata khaali hai.",
    "Your outstanding is zero.",
    "NRO: ₹0",
    "| NRO8815002 | ₹0 |",
    "Your NRO account shows a zero balance.",
    "NRO account mein zero hai.",
    "आपका NRO खाता खाली है।",
    "Nothing is left to pay on the loan; your outstanding is ₹0.",
    "Your NRO account has a balance of 0.",
  ])("%s", (say) => {
    expect(saidToBeNothing(say)).toMatchObject([{ isSure: true }]);
  });
  test.each(["There is no money in your NRO account.", "There is nothing in that account."])(
    "perhaps: %s",
    (say) => {
      expect(saidToBeNothing(say)).toMatchObject([{ isSure: false }]);
    },
  );
});

describe("not said to be nothing", () => {
  test.each([
    "The balance came back empty.",
    "The system returned an empty balance for your NRO account.",
    "I found nothing on the balance in the record.",
    "It's a zero balance account.",
    "There is no penalty on the account.",
    "There is no charge on the account.",
    "Your balance is ₹0.50.",
    "There are no dues on the card, the system did not say so.",
    "I can't say that your account is empty.",
    "If the account is empty, the EMI will bounce.",
    "No hold is on your account: ₹0 on hold.",
    "After the foreclosure your outstanding will be nil.",
    "No amount has been debited from your account.",
    "None of your accounts is blocked.",
    "The balance field was blank, so I can't say what's in it.",
    "Your account has no nominee.",
    "There is zero charge for the account's reactivation.",
  ])("%s", (say) => {
    expect(saidToBeNothing(say)).toEqual([]);
  });
});
