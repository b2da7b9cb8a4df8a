/** The browser's storage, in memory; `items` is what it holds. */
export interface Memory {
  items: Record<string, string>;
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

export function memory(items: Record<string, string> = {}): Memory {
  return {
    items,
    getItem: (key) => items[key] ?? null,
    setItem: (key, value) => void (items[key] = value),
    removeItem: (key) => void delete items[key],
  };
}
