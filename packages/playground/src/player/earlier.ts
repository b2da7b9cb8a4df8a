/** The last few programs that a reader wrote and another one took the place of, kept in this browser. */

const MOST = 5;

const keyOf = (run: string): string => `earlier:${run}`;

type Store = Pick<Storage, 'getItem' | 'setItem'> | null;

/** The newest first. @param run the block, or the playground */
export function earlier(store: Store, run: string): string[] {
  try {
    const read: unknown = JSON.parse(store?.getItem(keyOf(run)) ?? '[]');
    return Array.isArray(read)
      ? read.filter((one): one is string => typeof one === 'string').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

/** Keeps one more; of a full store the oldest go first. @returns whether it is kept */
export function putAway(store: Store, run: string, text: string): boolean {
  const all = [text, ...earlier(store, run).filter((one) => one !== text)].slice(0, MOST);
  while (store !== null && all.length > 0) {
    try {
      store.setItem(keyOf(run), JSON.stringify(all));
      return true;
    } catch {
      all.pop();
    }
  }
  return false;
}
