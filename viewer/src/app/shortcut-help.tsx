import { useMemo, useRef } from "react";
import { useShortcutList, useShortcuts, useShortcutsEnabled } from "./shortcuts.tsx";

/** The list of keys, opened by its button or by `?`. */
export function ShortcutHelp() {
  const dialog = useRef<HTMLDialogElement>(null);
  const shortcuts = useShortcutList();
  const [enabled, setEnabled] = useShortcutsEnabled();
  const open = useMemo(
    () => [{ key: "?", does: "list the keys of this page", run: () => dialog.current?.showModal() }],
    [],
  );
  useShortcuts(open);
  return (
    <>
      <button type="button" className="button" onClick={() => dialog.current?.showModal()}>
        Keys
      </button>
      <dialog
        ref={dialog}
        aria-labelledby="keys-title"
        className="m-auto w-full max-w-md rounded-lg border border-line-strong bg-raised p-5 text-ink backdrop:bg-black/40"
      >
        <h2 id="keys-title">Keys of this page</h2>
        <dl className="mt-3 grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1.5">
          {shortcuts.map(({ key, does }) => (
            <div key={key} className="contents">
              <dt>
                <kbd>{key === " " ? "Space" : key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-4 flex items-center gap-2">
          <input type="checkbox" checked={enabled} onChange={(event) => setEnabled(event.target.checked)} />
          Single keys do something
        </label>
        <form method="dialog" className="mt-4">
          <button className="button" autoFocus>
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}
