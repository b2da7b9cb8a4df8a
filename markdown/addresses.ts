/** What addresses of pages and headings are made of: the rest is escaped, has a meaning of its own, or is not seen. */
const FOREIGN = /[^\p{L}\p{N}._-]/gu;

/** A character as one can say it; by its number where it cannot be seen. */
const named = (sign: string): string =>
  sign === ' '
    ? 'a space'
    : /[\p{P}\p{S}]/u.test(sign)
      ? `"${sign}"`
      : `the character U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/** The characters of a name that no address should have, as one can say them; `undefined` for none. */
export const foreignIn = (name: string): string | undefined =>
  [...new Set(name.match(FOREIGN))].map(named).join(' and ') || undefined;

/** The nearest name that can be one. */
export const asAddress = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(FOREIGN, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-(?=\.|$)/g, '') || 'name';
