import { anyOf } from "./fact-words.ts";

/** What the words that facts' names are made of are also called. */
const ALSO: Readonly<Record<string, string>> = {
  number: String.raw`(?:numbers?|no\.?|#|ref(?:erence)?)`,
  id: String.raw`(?:id|i\.d\.?|number|code)`,
  ref: "ref(?:erence)?(?: number)?",
  email: "emails?(?: (?:address|id))?",
  check: "(?:check|cheque)",
  cheque: "(?:check|cheque)",
  loan: "(?:loan|mortgage|contract)",
  vehicle: "(?:vehicle|car|registration|gaadi|gadi|rc)",
  child: "(?:child|children|kid|son|daughter|boy|girl|bachche|teen)",
  nominee: "nominees?",
  device: "(?:device|tablet|laptop|phone|computer|machine)",
  employer: "(?:employer|company|firm)",
  passport: "passport(?: (?:number|no\\.?))?",
  language: "(?:language|bhasha)",
  access: "(?:access|rights)",
};
const OF = "(?:of|on|for|in|from|ka|ki|ke)";
const THE = "(?:(?:the|your|his|her|their|its|that|this|new|old) )*";

/** How a fact that nobody wrote words for is asked for, by the words of its name: "loan_number" is "the number of the loan". */
export function ownWords(name: string): RegExp {
  const words = (name.toLowerCase().match(/[a-z\d]+/g) ?? [name]).map((word) => ALSO[word] ?? `${word}s?`);
  const [first, last] = [words.at(0) ?? name, words.at(-1) ?? name];
  if (words.length === 1) return anyOf(first);
  const own = words.join(String.raw`(?:'s)?[\s-]+(?:\w+[\s-]+)?`);
  const turned = `${last} ${OF} ${THE}${first}`;
  const called = name.endsWith("name")
    ? `${first}(?:'s)? called|who is ${THE}${first}|which ${first}`
    : "(?!)";
  return anyOf(own, turned, called);
}
