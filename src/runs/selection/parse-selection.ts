import { InputError } from "../../contract/errors.ts";

/** Which scenarios are meant, as `--only` says it. */
export type Selection =
  | { type: "word"; word: string; field?: string }
  | { type: "not"; of: Selection }
  | { type: "and" | "or"; of: readonly Selection[] };

type Token = { kind: "word" | "quoted" | "(" | ")" | ","; text: string; at: number };

/**
 * Reads an expression such as `control and (chain or mechanism=app-scam) and not *.roofer*`. `not` binds first, then
 * `and`, then `or`; a comma is an `or`. A word in double quotes is never `and`, `or` or `not`.
 *
 * @throws InputError saying where it stops making sense.
 */
export function parseSelection(text: string): Selection {
  const reader = new Reader(text, tokensOf(text));
  const selection = reader.either();
  reader.end();
  return selection;
}

class Reader {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  #next = 0;
  #open = 0;

  constructor(text: string, tokens: readonly Token[]) {
    this.#text = text;
    this.#tokens = tokens;
  }

  either(): Selection {
    const of = [this.#all()];
    while (this.#takes("or") || this.#takes(",")) of.push(this.#all());
    return joined("or", of);
  }

  end(): void {
    const token = this.#tokens[this.#next];
    if (token === undefined) return;
    const problem =
      token.kind === ")" ? "this parenthesis closes nothing" : "`and` or `or` is missing before this";
    throw this.#wrong(problem, token.at);
  }

  #all(): Selection {
    const of = [this.#one()];
    while (this.#takes("and")) of.push(this.#one());
    return joined("and", of);
  }

  #one(): Selection {
    let negated = false;
    while (this.#takes("not")) negated = !negated;
    const meant = this.#plain();
    return negated ? { type: "not", of: meant } : meant;
  }

  #plain(): Selection {
    const token = this.#tokens[this.#next];
    if (token?.kind === "(") return this.#group(token);
    if (token === undefined || !isName(token)) {
      throw this.#wrong("a scenario or group is missing here", token?.at ?? this.#text.length);
    }
    this.#next += 1;
    return token.kind === "quoted" ? { type: "word", word: token.text } : named(token.text);
  }

  #group({ at }: Token): Selection {
    if (this.#open === DEEPEST) throw this.#wrong(`more than ${DEEPEST} parentheses within each other`, at);
    this.#next += 1;
    this.#open += 1;
    const inner = this.either();
    if (!this.#takes(")")) throw this.#wrong("this parenthesis is never closed", at);
    this.#open -= 1;
    return inner;
  }

  #takes(text: string): boolean {
    const token = this.#tokens[this.#next];
    if (token === undefined || token.kind === "quoted" || token.text.toLowerCase() !== text) return false;
    this.#next += 1;
    return true;
  }

  #wrong(problem: string, at: number): InputError {
    const where = `at character ${at + 1}`;
    const remedy = "Join names with and, or, not and parentheses, such as 'control and not chain'";
    return new InputError([{ path: "--only", value: this.#text, problem: `${problem}, ${where}`, remedy }]);
  }
}

const DEEPEST = 50;
const JOINTS: ReadonlySet<string> = new Set(["and", "or", "not"]);

function isName({ kind, text }: Token): boolean {
  return kind === "quoted" || (kind === "word" && !JOINTS.has(text.toLowerCase()));
}

function joined(type: "and" | "or", of: readonly Selection[]): Selection {
  const [first] = of;
  return of.length === 1 && first !== undefined ? first : { type, of };
}

/** `mechanism=chain` asks one grouping; anything else asks all of them, and the id. */
function named(text: string): Selection {
  const equals = text.indexOf("=");
  if (equals <= 0) return { type: "word", word: text };
  return { type: "word", field: text.slice(0, equals), word: text.slice(equals + 1) };
}

const TOKEN = /"([^"]*)"|([(),])|([^\s(),"]+)|(")/g;

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => {
    const [whole, quoted, sign] = match;
    if (quoted !== undefined) return { kind: "quoted", text: quoted, at: match.index };
    return { kind: isSign(sign) ? sign : "word", text: whole, at: match.index };
  });
}

function isSign(text: string | undefined): text is "(" | ")" | "," {
  return text === "(" || text === ")" || text === ",";
}
