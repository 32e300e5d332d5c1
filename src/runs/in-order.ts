/** Works on several items at once and gives what comes of them in the items' order. */
export async function* inOrder<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  const rest = items.values();
  const start = (): void => {
    const next = rest.next();
    if (next.done === true) return;
    const result = work(next.value);
    // It is awaited in its turn; until then nobody looks.
    result.catch(() => undefined);
    running.push(result);
  };
  for (let started = 0; started < atOnce; started++) start();
  for (let result = running.shift(); result !== undefined; result = running.shift()) {
    const value = await result;
    start();
    yield value;
  }
}
