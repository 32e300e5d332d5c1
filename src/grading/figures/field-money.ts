import { paiseOf } from "../../text/money.ts";

/** Fields in the smaller unit: `amount_paise`, `fee_in_paise`, `amountMinorUnits`. */
const IN_PAISE = /paise|paisa|minor_?units?$/i;

/** Numbers of fields with such names are counts, lengths, rates or positions, no sums of money. */
const NO_MONEY =
  /(?:^|_)(?:months?|days?|years?|rate|ids?|leaves|grams|karat)(?:$|_)(?!.*amount)|count|offset|tenure|percent|installments?_(?:paid|no)|number|pincode|^limit$/i;

/** Of these, what is a count or a length and so is no price either. */
const COUNTS =
  /(?:^|_)(?:months?|days?|years?|leaves|grams|karat)(?:$|_)(?!.*amount)|count|offset|tenure|percent|installments?_(?:paid|no)/i;

/** Fields that name or place something: whatever figures stand in them, they are nobody's money. */
const NAMES_SOMETHING =
  /address|^line_?\d|street|^(?:city|state|country)$|pin_?code|zip|postal|branch|ifsc|micr|phone|mobile|e?mail|(?:^|_)(?:ids?|numbers?|nos?|names?|codes?|refs?|references?)$|[a-z](?:Id|Ids|Number|Code|Name)$|masked|expiry|payee|merchant/;

/** Fields whose texts hold sums of money even where these have no sign: "25000.00". */
const MONEY =
  /amount|balance|price|fee|charge|limit|emi|premium|principal|payout|total|interest|outstanding|value|cost|sum/i;

/** What the name of a field says of what stands in it. */
type FieldKind = {
  inPaise: boolean;
  isMoney: boolean;
  canBeMoney: boolean;
  names: boolean;
  holdsMoney: boolean;
};

const kinds = new Map<string, FieldKind>();
/** A bank's answers have a few hundred names of fields. */
const MOST_FIELDS = 4000;

function kindOf(field: string): FieldKind {
  let kind = kinds.get(field);
  if (kind === undefined) {
    const names = NAMES_SOMETHING.test(field);
    kind = {
      inPaise: IN_PAISE.test(field),
      isMoney: !names && !NO_MONEY.test(field),
      canBeMoney: !names && !COUNTS.test(field),
      names,
      holdsMoney: !names && MONEY.test(field),
    };
    if (kinds.size < MOST_FIELDS) kinds.set(field, kind);
  }
  return kind;
}

/**
 * What a number in a field is as a sum of money, in paise.
 *
 * @returns `undefined` where it is none, as in `1e30`.
 */
export function paiseOfField(field: string, value: number): number | undefined {
  if (!kindOf(field).inPaise) return paiseOf(value);
  return Number.isSafeInteger(value) ? Math.abs(value) : undefined;
}

/** Whether the numbers of a field may be added up as money. */
export function isMoneyField(field: string): boolean {
  return kindOf(field).isMoney;
}

/** Whether a number in a field can be a sum of money at all: a price per gram can, a number of months cannot. */
export function canBeMoney(field: string): boolean {
  return kindOf(field).canBeMoney;
}

/** Whether what stands in a field names or places something, as ids and addresses do. */
export function namesSomething(field: string): boolean {
  return kindOf(field).names;
}

/** Whether a bare number in a field's text is a sum of money. */
export function holdsMoney(field: string): boolean {
  return kindOf(field).holdsMoney;
}
