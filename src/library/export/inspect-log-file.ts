import type { LogHeader, Reductions, Sample, SampleSummary } from "../../exporters/inspect-log/index.ts";
import { apart, zipPieces, type ZipMember } from "./zip-pieces.ts";

/** A log as it is written: its samples come one by one, whenever there is room for the next. */
export type LogParts = {
  header: LogHeader;
  reductions: Reductions[];
  /** Names of the samples, in order. */
  places: readonly { id: string; epoch: number }[];
  readSample: (index: number) => Promise<{ sample: Sample; summary: SampleSummary }>;
};

/** The log as one JSON document, in pieces. */
export async function* jsonLog({ header, reductions, places, readSample }: LogParts): AsyncIterable<string> {
  yield `${JSON.stringify(header).slice(0, -1)},"samples":[`;
  for (const index of places.keys()) {
    const { sample } = await readSample(index);
    yield `${index === 0 ? "" : ","}\n${JSON.stringify(sample)}`;
  }
  yield `\n],"reductions":${JSON.stringify(reductions)}}\n`;
}

/**
 * The log as an `.eval` file: a zip with a member for each sample, so that a reader opens just the one it shows. Members bear
 * the run's own time: the same run makes the same file. Only summaries, which the format has in one member, are kept till the end.
 */
export function evalLog(parts: LogParts): AsyncIterable<Uint8Array> {
  return zipPieces(members(parts), new Date(parts.header.eval.created));
}

async function* members({ header, reductions, places, readSample }: LogParts): AsyncIterable<ZipMember> {
  const asJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
  const { version, eval: spec, plan } = header;
  yield { name: "_journal/start.json", content: asJson({ version, eval: spec, plan }) };
  const summaries: Buffer[] = [];
  for (const [index, { id, epoch }] of places.entries()) {
    const { sample, summary } = await readSample(index);
    summaries.push(apart(Buffer.from(`${index === 0 ? "" : ",\n"}${JSON.stringify(summary)}`)));
    yield { name: `samples/${id}_epoch_${epoch}.json`, content: asJson(sample) };
  }
  const list = [Buffer.from("["), ...summaries, Buffer.from("]")];
  yield { name: "summaries.json", content: Buffer.concat(list) };
  yield { name: "reductions.json", content: asJson(reductions) };
  yield { name: "header.json", content: asJson(header) };
}
