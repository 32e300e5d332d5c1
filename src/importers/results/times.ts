const COMPACT = /^(\d{4})(\d\d)(\d\d)_(\d\d)(\d\d)(\d\d)$/;
const ZONE = /(?:[zZ]|[+-]\d\d:?\d\d)$/;

/** What the years 0 to 9999 hold: others have no usual form, in which they could be kept. */
const [FIRST, LAST] = [Date.parse("0000-01-01T00:00:00Z"), Date.parse("9999-12-31T23:59:59.999Z")];

/**
 * A time as public harnesses write it, in milliseconds since the epoch; one without a zone is taken for UTC.
 *
 * @returns `undefined` for what is no time.
 */
export function msOf(time: string): number | undefined {
  const iso = time.replace(COMPACT, "$1-$2-$3T$4:$5:$6").replace(" ", "T");
  const ms = Date.parse(ZONE.test(iso) ? iso : `${iso}Z`);
  return ms >= FIRST && ms <= LAST ? ms : undefined;
}
