const patterns = new Map<string, RegExp>();

/** The regular expression that a suite or guard writes, without regard to case; each is compiled once. */
export function compiledPattern(source: string): RegExp {
  let pattern = patterns.get(source);
  if (pattern === undefined) {
    pattern = new RegExp(source, "iu");
    patterns.set(source, pattern);
  }
  return pattern;
}
