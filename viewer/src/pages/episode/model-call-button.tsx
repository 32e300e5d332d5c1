import { useRef, useState } from "react";
import type { Side } from "../../../../src/contract/actor.ts";
import type { ModelMessage, ModelCallRecord } from "../../../../src/contract/model.ts";
import { countText, durationText, usdText } from "../../../../src/reports/view/quantity-text.ts";
import type { EpisodeName, ModelCallDetail } from "../../../../src/reports/view/viewer-api.ts";
import { JsonText } from "../../parts/json-text.tsx";
import { LongText } from "../../parts/long-text.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { Waiting } from "../../parts/waiting.tsx";
import { useModelCall } from "../../source/queries.ts";

type CallProps = { run: string; name: EpisodeName; record: ModelCallRecord; by: Side };

/** What a model call took; opens what was asked and answered. */
export function ModelCallButton(props: CallProps) {
  const { record } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [wanted, setWanted] = useState(false);
  const { usage, cost, latencyMs, attempts, replayed } = record;
  const tokens = (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0);
  const facts = [
    ...(replayed ? ["replayed"] : [durationText(latencyMs)]),
    ...(tokens > 0 ? [`${countText(tokens)} tokens`] : []),
    ...(cost.known ? [usdText(cost.usd)] : []),
    ...(attempts > 1 ? [`${attempts} attempts`] : []),
  ];
  const open = (): void => {
    setWanted(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button
        type="button"
        className="text-soft underline decoration-line-strong hover:text-ink"
        onClick={open}
      >
        model call {record.index + 1}: {facts.join(", ")}
      </button>
      <dialog
        ref={dialog}
        aria-label={`Model call ${record.index + 1}`}
        className="m-auto max-h-[90vh] w-full max-w-4xl overflow-auto rounded-lg border border-line-strong bg-raised p-5 text-[0.95rem] text-ink backdrop:bg-black/40"
        onClose={() => setWanted(false)}
      >
        {wanted && <CallDetails {...props} />}
        <form method="dialog" className="mt-4">
          <button className="button" autoFocus>
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}

function CallDetails({ run, name, record, by }: CallProps) {
  const query = useModelCall(run, name, { index: record.index, wanted: by === "agent" });
  return (
    <>
      <h2>
        Model call {record.index + 1} of the {by}
      </h2>
      <JsonText text={JSON.stringify(record)} />
      {by === "agent" && <Waiting query={query}>{(call) => <AskedAndAnswered call={call} />}</Waiting>}
    </>
  );
}

function AskedAndAnswered({ call }: { call: ModelCallDetail }) {
  const { messages, tools, ...settings } = call.request;
  return (
    <>
      <h3 className="mt-4">Reply</h3>
      {call.reply === undefined ? (
        <p className="text-soft">The journal does not hold it.</p>
      ) : (
        <JsonText text={JSON.stringify({ ...call.reply, record: undefined })} />
      )}
      <h3 className="mt-4">Request</h3>
      <p className="text-[0.85rem] text-soft">
        {call.exact
          ? "Put together again from the record; its hash is the one that was recorded when it was sent."
          : "Put together again from the record. Its hash is not the recorded one, so it may differ in detail, such as the tools that were offered."}
      </p>
      <JsonText text={JSON.stringify(settings)} />
      {tools.length > 0 && (
        <p className="mt-1 text-[0.9rem]">
          Tools offered: <SafeText text={tools.map((tool) => tool.name).join(", ")} />
        </p>
      )}
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {messages.map((message, place) => (
          <li key={place} className="py-2">
            <SentMessage message={message} />
          </li>
        ))}
      </ol>
    </>
  );
}

function SentMessage({ message }: { message: ModelMessage }) {
  const calls = message.role === "assistant" ? message.calls : [];
  return (
    <>
      <p className="text-[0.8rem] font-semibold text-soft">
        {message.role}
        {message.role === "tool" && (
          <>
            : <SafeText text={message.tool} />
          </>
        )}
      </p>
      {message.text !== null && message.text !== "" && <LongText text={message.text} mono />}
      {calls.map(({ id, tool, rawArguments }) => (
        <pre key={id} className="untrusted">
          <SafeText text={`${tool} ${rawArguments}`} />
        </pre>
      ))}
    </>
  );
}
