import { describe, expect, test } from "vitest";
import { findOutcomeClaims } from "./outcome-claims.ts";

const claims = (text: string): string[] =>
  findOutcomeClaims(text).map(({ voice, kinds }) => [voice, ...kinds].join(" "));

describe("claims", () => {
  test.each([
    ["I have blocked your card.", ["own block"]],
    ["I've just raised a complaint for you.", ["own raise"]],
    ["We have successfully closed it.", ["own close"]],
    ["I have credited ₹500.", ["own"]],
    ["Your card has been blocked.", ["result block"]],
    ["Great news: your cheque book has been ordered.", ["result request"]],
    ["International POS is now enabled.", ["result update"]],
    ["Booked TKFD3, maturing 2028-03-15.", ["result create"]],
    ["Closed. ₹3,60,983 credited.", ["result close"]],
    ["Cheque book requested successfully.", ["result request"]],
    ["Request raised: REQ-1", ["result raise"]],
    ["Transferred ₹5,000 to Asha.", ["result transfer"]],
    ["Done. Stop-payment registered for cheque 100234.", ["done", "result raise"]],
    ["I have blocked it and raised a complaint for you.", ["own block", "own raise"]],
    ["I have blocked it and your registered mobile gets a message.", ["own block"]],
    ["All set!", ["done"]],
    ["Successfully blocked your card.", ["result block"]],
    ["1. Card blocked – BLK-1", ["result block"]],
    ["I've gone ahead and cancelled it.", ["own cancel"]],
    ["Your request has been processed.", ["done"]],
    ["Your card is frozen.", ["state freeze"]],
    ["If you lost it, I have blocked the card.", ["own block"]],
    ["आपका कार्ड ब्लॉक कर दिया गया है।", ["result block"]],
    ["Aapka card freeze kar diya hai.", ["result freeze"]],
    ["Form submit kar diya hai.", ["result raise"]],
    ["FD khol di hai.", ["result create"]],
    ["I have blocked it, nothing else.", ["own block"]],
    ["I've stopped no. 5 of the list.", ["own stop"]],
    ["It has been blocked, and a complaint has been registered.", ["result block", "result raise"]],
    ["**Card blocked**", ["result block"]],
    ["Updated ✔ ATM limit", ["result update"]],
    ["IMPS successful: ₹8,000 sent to Pema", ["result send transfer"]],
    ["It is now frozen and permanently blocked.", ["result freeze", "result block"]],
    ["It is now set to be paid out on 2027-12-10.", ["arranged update"]],
    ["The limit is now set to ₹5,000.", ["result update"]],
    ["A block has been placed on it.", ["result block"]],
    ["I've raised a complaint.", ["own raise"]],
    ["I've raised the limit.", ["own raise update"]],
    ["The fault has been fixed.", ["result resolve"]],
  ])("%s", (text, expected) => {
    expect(claims(text)).toEqual(expected);
  });
});

describe("no claims", () => {
  test.each([
    "Shall I block it?",
    "Has it been blocked?",
    "I will block your card.",
    "I can get it blocked.",
    "I could not block the card.",
    "I haven't blocked anything.",
    "Your card has not been blocked.",
    "No request has been raised.",
    "Nothing was changed.",
    "Once blocked, a card cannot be unblocked.",
    "If the card is blocked, you cannot use it.",
    "When the FD is closed, the money goes to savings.",
    "After your card is blocked, a new one is sent.",
    "The penalty applies once it is closed.",
    "The card can be blocked permanently.",
    "Blocked cards cannot be used.",
    "It would be closed within 7 days.",
    "Your request is being processed.",
    "You mentioned you cancelled the mandate.",
    "You closed that account last year.",
    "You said the card was blocked.",
    "The branch is closed on Sundays.",
    "Blocking card ****8044 is permanent.",
    "I have checked your account.",
    "I've set out the options below.",
    "It can be successfully closed online.",
    "Your salary of ₹85,000 was credited on 2026-03-12.",
    "Two auto-payments: Netflix (active) and a SIP (active).",
    "The rate applied is 6.5%.",
    "I'm unable to stop it.",
    "card block nahi kiya gaya hai",
    "कार्ड ब्लॉक नहीं किया गया है।",
    "I have changed nothing.",
    "I have closed none of them.",
    "I've moved no money.",
    "Card block kar diya jayega.",
    "Card block kar diya jaega.",
    "₹25,000 has been placed on hold.",
    "A hold of ₹25,000 has been placed on it.",
    "The rate has been fixed at 7%.",
  ])("%s", (text) => {
    expect(claims(text)).toEqual([]);
  });
});

test("what was done to what, within its own clause", () => {
  const about = (text: string): string[] => findOutcomeClaims(text).map((claim) => claim.about.trim());
  expect(about("I have blocked ****4321 and kept ****8044 active.")).toEqual(["****4321"]);
  expect(about("Both, the FD and the RD, have been closed.")).toEqual(["the FD and the RD"]);
  expect(about("While ****8044 is active, ****4321 has been blocked.")).toEqual(["****4321"]);
  expect(about("Blocked: Amex ****5540 (lost)")).toEqual(["Amex ****5540"]);
});
