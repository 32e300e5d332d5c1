import { InputError } from "../contract/errors.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

const LOCAL_COLLECTOR = "http://localhost:4318";
const PATH = "v1/traces";

/**
 * Where spans are posted: a collector's base address, to which the standard path is added, or that address in full. What
 * the environment says counts only once telemetry was asked for without an address.
 *
 * @param asked `true` where no address was given.
 * @throws InputError for what is no http(s) address, or holds credentials.
 */
export function tracesEndpoint(asked: string | true, environment: Environment): string {
  if (asked !== true) return withPath(readAddress(asked, "--otlp"));
  const ofTraces = environment["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"];
  if (ofTraces !== undefined && ofTraces !== "") {
    return readAddress(ofTraces, "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT").href;
  }
  const base = environment["OTEL_EXPORTER_OTLP_ENDPOINT"];
  if (base === undefined || base === "") return withPath(new URL(LOCAL_COLLECTOR));
  return withPath(readAddress(base, "OTEL_EXPORTER_OTLP_ENDPOINT"));
}

function readAddress(text: string, path: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    const remedy = `Name a collector's base address, such as ${LOCAL_COLLECTOR}`;
    throw new InputError([{ path, value: shownAddress(text), problem: "is not an http(s) address", remedy }]);
  }
  if (url.username !== "" || url.password !== "") {
    const remedy = "Put them into OTEL_EXPORTER_OTLP_HEADERS, such as authorization=Bearer%20…";
    throw new InputError([{ path, problem: "the address holds credentials", remedy }]);
  }
  return url;
}

/** An address as it may be shown: keys stand before an `@`, in the query, or behind it. */
export function shownAddress(address: string): string {
  return address.replace(/[?#].*$/s, "?…").replace(/^([a-z+.-]*:?\/\/)?.*@/is, "$1…@");
}

function withPath(url: URL): string {
  const base = url.pathname.replace(/\/+$/, "");
  const full = new URL(url);
  full.pathname = base.endsWith(`/${PATH}`) ? base : `${base}/${PATH}`;
  return full.href;
}
