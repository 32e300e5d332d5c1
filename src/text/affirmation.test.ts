import { describe, expect, test } from "vitest";
import { readConsent, type Consent } from "./affirmation.ts";

const table: Record<Consent, string[]> = {
  affirms: [
    "Yes, block it and tell me the reference number.",
    "Yes please, and also tell me the new balance afterwards.",
    "Sure, why not?",
    "Yes, that's the one.",
    ..."yes|Yes, go ahead.|YES!|yep|yup|ok|okay thanks|sure|Sure thing|y|Confirm|confirmed|please do|proceed".split(
      "|",
    ),
    ..."affirmative, carry on|Great, that works. Go ahead and book it.|Ok. Yes, go ahead and close the FD.".split(
      "|",
    ),
    ..."No problem, proceed|why not, go ahead|Yes please don't delay|Ok, proceed, no nominee|Sounds good".split(
      "|",
    ),
    ..."Can you please go ahead?|Yes, could you block it now?|Yes. Also what is my balance?|Yes, stop it".split(
      "|",
    ),
    ..."haan|ji haan|theek hai, kar dijiye|thik hai na, kar do|bilkul|हाँ|हां जी|हाँ, कर दीजिए|ठीक है|कृपया कर दीजिए".split(
      "|",
    ),
    ..."I confirm the transfer of ₹5,000|“Yes”|👍|Please go ahead with the 5678 one".split("|"),
  ],
  refuses: [
    ..."no|nope|No, don't go ahead|do not proceed|please don't|not sure|I'm not sure, wait|ok wait|not now".split(
      "|",
    ),
    ..."Hold on — before that, what's the balance in my savings account?|Absolutely not|that is not right".split(
      "|",
    ),
    ..."I would rather not|Nah, leave it|nahi|nahi, mat karo|abhi nahi|नहीं|यह मत करो|रहने दो".split("|"),
  ],
  asks: [
    ..."yes? why|ok but first tell me|ok but first tell me the penalty|Is that ok?|ok?|Can you confirm its balance?".split(
      "|",
    ),
    ..."haan lekin pehle penalty batao|Why is there a fee?|kitna lagega|पहले बताइए".split("|"),
  ],
  mixed: [
    ..."Yes, but don't close the RD|yes if it is free|ok. what is the penalty?|No, proceed without a nominee".split(
      "|",
    ),
    "Yes. What is the penalty?",
    "ok, but first tell me the penalty",
    "Yes, do you need anything else?",
  ],
  other: [
    ..."The salary account.|Cheque number 100234.|make sure it is the right one|ensure|surely|token|confirms|".split(
      "|",
    ),
    ..."block it right now|The one ending 5678".split("|"),
  ],
};

describe.each(Object.entries(table))("%s", (expected, texts) => {
  test.each(texts)("%j", (text) => {
    expect(readConsent(text)).toBe(expected);
  });
});
