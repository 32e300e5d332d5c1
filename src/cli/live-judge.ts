import type { Judge } from "../contract/ports.ts";
import { createModelJudge, seededNonce } from "../grading/judge/index.ts";
import { liveClient } from "../library/live-client.ts";
import { parseJudgeSpec } from "../runs/judge-spec.ts";
import type { Judged } from "../grading/judged.ts";
import { createMemoryStore } from "../store/index.ts";

/** How a judge is named on the command line. */
export type JudgeOptions = {
  judge: string;
  judgeBaseUrl?: string | undefined;
  judgeApiKeyEnv?: string | undefined;
};

/** Gives work a judge that asks a model outside any run, or none where rules or nobody judge. */
export async function withLiveJudge<Result>(
  options: JudgeOptions,
  work: (judge: Judge | undefined, judged: Judged) => Promise<Result>,
): Promise<Result> {
  const address = { baseUrl: options.judgeBaseUrl, apiKeyEnv: options.judgeApiKeyEnv };
  const spec = parseJudgeSpec(options.judge, undefined, address);
  if (spec.kind !== "model") return work(undefined, "open");
  await using store = createMemoryStore();
  await using client = liveClient(store.journal, { concurrency: 4 });
  const { model, decoding } = spec;
  // Awaited here: the client lives until the work is done.
  return await work(
    createModelJudge({ id: model.id, client, model, decoding, nonce: seededNonce(Date.now()) }),
    "answered",
  );
}
