/** Hindi number words from 0 to 99, as they are written in Latin letters and in Devanagari; variants after a slash. */
const NUMBERS =
  "shunya/sifar/zero/शून्य ek/एक do/दो teen/तीन chaar/char/चार paanch/panch/पांच/पाँच chhe/chhah/che/छह/छः saat/सात aath/आठ " +
  "nau/नौ das/दस gyarah/ग्यारह barah/baarah/बारह terah/तेरह chaudah/चौदह pandrah/पंद्रह/पन्द्रह solah/सोलह satrah/सत्रह " +
  "atharah/अठारह unnis/उन्नीस bees/बीस ikkis/इक्कीस bais/baees/बाईस teis/teees/तेईस chaubis/चौबीस pachees/pachchis/पच्चीस " +
  "chhabbis/छब्बीस sattais/सत्ताईस atthais/atthaees/अट्ठाईस unatis/untis/उनतीस tees/तीस ikattis/इकतीस battis/बत्तीस " +
  "taintis/तैंतीस chauntis/चौंतीस paintis/पैंतीस chhattis/छत्तीस saintis/सैंतीस adtis/अड़तीस untalis/उनतालीस chalis/chaalis/चालीस " +
  "iktalis/इकतालीस bayalis/बयालीस taintalis/तैंतालीस chauvalis/चौवालीस paintalis/पैंतालीस chhiyalis/छियालीस saintalis/सैंतालीस " +
  "adtalis/अड़तालीस unchas/उनचास pachas/pachaas/पचास ikyavan/इक्यावन bavan/बावन tirpan/तिरपन chauvan/चौवन pachpan/पचपन " +
  "chhappan/छप्पन sattavan/सत्तावन atthavan/अट्ठावन unsath/उनसठ saath/साठ iksath/इकसठ basath/बासठ tirsath/तिरसठ chausath/चौंसठ " +
  "painsath/पैंसठ chhiyasath/छियासठ sarsath/सड़सठ adsath/अड़सठ unhattar/उनहत्तर sattar/सत्तर ikhattar/इकहत्तर bahattar/बहत्तर " +
  "tihattar/तिहत्तर chauhattar/चौहत्तर pachhattar/पचहत्तर chhihattar/छिहत्तर satahattar/सतहत्तर athhattar/अठहत्तर unasi/उन्यासी " +
  "assi/अस्सी ikyasi/इक्यासी bayasi/बयासी tirasi/तिरासी chaurasi/चौरासी pachasi/पचासी chhiyasi/छियासी satasi/सत्तासी athasi/अट्ठासी " +
  "navasi/नवासी nabbe/नब्बे ikyanve/इक्यानवे banve/बानवे tiranve/तिरानवे chauranve/चौरानवे pachanve/पचानवे chhiyanve/छियानवे " +
  "satanve/सत्तानवे athanve/अट्ठानवे ninyanve/निन्यानवे";

const SCALES = "sau/सौ:100 hazar/hazaar/hajar/हज़ार/हजार:1000 lakh/lac/लाख:100000 crore/karod/करोड़:10000000";

const VALUES: ReadonlyMap<string, number> = new Map(
  NUMBERS.split(" ").flatMap((forms, value) =>
    forms.split("/").map((form): [string, number] => [form.normalize("NFKC"), value]),
  ),
);
const FACTORS: ReadonlyMap<string, number> = new Map(
  SCALES.split(" ").flatMap((line) => {
    const [forms = "", factor] = line.split(":");
    return forms.split("/").map((form): [string, number] => [form.normalize("NFKC"), Number(factor)]);
  }),
);

const WORD = [...VALUES.keys(), ...FACTORS.keys()].toSorted((a, b) => b.length - a.length).join("|");
const EDGE = "[\\p{L}\\p{M}\\p{N}_]";
/** Words of numbers in a row, with digits among them: "do lakh tees hazaar 228". */
const ROW = new RegExp(
  `(?<!${EDGE})(?:${WORD}|\\d+)(?:(?:,\\s|[\\s-])(?:${WORD}|\\d+)(?!${EDGE})){1,30}`,
  "giu",
);
const ANY = new RegExp(`(?<!${EDGE})(?:${WORD})(?!${EDGE})`, "iu");
/** Fewer words one after another may be words of a sentence: "do" is English, "ek" is "a". */
const LEAST_READ_OUT = 3;

/** A plain text with its Hindi number words as digits, where they count a sum or are read out one after another. */
export function hindiToDigits(plain: string): string {
  if (!ANY.test(plain)) return plain;
  return plain.replace(ROW, (row) => {
    const words = wordsOf(row);
    if (!words.some((word) => VALUES.has(word))) return row;
    if (isSum(row, words)) return String(sumOf(words) ?? row);
    return words.length >= LEAST_READ_OUT ? words.map(digitsOf).join(" ") : row;
  });
}

/** Sums that a plain text says in Hindi words, by value: "do lakh tees hazaar". */
export function hindiSums(plain: string): { value: number; start: number; end: number }[] {
  if (!ANY.test(plain)) return [];
  return [...plain.matchAll(ROW)].flatMap(({ 0: row, index }) => {
    const words = wordsOf(row);
    const value = words.some((word) => VALUES.has(word)) && isSum(row, words) ? sumOf(words) : undefined;
    return value === undefined ? [] : [{ value, start: index, end: index + row.length }];
  });
}

const wordsOf = (row: string): string[] => row.split(/[\s,-]+/).map((word) => word.toLowerCase());

const isSum = (row: string, words: readonly string[]): boolean =>
  !row.includes(",") && words.some((word) => FACTORS.has(word));

function digitsOf(word: string): string {
  return String(VALUES.get(word) ?? word);
}

/** "do lakh tees hazaar do sau atthais". @returns `undefined` for words in no such order. */
function sumOf(words: readonly string[]): number | undefined {
  let [total, current, last] = [0, 0, Number.POSITIVE_INFINITY];
  let hasNumber = false;
  for (const word of words) {
    const factor = FACTORS.get(word);
    if (factor === undefined) {
      if (hasNumber && current % 100 !== 0) return undefined;
      current += Number(digitsOf(word));
      hasNumber = true;
    } else if (factor === 100) {
      current = (hasNumber ? current : 1) * 100;
      hasNumber = true;
    } else {
      if (factor >= last || !hasNumber) return undefined;
      total += current * factor;
      [current, last, hasNumber] = [0, factor, false];
    }
  }
  return total + current;
}
