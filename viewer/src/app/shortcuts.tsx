import { useEffect, useSyncExternalStore } from "react";

/** What one key does on the page that is shown. */
export type Shortcut = { key: string; does: string; run: () => void };

const KEY = "tellerproof-shortcuts";
const active = new Set<readonly Shortcut[]>();
const listeners = new Set<() => void>();
let list: readonly Shortcut[] = [];
let enabled = readEnabled();

function changed(): void {
  list = [...active].flat();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Single keys that do something while a part of the page is shown. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    active.add(shortcuts);
    changed();
    return () => {
      active.delete(shortcuts);
      changed();
    };
  }, [shortcuts]);
}

/** All shortcuts of the page that is shown, for the list of them. */
export function useShortcutList(): readonly Shortcut[] {
  return useSyncExternalStore(subscribe, () => list);
}

/** Whether single keys do anything: speech input users turn them off. */
export function useShortcutsEnabled(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, () => enabled);
  return [on, setEnabled];
}

function setEnabled(on: boolean): void {
  enabled = on;
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // It holds for this page only.
  }
  changed();
}

function readEnabled(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

/** Listens for keys on the whole page, except where the reader types. */
export function listenForShortcuts(): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (!enabled || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector("dialog[open]") !== null) return;
    const shortcut = list.find(({ key }) => key === event.key);
    if (shortcut === undefined) return;
    event.preventDefault();
    shortcut.run();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null
  );
}
