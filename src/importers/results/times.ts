const COMPACT = /^(\d{4})(\d\d)(\d\d)_(\d\d)(\d\d)(\d\d)$/;
const ZONE = /(?:[zZ]|[+-]\d\d:?\d\d)$/;

/**
 * A time as public harnesses write it, in milliseconds since the epoch; one without a zone is taken for UTC.
 *
 * @returns `undefined` for what is no time.
 */
export function msOf(time: string): number | undefined {
  const iso = time.replace(COMPACT, "$1-$2-$3T$4:$5:$6").replace(" ", "T");
  const ms = Date.parse(ZONE.test(iso) ? iso : `${iso}Z`);
  return Number.isNaN(ms) ? undefined : ms;
}
