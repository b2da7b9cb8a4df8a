/** Attributes of elements that authors write, as plain text. */
import {thereAre} from '@collektive/problems';

export type Written = Readonly<Record<string, string>>;

/**
 * Holds an element to what may and must be written.
 * @throws Error with half a sentence for the first attribute that is unknown or missing
 */
export function readAttributes(
  element: string,
  attributes: Readonly<Record<string, 'must' | 'may'>>,
  written: Written,
): void {
  const names = Object.keys(attributes);
  for (const name of Object.keys(written)) {
    if (!names.includes(name)) {
      throw new Error(
        `<${element}> has no attribute "${name}".${names.length > 0 ? thereAre(name, names) : ' It has none'}`,
      );
    }
  }
  for (const name of names) {
    if (attributes[name] === 'must' && !written[name]) {
      throw new Error(`<${element}> needs ${name}="…". guides/pages.md says what that is`);
    }
  }
}

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
