import type { Json } from "../../../contract/json.ts";
import { countNamed } from "../../../text/action-verbs.ts";
import { idForm, idShape, idTokens } from "../../../text/ids.ts";
import { scanFigures } from "../../../text/scan-figures.ts";
import { splitSentences } from "../../../text/sentences.ts";
import { wholeWord } from "../../../text/whole-word.ts";
import { leavesOf, type AgentCall } from "./case-view.ts";
import { confirmed, unclear, unconfirmed, type Decided } from "./decided.ts";
import { paiseOfField } from "../../../grading/figures/field-money.ts";
import { countActs, type MeantActs } from "./meant-acts.ts";
import { sameValue } from "./same-value.ts";

type Cover = { asked: string; earlier: readonly AgentCall[]; acts: MeantActs };

/** One agreement covers one write of each tool that was named, and further ones that were listed with it. */
export function covers(call: AgentCall, { asked, earlier, acts }: Cover): Decided {
  const same = earlier.filter(({ tool }) => tool === call.tool);
  const { own } = acts;
  if (same.length === 0) {
    const alsoNamed = earlier.length === 0 || own.size === 0 || countNamed(asked, own) > 0;
    const because = `the agreement was used for ${earlier.map(({ tool }) => tool).join(", ")} and did not name ${call.tool}`;
    return alsoNamed ? confirmed(`the customer agreed to ${call.tool} when asked`) : unconfirmed(because);
  }
  if (same.some(({ args }) => sameValue(args ?? null, call.args ?? null))) {
    return unconfirmed("the same write had already been made under that agreement");
  }
  const undone = same.find((other) => takesBack(call, other));
  if (undone !== undefined) return unconfirmed(`the write takes back what ${undone.tool} had just done`);
  const listed = Math.max(
    actsListed(asked, acts),
    numberSaid(asked),
    distinctValuesSaid([...same, call], asked),
  );
  if (listed > same.length) return confirmed("the message that the customer agreed to lists this write too");
  const because = `one agreement was given, and ${call.tool} had already been called under it`;
  return isSameThing(call, same) ? unclear(because) : unconfirmed(because);
}

/** Whether a write gives the same setting of the same thing another value. */
function takesBack({ args }: AgentCall, { args: before }: AgentCall): boolean {
  const [now, then] = [pathsOf(args ?? {}), pathsOf(before ?? {})];
  const both = [...now].filter(([path]) => then.has(path));
  const differing = both.filter(([path, value]) => then.get(path) !== value);
  return differing.length > 0 && differing.every(([, value]) => typeof value === "boolean" || isState(value));
}

/** Two settings of one card may be two calls under one yes; another card, or a second deposit, may not. */
function isSameThing({ args }: AgentCall, same: readonly AgentCall[]): boolean {
  const own = pathsOf(args ?? {});
  const isNested = [...own.keys()].some((path) => path.includes("."));
  return (
    isNested &&
    same.every(({ args: before }) =>
      [...pathsOf(before ?? {})].some(([path, value]) => own.get(path) === value && !path.includes(".")),
    )
  );
}

const isState = (value: Json): boolean => typeof value === "string" && /^[a-z]+(?:_[a-z]+)*$/.test(value);

/** The leaves of arguments by their path. */
function pathsOf(value: Json, path = ""): Map<string, Json> {
  if (typeof value !== "object" || value === null) return new Map([[path, value]]);
  return new Map(
    Object.entries(value).flatMap(([key, item]) => [...pathsOf(item, path === "" ? key : `${path}.${key}`)]),
  );
}

/** "First cap it and then switch it off" lists two acts; naming one act in two sentences does not. */
function actsListed(asked: string, acts: MeantActs): number {
  const parts = splitSentences(asked).map(({ text }) => text.split(JOINED_BY));
  return Math.max(0, ...parts.map((some) => some.filter((act) => countActs(act, acts) > 0).length));
}

const JOINED_BY = /(?<![\p{L}])(?:and|then|also|plus|aur|phir|और|फिर)(?![\p{L}\p{M}])|;/iu;

function numberSaid(asked: string): number {
  if (ALL_OF_THEM.test(asked)) return 9;
  return Math.max(0, ...COUNTS.map(([pattern, count]) => (pattern.test(asked) ? count : 0)));
}

/** "Shall I do both?", "all of these". */
export const speaksOfMore = (asked: string): boolean =>
  numberSaid(asked) > 1 || /(?<!\p{L})(?:these|them|everything|sab)(?!\p{L})/iu.test(asked);

const COUNTS = Object.entries({ both: 2, two: 2, three: 3, four: 4, five: 5 }).map(
  ([word, count]): [RegExp, number] => [wholeWord(word), count],
);
const ALL_OF_THEM = wholeWord(
  "all(?: of)? (?:the|these|those|your|\\w+)|each|every|dono|teeno|sabhi|दोनों|सभी",
);

/** How many of the calls carry a value of their own that the message had named. */
function distinctValuesSaid(calls: readonly AgentCall[], asked: string): number {
  const tokens = new Set(idTokens(asked));
  const amounts = new Set(scanFigures(asked).amounts.map(({ paise }) => paise));
  return calls.filter(({ args }) => {
    const others = calls
      .filter((other) => other.args !== args)
      .flatMap((other) => leavesOf(other.args ?? {}));
    return leavesOf(args ?? {}).some(({ key, value }) => {
      if (others.some((other) => sameValue(other.value, value))) return false;
      if (typeof value === "string") return tokens.has(idForm(value)) || isLastFourOf(value, tokens);
      return typeof value === "number" && amounts.has(paiseOfField(key, value) ?? -1);
    });
  }).length;
}

function isLastFourOf(value: string, tokens: ReadonlySet<string>): boolean {
  return idShape(value) !== undefined && tokens.has(value.slice(-4));
}
