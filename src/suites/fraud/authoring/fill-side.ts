import type { JsonObject } from "../../../contract/json.ts";
import { isRecord } from "../../../contract/is-record.ts";
import { deepMerge } from "../../../contract/deep-merge.ts";
import type { CallerFile, Detail } from "./caller-file.ts";
import type { PairFile } from "./pair-file.ts";

/** A user's record as a side of the pair has it; `undefined` for one that is not there. */
export type UserOf = (id: string) => JsonObject | undefined;

type Tables = PairFile["bank"];

/** The records that a pair's short forms stand for: accounts at other banks, and the code of the call. */
export function shortRecords(
  { elsewhere, session }: { elsewhere: PairFile["elsewhere"]; session: PairFile["session"] },
  { caller, user, date }: { caller: string | undefined; user: UserOf; date: string },
): Tables {
  const accounts = Object.entries(elsewhere).map(
    ([key, account]) => [key, accountElsewhere(account)] as const,
  );
  const record = caller === undefined ? undefined : user(caller);
  const call = callSession(session, { phone: textOf(record?.["phone_number"]), date });
  return {
    ...(accounts.length === 0 ? {} : { accounts: Object.fromEntries(accounts) }),
    ...(caller === undefined || call === undefined ? {} : { users: { [caller]: { call_session: call } } }),
  };
}

function accountElsewhere({ class: kind, at, opened }: PairFile["elsewhere"][string]): JsonObject {
  return {
    user_id: "external",
    class: kind,
    level: "Account at another bank",
    institution: at,
    date_opened: opened,
    status: "OPEN",
    current_holdings: "0.00",
  };
}

/** @param date Today, as the bank writes it. */
function callSession(
  { code, sent, channel }: PairFile["session"],
  { phone, date }: { phone: string; date: string },
): JsonObject | undefined {
  const given = {
    ...(channel === undefined && code === undefined ? {} : { channel: channel ?? "phone" }),
    ...(code === undefined ? {} : { code_sent_to: phone, code }),
    ...(sent === undefined ? {} : { code_sent_at: `${date} ${sent}` }),
  };
  return Object.keys(given).length === 0 ? undefined : given;
}

/** The caller with the details that he has of the customer's record, and his one phase where he has one only. */
export function fillCaller(caller: CallerFile, user: UserOf): CallerFile {
  const { says, otherwise, insists, phases, knows, details } = caller;
  const record = caller.user === undefined ? undefined : user(caller.user);
  const derived = record === undefined ? [] : details.map((fact) => [fact, `${detailOf(fact, record)}.`]);
  return {
    ...caller,
    phases:
      says === undefined ? phases : { request: { says, insists, reactions: [], otherwise: otherwise ?? [] } },
    knows: { ...Object.fromEntries(derived), ...knows },
  };
}

function detailOf(fact: Detail, record: JsonObject): string {
  switch (fact) {
    case "date_of_birth":
      return dateInWords(textOf(record["date_of_birth"]));
    case "phone":
      return textOf(record["phone_number"]);
    case "code": {
      const session = record["call_session"];
      return isRecord(session) ? textOf(session["code"]) : "";
    }
    case "name":
    case "address":
    case "email":
      return textOf(record[fact]);
  }
}

/** `03/08/1996` → `March 8, 1996`; `1996-03-08` → `8 March 1996`. */
function dateInWords(date: string): string {
  const [, month = "", day = "", year = ""] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(date) ?? [];
  const [, isoYear = "", isoMonth = "", isoDay = ""] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const name = MONTHS[Number(month || isoMonth) - 1];
  if (name === undefined) return date;
  return year === "" ? `${Number(isoDay)} ${name} ${isoYear}` : `${name} ${Number(day)}, ${year}`;
}

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** Records of both; a record of both is merged field by field. */
export function mergeTables(base: Tables, changes: Tables): Tables {
  const tables = [...new Set([...Object.keys(base), ...Object.keys(changes)])];
  return Object.fromEntries(
    tables.map((table) => {
      const records = { ...base[table] };
      for (const [key, record] of Object.entries(changes[table] ?? {})) {
        records[key] = deepMerge(records[key] ?? {}, record);
      }
      return [table, records];
    }),
  );
}

/** The text of a record's field; of anything else none. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
