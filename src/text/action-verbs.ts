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
  "schedule",
  "add",
  "remove",
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

type Words = {
  /** Ways to name the act: base forms, -ing forms, nouns. */
  named: string;
  /** Past participles: the act as done. */
  done: string;
  /** Hindi and Hinglish words that stand before "kar diya", "ho gaya" and the like. */
  hindi?: string;
};

const WORDS: Readonly<Record<ActionKind, Words>> = {
  block: {
    named: "block blocking hotlist hotlisting deactivate deactivating deactivation",
    done: "blocked hotlisted deactivated",
    hindi: "block ब्लॉक",
  },
  freeze: {
    named: "freeze freezing lock locking pause pausing",
    done: "frozen froze freezed locked paused",
    hindi: "freeze lock फ्रीज़ फ्रीज लॉक",
  },
  unfreeze: {
    named:
      "unfreeze unfreezing unlock unlocking unblock unblocking activate activating reactivate reactivating",
    done: "unfrozen unfroze unlocked unblocked activated reactivated",
    hindi: "unfreeze unblock चालू chalu",
  },
  stop: { named: "stop stopping stop-payment", done: "stopped", hindi: "stop rok रोक" },
  close: {
    named: "close closing closure foreclose foreclosure liquidate liquidation break premature",
    done: "closed foreclosed liquidated",
    hindi: "close band बंद",
  },
  create: {
    named:
      "create creating open opening book booking set_up setting_up start starting invest place placing make",
    done: "created opened booked set_up",
    hindi: "book open create बुक खोल बना",
  },
  transfer: {
    named: "transfer transferring move moving remit remitting pay paying payment",
    done: "transferred moved remitted",
    hindi: "transfer ट्रांसफर",
  },
  cancel: {
    named: "cancel cancelling canceling cancellation revoke revoking terminate terminating withdraw",
    done: "cancelled canceled revoked terminated withdrawn",
    hindi: "cancel radd रद्द कैंसल",
  },
  raise: {
    named:
      "raise raising register registering log logging file filing lodge lodging submit submitting report reporting escalate escalating dispute complaint ticket",
    done: "raised registered logged filed lodged submitted escalated",
    hindi: "raise register darj दर्ज",
  },
  request: {
    named: "request requesting order ordering apply applying initiate initiating",
    done: "requested ordered initiated placed",
  },
  update: {
    named:
      "update updating change changing modify modifying set setting switch switching enable enabling disable disabling turn turning increase increasing decrease decreasing lower lowering reduce reducing adjust adjusting cap capping limit allow allowing",
    done: "updated changed modified set switched enabled disabled turned_on turned_off increased decreased lowered reduced adjusted capped",
    hindi: "update change अपडेट बदल",
  },
  send: {
    named:
      "send sending email emailing e-mail mail mailing dispatch dispatching deliver delivered delivery statement",
    done: "sent emailed mailed dispatched",
    hindi: "bhej भेज",
  },
  renew: { named: "renew renewing renewal", done: "renewed" },
  refund: {
    named: "refund refunding reverse reversing reversal waive waiving waiver credit",
    done: "refunded reversed waived",
  },
  approve: {
    named: "approve approving sanction disburse disbursing",
    done: "approved sanctioned disbursed",
  },
  issue: { named: "issue issuing replace replacing replacement reissue", done: "issued replaced reissued" },
  schedule: { named: "schedule scheduling standing_instruction set_up", done: "scheduled" },
  add: { named: "add adding", done: "added" },
  remove: { named: "remove removing delete deleting removal", done: "removed deleted" },
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
  update: ["freeze", "unfreeze", "add", "remove", "schedule", "renew", "raise"],
  send: ["transfer", "request", "issue"],
  renew: ["update"],
  refund: ["transfer", "raise"],
  approve: ["create"],
  issue: ["request", "send", "create"],
  schedule: ["create", "transfer", "request", "add"],
  add: ["create", "update"],
  remove: ["cancel", "update"],
};

const BASE_FORMS = new Map<ActionKind, ReadonlySet<string>>();

const split = (words: string): string[] => words.split(" ").map((word) => word.replaceAll("_", " "));

const KINDS_BY_PARTICIPLE = new Map<string, ActionKind[]>();
for (const kind of ACTION_KINDS) {
  BASE_FORMS.set(kind, new Set(split(WORDS[kind].named)));
  for (const word of split(WORDS[kind].done)) {
    KINDS_BY_PARTICIPLE.set(word, [...(KINDS_BY_PARTICIPLE.get(word) ?? []), kind]);
  }
}

/** Pattern source of every past participle of an act. */
export const PARTICIPLES = anyOfWords([...KINDS_BY_PARTICIPLE.keys()]);

/** Pattern source of the Hindi words that stand before a "kar diya". */
export const HINDI_ACTS = anyOfWords(
  ACTION_KINDS.flatMap((kind) => split(WORDS[kind].hindi ?? "").filter(Boolean)),
);

const NAMED = new Map(
  ACTION_KINDS.map((kind) => {
    const { named, done, hindi = "" } = WORDS[kind];
    return [
      kind,
      wholeWord(anyOfWords([...split(named), ...split(done), ...split(hindi).filter(Boolean)]), "giu"),
    ];
  }),
);

const DONE = new Map(ACTION_KINDS.map((kind) => [kind, wholeWord(anyOfWords(split(WORDS[kind].done)))]));

/** Whether a text tells of an act of one of these kinds as done: "blocked (permanent)". */
export function tellsDone(text: string, kinds: Iterable<ActionKind>): boolean {
  return [...kinds].some((kind) => DONE.get(kind)?.test(text) === true);
}

/** @returns The kinds that a participle or a Hindi word stands for. */
export function kindsOfWord(word: string): ActionKind[] {
  const plain = word.toLowerCase().replaceAll(/\s+/g, " ").normalize("NFKC");
  const known = KINDS_BY_PARTICIPLE.get(plain);
  if (known !== undefined) return known;
  return ACTION_KINDS.filter((kind) =>
    split(WORDS[kind].hindi ?? "").some((hindi) => hindi.normalize("NFKC") === plain),
  );
}

/**
 * What a tool does, by the first word of its name that says so (in `raise_request` the request is a thing, not an
 * act); empty where none is known. A tool that toggles does what the rest of its name says.
 */
export function kindsOfTool(name: string): ReadonlySet<ActionKind> {
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

/** How often a text names an act of these kinds, in any form. */
export function countNamed(text: string, kinds: Iterable<ActionKind>): number {
  const places = new Set<number>();
  for (const kind of kinds) {
    for (const match of text.matchAll(NAMED.get(kind) ?? /$^/g)) places.add(match.index);
  }
  return places.size;
}
