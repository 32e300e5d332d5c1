/** Named characters of HTML that stand in or around values, each with its code point. */
const NAMED: ReadonlyMap<string, number> = new Map([
  ...pairs(
    "amp 26 lt 3c gt 3e quot 22 apos 27 nbsp a0 ensp 2002 emsp 2003 thinsp 2009 numsp 2007 puncsp 2008",
  ),
  ...pairs("hairsp 200a zwj 200d zwnj 200c lrm 200e rlm 200f shy ad ZeroWidthSpace 200b NoBreak 2060"),
  ...pairs("ApplyFunction 2061 InvisibleTimes 2062 InvisibleComma 2063 ndash 2013 mdash 2014 horbar 2015"),
  ...pairs(
    "hyphen 2010 dash 2010 minus 2212 lsquo 2018 rsquo 2019 sbquo 201a ldquo 201c rdquo 201d bdquo 201e",
  ),
  ...pairs(
    "laquo ab raquo bb prime 2032 Prime 2033 hellip 2026 bull 2022 middot b7 deg b0 euro 20ac pound a3",
  ),
  ...pairs(
    "cent a2 yen a5 curren a4 copy a9 reg ae trade 2122 times d7 divide f7 frac12 bd half bd frac14 bc",
  ),
  ...pairs("frac34 be sup1 b9 sup2 b2 sup3 b3 sol 2f bsol 5c lowbar 5f num 23 dollar 24 percnt 25 commat 40"),
  ...pairs("period 2e comma 2c colon 3a semi 3b excl 21 quest 3f lpar 28 rpar 29 lsqb 5b lbrack 5b rsqb 5d"),
  ...pairs(
    "rbrack 5d lcub 7b lbrace 7b rcub 7d rbrace 7d verbar 7c vert 7c ast 2a midast 2a plus 2b equals 3d",
  ),
  ...pairs("Hat 5e grave 60 Tab 9 NewLine a"),
]);

const REFERENCE = /&(?:#(\d{1,7});?|#[xX]([\da-fA-F]{1,6});?|([A-Za-z][A-Za-z\d]{1,20});)/g;
const HIGHEST = 0x10ffff;

/** A text with HTML's character references as what they stand for; what is none ("AT&T;") stays as it is. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(REFERENCE, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    const code =
      decimal !== undefined
        ? Number(decimal)
        : hexadecimal !== undefined
          ? Number.parseInt(hexadecimal, 16)
          : NAMED.get(name ?? "");
    const isCharacter =
      code !== undefined && code > 0 && code <= HIGHEST && !(code >= 0xd800 && code < 0xe000);
    return isCharacter ? String.fromCodePoint(code) : whole;
  });
}

function pairs(list: string): [string, number][] {
  const words = list.split(" ");
  return words.flatMap((word, index): [string, number][] =>
    index % 2 === 0 ? [[word, Number.parseInt(words[index + 1] ?? "", 16)]] : [],
  );
}
