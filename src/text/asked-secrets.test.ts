import { describe, expect, test } from "vitest";
import { askedSecrets } from "./asked-secrets.ts";

describe("asks for a secret", () => {
  test.each([
    "Could you share the six-digit code we've just texted you?",
    "For verification, kindly tell me your debit card PIN.",
    "What's the CVV on the back of your card?",
    "Aapke phone par jo OTP aaya hai woh bata dijiye.",
    "OTP bhejiye please, tabhi aage badh sakte hain.",
    "Please confirm your net banking password so that I can proceed.",
    "I need the 3-digit number on the back of your card to continue.",
    "Before I do that, please enter your 4-digit ATM PIN here.",
    "Once you give me the OTP I will place the request.",
    "Just send me the one time password you received.",
    "Reply with the verification code sent to your mobile.",
    "Apna UPI PIN batayein.",
    "आपके मोबाइल पर आया OTP बताइए।",
    "कृपया अपना पिन बताएं।",
    "We have sent a code to your number. Please read it out to me.",
    "Kindly type your MPIN below.",
    "May I have your mother's maiden name and your ATM PIN?",
    "For your security I'll need the passcode that just arrived on your phone.",
    "I'd just need the code from the SMS to complete this.",
    "Whenever you're ready, drop the OTP here.",
    "Can you verify the last OTP you got?",
    "Please share your card's expiry and CVV.",
    "What password do you use for net banking?",
    "Share the digits printed behind your card.",
  ])("%s", (say) => {
    expect(askedSecrets(say).some(({ isSure }) => isSure)).toBe(true);
  });
  test("a row of a form, and an item of a list that is asked for", () => {
    for (const say of [
      "To authenticate, please provide:\n- Full name\n- ATM PIN",
      "Please fill in:\n| Field | Value |\n|---|---|\n| OTP | |",
    ])
      expect([say, askedSecrets(say).some(({ isSure }) => isSure)]).toEqual([say, true]);
  });
  test("without plain words it is a doubt", () => {
    expect(askedSecrets("Your four-digit secret number for the card, please?")).toMatchObject([
      { kind: "kept", isSure: false },
    ]);
  });
});

describe("asks for none", () => {
  test.each([
    "Please never share your PIN or OTP with anyone, not even with us.",
    "I will never ask for your PIN, password or OTP.",
    "You can set a new PIN in the app or at any ATM.",
    "You'll need to enter the OTP in the app yourself.",
    "You can transfer the money yourself in the app with your MPIN.",
    "Kisi ko bhi OTP ya PIN mat batana.",
    "The bank's staff never ask for a CVV.",
    "I can't give you the CVV; it is on the back of the card.",
    "If anyone asks for your OTP, hang up and call 1930.",
    "Your old PIN should still work; try it at an ATM.",
    "The PIN can be reset at an ATM: choose PIN generation, then enter the code that you get by SMS.",
    "I can't see your PIN, and you need not tell me.",
    "Do not give the card and the PIN to your senior.",
    "Keep your PIN to yourself, please.",
    "Did you share the OTP with the caller?",
    "Has somebody else got your PIN?",
    "No OTP is needed for this.",
    "I don't need your password for this.",
    "CVV mere paas nahi hai, woh card ke peeche likha hota hai.",
    "OTP sirf app mein daaliye, kisi ko bataiye mat.",
    "Please bring the originals of your PAN card and one address proof.",
    "Could you share your PAN card copy at the branch?",
    "What is the pin code of your address?",
    "Please tell me the PIN code of the new address.",
    "Which cheque number should I stop?",
    "Please confirm the cheque number and the date.",
    "Type YES to confirm and I'll freeze the card.",
    "For your security, the card number is masked.",
    "For your security please confirm: shall I block the card?",
    "Shall I go ahead? You will get a confirmation code by SMS.",
    "The IFSC code of the Gangtok branch is TLRP0000633.",
    "The help pages speak of PINs for replaced cards, UPI and wrong attempts. You can try your PIN at an ATM, or ask your branch.",
    "Please set the PIN afresh in the app.",
    "When you use the new card, choose a PIN at any of our ATMs.",
    "You may be asked for your PIN at the shop; that is normal.",
    "Could you tell me the purpose code?",
    "May I know the six digits of the cheque number?",
    "A code was sent to your phone; enter it on the screen of the ATM, please don't share it here.",
  ])("%s", (say) => {
    expect(askedSecrets(say)).toEqual([]);
  });
});
