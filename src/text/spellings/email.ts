import type { Part, ValueReader } from "./part.ts";
import { spellingsOf } from "./spelled-value.ts";

/** Shorter names before the sign, or those of letters alone, are shared by too many. */
const TELLING_NAME = 5;
const CONTINUES_BEFORE = /[\p{L}\p{N}._%+-]$/u;
const CONTINUES_AFTER = /^(?:[\p{L}\p{N}_-]|\.[\p{L}\p{N}])/u;
/** A name that has another address after it. */
const ADDRESS_AFTER =
  /^(?:[\p{L}\p{N}_-]|\.[\p{L}\p{N}]|\s*@|\s*[([{<]?\s*at\s*[)\]}>]?\s+[\p{L}\p{N}-]+\s*(?:\.|dot\b|[([{<]\s*dot))/iu;

/**
 * An e-mail address as it is written, with its signs read out ("j dot doe at example dot com") or its letters spelt
 * out. Also the part before the sign alone, if it is longer than a name.
 *
 * @returns `undefined` where the value is no address.
 */
export function emailReader(value: string): ValueReader | undefined {
  const [, name, domain] =
    /^([\p{L}\p{N}._%+-]+)@([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)$/u.exec(value.trim().toLowerCase()) ?? [];
  if (name === undefined || domain === undefined) return undefined;
  const address = `${name}@${domain}`;
  const { length } = address;
  const isTelling = name.length >= TELLING_NAME && /[^\p{L}]/u.test(name);
  return {
    length,
    find(message): Part[] {
      const spelled = spellingsOf(message, address, name.length).filter(
        ({ from, before }) => from === 0 && !CONTINUES_BEFORE.test(before),
      );
      const whole = spelled.find(({ to, after }) => to === length && !CONTINUES_AFTER.test(after));
      if (whole !== undefined) return [{ from: 0, to: length, said: whole.said }];
      const part = isTelling
        ? spelled.find(
            ({ to, after }) => to >= name.length && to <= name.length + 1 && !ADDRESS_AFTER.test(after),
          )
        : undefined;
      return part === undefined ? [] : [{ from: 0, to: name.length, said: part.said }];
    },
  };
}
