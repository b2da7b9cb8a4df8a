/** Attributes of elements that authors write, as plain text. */
export type Written = Readonly<Record<string, string>>;

/**
 * A list of numbers with spaces between.
 * @param usual where nothing is written
 */
export function numbers(written: Written, name: string, usual: number[] = []): number[] {
  const text = written[name];
  if (text === undefined) {
    return usual;
  }
  if (text.trim() === '') {
    return [];
  }
  const found = text.trim().split(/\s+/).map(Number);
  if (found.some(Number.isNaN)) {
    throw new Error(
      `${name}="${text}" is not a list of numbers. Write them with spaces between: "0 5"`,
    );
  }
  return found;
}
