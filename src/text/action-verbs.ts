import { matchesOf } from "./matches.ts";
import { anyOfWords, wholeWord } from "./whole-word.ts";

/** Kinds of things that a banking tool does. */
const ACTION_KINDS = [
  "block",
  "freeze",
  "unfreeze",
  "stop",
  "close",
  "create",
  "transfer",
  "cancel",
  "raise",
  "request",
  "update",
  "send",
  "renew",
  "refund",
  "approve",
  "issue",
  "resolve",
  "schedule",
  "add",
  "remove",
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

type Words = {
  /** Ways to name the act: base forms, -ing forms, nouns. */
  named: string;
  /** Words so common, or so often nouns, that they name the act only where it is the very one that a tool does. */
  loose?: string;
  /** Past participles: the act as done. */
  done: string;
  /** Hindi and Hinglish words that stand before "kar diya", "ho gaya" and the like. */
  hindi?: string;
  /** Hindi verbs of their own: "khol di", "bhej diya". */
  hindiVerbs?: string;
};

const WORDS: Readonly<Record<ActionKind, Words>> = {
  block: {
    named: "block blocking hotlist hotlisting deactivate deactivating deactivation",
    done: "blocked hotlisted deactivated",
    hindi: "block band ब्लॉक बंद",
  },
  freeze: {
    named: "freeze freezing lock locking pause pausing",
    done: "frozen froze freezed locked paused",
    hindi: "freeze lock band फ्रीज़ फ्रीज लॉक बंद",
  },
  unfreeze: {
    named:
      "unfreeze unfreezing unlock unlocking unblock unblocking activate activating reactivate reactivating",
    done: "unfrozen unfroze unlocked unblocked activated reactivated released lifted restored",
    hindi: "unfreeze unblock चालू chalu",
  },
  stop: {
    named: "stop stopping stop-payment",
    done: "stopped",
    hindi: "stop band बंद",
    hindiVerbs: "rok rukwa रोक रुकवा",
  },
  close: {
    named: "close closing closure foreclose foreclosure liquidate liquidation",
    loose: "break breaking premature",
    done: "closed foreclosed liquidated",
    hindi: "close band बंद",
  },
  create: {
    named: "create creating open opening book booking set_up setting_up invest",
    loose: "start starting place placing make",
    done: "created opened booked set_up",
    hindi: "book open create बुक",
    hindiVerbs: "khol khul khulwa bana खोल खुल खुलवा बना",
  },
  transfer: {
    named: "transfer transferring move moving remit remitting",
    loose: "pay paying payment",
    done: "transferred moved remitted",
    hindi: "transfer ट्रांसफर",
  },
  cancel: {
    named: "cancel cancelling canceling cancellation revoke revoking terminate terminating",
    loose: "withdraw",
    done: "cancelled canceled revoked terminated withdrawn",
    hindi: "cancel radd रद्द कैंसल",
  },
  raise: {
    named:
      "raise raising register registering log logging file filing lodge lodging submit submitting escalate escalating",
    loose: "report reporting dispute complaint ticket",
    done: "raised registered logged filed lodged submitted escalated",
    hindi: "raise register submit file darj दर्ज",
  },
  request: {
    named: "request requesting order ordering apply applying initiate initiating",
    done: "requested ordered initiated placed",
    hindi: "request order apply mangwa ऑर्डर मंगवा",
  },
  update: {
    named:
      "update updating change changing modify modifying reset switch switching enable enabling disable disabling increase increasing decrease decreasing lower lowering reduce reducing adjust adjusting",
    loose: "set setting turn turning cap capping limit allow allowing",
    done: "updated changed modified set reset switched enabled disabled turned_on turned_off raised increased decreased lowered reduced adjusted capped",
    hindi: "update change set switch_on switch_off enable disable band अपडेट बंद",
    hindiVerbs: "badal badha ghata बदल बढ़ा घटा",
  },
  send: {
    named:
      "send sending email emailing e-mail mail mailing dispatch dispatching deliver delivered delivery statement",
    done: "sent resent emailed mailed dispatched",
    hindi: "dispatch send email",
    hindiVerbs: "bhej bhijwa भेज भिजवा",
  },
  renew: { named: "renew renewing renewal", done: "renewed", hindi: "renew" },
  refund: {
    named: "refund refunding reverse reversing reversal waive waiving waiver",
    loose: "credit",
    done: "refunded reversed waived",
    hindi: "refund reverse wapas रिफंड वापस",
    hindiVerbs: "lauta लौटा",
  },
  approve: {
    named: "approve approving sanction disburse disbursing",
    done: "approved sanctioned disbursed",
    hindi: "approve",
  },
  issue: { named: "issue issuing replace replacing replacement reissue", done: "issued replaced reissued" },
  resolve: { named: "resolve resolving fix fixing", done: "resolved rectified" },
  schedule: { named: "schedule scheduling standing_instruction set_up", done: "scheduled" },
  add: { named: "add adding", done: "added" },
  remove: {
    named: "remove removing delete deleting removal",
    done: "removed deleted",
    hindi: "remove delete",
    hindiVerbs: "hata hatwa हटा हटवा",
  },
};

/** Words of a tool's name that say what it does, beside the verbs above. */
const TOOL_WORDS: ReadonlyMap<string, ActionKind> = new Map([
  ["pay", "transfer"],
  ["edit", "update"],
  ["redeem", "close"],
]);

/** What else people call an act: a tool that cancels may be said to have stopped something. */
const ALSO_CALLED: Readonly<Record<ActionKind, readonly ActionKind[]>> = {
  block: ["stop", "close"],
  freeze: ["block", "stop", "update", "unfreeze"],
  unfreeze: ["update", "freeze"],
  stop: ["cancel", "block", "raise"],
  close: ["cancel", "transfer"],
  create: ["schedule", "add", "issue", "raise", "transfer"],
  transfer: ["send", "schedule", "create", "request"],
  cancel: ["stop", "close", "remove", "raise"],
  raise: ["request", "create", "send"],
  request: ["raise", "create", "issue", "send", "schedule"],
  update: ["freeze", "unfreeze", "add", "remove", "schedule", "renew"],
  send: ["transfer", "request", "issue"],
  renew: ["update"],
  refund: ["transfer", "raise"],
  approve: ["create"],
  issue: ["request", "send", "create"],
  resolve: ["update", "close"],
  schedule: ["create", "transfer", "request", "add"],
  add: ["create", "update"],
  remove: ["cancel", "update"],
};

const split = (words: string): string[] =>
  words
    .split(" ")
    .filter(Boolean)
    .map((word) => word.replaceAll("_", " "));

const BASE_FORMS = new Map<ActionKind, ReadonlySet<string>>();
const KINDS_BY_WORD = new Map<string, ActionKind[]>();
for (const kind of ACTION_KINDS) {
  const { named, loose = "", done, hindi = "", hindiVerbs = "" } = WORDS[kind];
  BASE_FORMS.set(kind, new Set([...split(named), ...split(loose)]));
  for (const word of new Set([...split(done), ...split(hindi), ...split(hindiVerbs)])) {
    const form = word.normalize("NFKC");
    KINDS_BY_WORD.set(form, [...(KINDS_BY_WORD.get(form) ?? []), kind]);
  }
}

const everyWord = (of: (words: Words) => string | undefined): string =>
  anyOfWords([...new Set(ACTION_KINDS.flatMap((kind) => split(of(WORDS[kind]) ?? "")))]);

/** Pattern source of every past participle of an act. */
export const PARTICIPLES = everyWord(({ done }) => done);

/** Pattern source of the Hindi words that stand before a "kar diya". */
export const HINDI_ACTS = everyWord(({ hindi }) => hindi);

/** Pattern source of the Hindi verbs that stand before a "diya" of their own. */
export const HINDI_VERBS = everyWord(({ hindiVerbs }) => hindiVerbs);

/** Where a word names no act: a cheque book is a thing, and one makes sure of what is not made. */
const NOT_NAMED: ReadonlyMap<string, string> = new Map([
  ["book", "(?<!(?:cheque|check|pass)[\\s-]{0,2})book"],
  ["make", "make(?!\\s+sure)"],
]);
const asNamed = (word: string): string => NOT_NAMED.get(word) ?? word;

type Naming = { any: RegExp; plain: RegExp };

const NAMED = new Map(
  ACTION_KINDS.map((kind): [ActionKind, Naming] => {
    const { named, loose = "", done, hindi = "", hindiVerbs = "" } = WORDS[kind];
    const plain = [named, done, hindi, hindiVerbs].flatMap(split).map(asNamed);
    const pattern = (words: string[]): RegExp => wholeWord(anyOfWords(words), "giu");
    return [kind, { any: pattern([...plain, ...split(loose).map(asNamed)]), plain: pattern(plain) }];
  }),
);

const DONE = new Map(ACTION_KINDS.map((kind) => [kind, wholeWord(anyOfWords(split(WORDS[kind].done)))]));

/** Whether a text tells of an act of one of these kinds as done: "blocked (permanent)". */
export function tellsDone(text: string, kinds: Iterable<ActionKind>): boolean {
  return [...kinds].some((kind) => DONE.get(kind)?.test(text) === true);
}

const VERBS = new Map(
  ACTION_KINDS.map((kind) => {
    const stems = split(WORDS[kind].done).filter((word) => word.length > 4);
    return [
      kind,
      new RegExp(
        `(?<!\\p{L})(?:${stems.map((word) => word.slice(0, -2)).join("|")})\\p{L}{0,3}(?!\\p{L})`,
        "iu",
      ),
    ];
  }),
);

/** Whether a text has a verb of one of these kinds in any form: "replaces" as well as "replaced". */
export function namesVerb(text: string, kinds: Iterable<ActionKind>): boolean {
  return [...kinds].some((kind) => VERBS.get(kind)?.test(text) === true);
}

const ANY_PARTICIPLE = new RegExp(`^(?:${PARTICIPLES})$`, "iu");

/** Whether a word is an English participle of an act. */
export function isParticiple(word: string): boolean {
  return ANY_PARTICIPLE.test(word);
}

/** @returns The kinds that a participle or a Hindi word stands for. */
export function kindsOfWord(word: string): readonly ActionKind[] {
  return KINDS_BY_WORD.get(word.toLowerCase().replaceAll(/\s+/g, " ").normalize("NFKC")) ?? [];
}

/**
 * What a tool does, by the first word of its name that says so (in `raise_request` the request is a thing, not an
 * act); empty where none is known. A tool that toggles does what the rest of its name says.
 */
export function kindsOfTool(name: string): ReadonlySet<ActionKind> {
  let kinds = KINDS_BY_TOOL.get(name);
  if (kinds === undefined) {
    kinds = readKinds(name);
    if (KINDS_BY_TOOL.size < MOST_TOOLS) KINDS_BY_TOOL.set(name, kinds);
  }
  return kinds;
}

/** Kinds of names that were asked for before: a bank has a few dozen tools. */
const KINDS_BY_TOOL = new Map<string, ReadonlySet<ActionKind>>();
const MOST_TOOLS = 1000;

function readKinds(name: string): ReadonlySet<ActionKind> {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z]+/);
  for (const word of words) {
    const listed = TOOL_WORDS.get(word);
    const kinds =
      listed === undefined ? ACTION_KINDS.filter((kind) => BASE_FORMS.get(kind)?.has(word)) : [listed];
    if (kinds.length > 0) return new Set(words[0] === "toggle" ? [...kinds, "update"] : kinds);
  }
  return new Set();
}

/** The kinds, and what else their acts are called. */
export function withRelated(kinds: Iterable<ActionKind>): ReadonlySet<ActionKind> {
  return new Set([...kinds].flatMap((kind) => [kind, ...ALSO_CALLED[kind]]));
}

/**
 * How often a text names an act of these kinds, in any form.
 *
 * @param related Kinds whose common words ("pay", "make", "dispute") do not count.
 */
export function countNamed(
  text: string,
  kinds: Iterable<ActionKind>,
  related: Iterable<ActionKind> = [],
): number {
  const places = new Set<number>();
  const find = (pattern: RegExp | undefined): void => {
    if (pattern !== undefined) for (const { index } of matchesOf(pattern, text)) places.add(index);
  };
  for (const kind of kinds) find(NAMED.get(kind)?.any);
  for (const kind of related) find(NAMED.get(kind)?.plain);
  return places.size;
}
