const IRREGULAR: Readonly<Record<string, string>> = {
  send: "sent", pay: "paid", tell: "told", read: "read out", give: "given", take: "taken", get: "got", make: "made",
  buy: "bought", break: "broken", withdraw: "withdrawn", freeze: "frozen", unfreeze: "unfrozen", let: "let", set: "set",
  put: "put", cut: "cut", find: "found", hold: "held", lend: "lent", write: "written", undo: "undone", build: "built",
  bring: "brought", spend: "spent", split: "split", show: "shown", draw: "drawn", say: "said", do: "done", pull: "pulled",
}; // prettier-ignore

/** How a verb says that it has been done: "convert" → "converted", "stop" → "stopped", "pay" → "paid". */
export function participlesOf(verb: string): string[] {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return [irregular];
  if (verb.endsWith("e")) return [`${verb}d`];
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ied`];
  return /[^aeiou][aeiou][bdgklmnprt]$/.test(verb)
    ? [`${verb}ed`, `${verb}${verb.slice(-1)}ed`]
    : [`${verb}ed`];
}
