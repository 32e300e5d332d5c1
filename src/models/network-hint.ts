type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What a failed connection has to do with the network between: a proxy that the environment names, or a certificate of an
 * authority that is not known here.
 *
 * @returns Words in brackets to be put behind the message, or nothing. No user name or password of a proxy is in them.
 */
export function networkHint(address: string, words: string, environment: Environment): string {
  if (UNKNOWN_AUTHORITY.test(words))
    return " (who signed its certificate is not known here: name your CA's file in NODE_EXTRA_CA_CERTS)";
  const proxy = proxyFor(address, environment);
  return proxy === undefined ? "" : ` (through the proxy ${proxy.address}, as ${proxy.variable} says)`;
}

/** How Node says that it cannot trust a certificate; others (expired, another name) say themselves what is wrong. */
const UNKNOWN_AUTHORITY =
  /self[- ]signed certificate|unable to (?:verify the first|get (?:local )?issuer) certificate|UNABLE_TO_(?:VERIFY|GET_ISSUER)|SELF_SIGNED/i;

/** The proxy that the environment names for an address, without its credentials; this machine is reached without one. */
export function proxyFor(
  address: string,
  environment: Environment,
): { address: string; variable: string } | undefined {
  const url = URL.parse(address);
  if (url === null || isThisMachine(url) || isExempt(url, environment)) return undefined;
  const names = url.protocol === "https:" ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy", "HTTP_PROXY"];
  const variable = names.find((name) => (environment[name] ?? "") !== "");
  const proxy = variable === undefined ? null : URL.parse(environment[variable] ?? "");
  return variable === undefined || proxy === null ? undefined : { address: proxy.origin, variable };
}

/** Whether an address is on this machine, which no proxy is asked for. */
export function isThisMachine({ hostname }: Pick<URL, "hostname">): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}

/** NO_PROXY: hosts and domains with commas or blanks between, `*` for all; a port may follow. */
function isExempt({ hostname, port, protocol }: URL, environment: Environment): boolean {
  const own = port === "" ? (protocol === "https:" ? "443" : "80") : port;
  const entries = (environment["no_proxy"] ?? environment["NO_PROXY"] ?? "").split(/[\s,]+/);
  return entries.some((entry) => {
    if (entry === "*") return true;
    const [, name = "", wanted = own] = /^\*?\.?([^:]+)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? [];
    return name !== "" && wanted === own && (hostname === name || hostname.endsWith(`.${name}`));
  });
}
