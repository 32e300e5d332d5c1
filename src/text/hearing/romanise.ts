/** Devanagari letters in the spelling in which Indian customers type them in Latin; vowels inherent in a consonant apart. */
const CONSONANTS: Readonly<Record<string, string>> = {
  क: "k", ख: "kh", ग: "g", घ: "gh", ङ: "n", च: "ch", छ: "chh", ज: "j", झ: "jh", ञ: "n", ट: "t", ठ: "th", ड: "d",
  ढ: "dh", ण: "n", त: "t", थ: "th", द: "d", ध: "dh", न: "n", प: "p", फ: "f", ब: "b", भ: "bh", म: "m", य: "y",
  र: "r", ल: "l", ळ: "l", व: "v", श: "sh", ष: "sh", स: "s", ह: "h",
}; // prettier-ignore
const VOWELS: Readonly<Record<string, string>> = {
  अ: "a", आ: "aa", इ: "i", ई: "i", उ: "u", ऊ: "u", ऋ: "ri", ए: "e", ऐ: "ai", ओ: "o", औ: "au", ऑ: "o", ऍ: "e",
}; // prettier-ignore
const SIGNS: Readonly<Record<string, string>> = {
  "\u093e": "a", "\u093f": "i", "\u0940": "i", "\u0941": "u", "\u0942": "u", "\u0943": "ri", "\u0945": "e",
  "\u0947": "e", "\u0948": "ai", "\u0949": "o", "\u094b": "o", "\u094c": "au",
}; // prettier-ignore
const NASALS = new Set(["\u0901", "\u0902"]);
const VIRAMA = "\u094d";
const NUKTA = "\u093c";
const DEVANAGARI = /[\u0900-\u0963\u0970-\u097f]+/g;

/** Romanised words that have a usual spelling of their own; mostly English ones that were written in Devanagari. */
const USUAL: ReadonlyMap<string, string> = new Map(
  Object.entries({
    otipi: "otp", nambar: "number", nambr: "number", nanbar: "number", paskod: "passcode", yutiaar: "utr", yutiar: "utr", aaidi: "id", imel: "email", transafar: "transfer", mobail: "mobile", fon: "phone", kard: "card", kod: "code",
    pain: "pan", kripya: "kripya", tim: "team", transfar: "transfer", kanekt: "connect", kol: "call",
    akaunt: "account", khata: "account", blok: "block", blauk: "block", apadet: "update", sar: "sir", maidam: "madam",
    maim: "maam", rikvest: "request", vibhag: "department", adhikari: "officer", mainejar: "manager", ejent: "agent",
    kanfarm: "confirm", kanfrm: "confirm", edres: "address", prosid: "proceed", limit: "limit", riset: "reset",
    esemes: "sms", upiai: "upi", pasavard: "password", sivivi: "cvv", darj: "darj", ho: "ho", nai: "nayi", nae: "naye", han: "haan", kevaisi: "kyc", ha: "haan",
  }),
); // prettier-ignore

/** The text with what stands in Devanagari spelled as it is typed in Latin: "जन्म तिथि बताइए" is "janm tithi bataie". */
export function romanise(text: string): string {
  return text.replace(DEVANAGARI, romanWord);
}

function romanWord(word: string): string {
  const letters = Array.from(word.normalize("NFD").replaceAll(NUKTA, "").normalize("NFC"));
  let roman = "";
  letters.forEach((letter, at) => {
    const consonant = CONSONANTS[letter];
    if (consonant !== undefined) {
      const isAfterVowel = "aeiou".includes(roman.at(-1) ?? "-");
      roman += consonant + inherent(isAfterVowel, letters.slice(at + 1, at + 3));
    } else if (NASALS.has(letter)) roman += "n";
    else if (letter !== VIRAMA) roman += VOWELS[letter] ?? SIGNS[letter] ?? "";
  });
  return USUAL.get(roman) ?? roman;
}

/** The "a" after a consonant is not spoken at the end of a word, nor between a vowel and a consonant with one: "aapka". */
function inherent(isAfterVowel: boolean, [next, second]: readonly string[]): string {
  if (next === undefined || next === VIRAMA || SIGNS[next] !== undefined) return "";
  const isBeforeVowel = CONSONANTS[next] !== undefined && SIGNS[second ?? ""] !== undefined;
  return isAfterVowel && isBeforeVowel ? "" : "a";
}
