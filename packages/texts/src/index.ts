/**
 * Texts of an interface, written in English where they are used. A build in another language replaces the global
 * `TEXTS`, by English texts; one in English leaves nothing of all this but the texts themselves.
 */
declare global {
  /** Texts of a language by the English ones; its tag by the empty text. Not defined in English. */
  var TEXTS: Readonly<Record<string, string>> | undefined;
}

type Value = string | number;

/** A text of the interface, in the language of the page. @param english as a literal: builds look for it */
export function text(english: string): string {
  return typeof TEXTS === 'undefined' ? english : (TEXTS[english] ?? english);
}

/** The language of the page, as a tag. */
export const language = (): string => (typeof TEXTS === 'undefined' ? 'en' : TEXTS['']);

/** @param message with `{0}`, `{1}` in the places of values */
const filled = (message: string, values: readonly Value[]): string =>
  message.replace(/\{(\d)\}/g, (_, at: string) => {
    const value = values[Number(at)];
    return typeof value === 'number' ? value.toLocaleString(language()) : value;
  });

/** A text with values in it: they are `{0}`, `{1}` to translators, and numbers are written as the language does. */
export const phrase = (pieces: TemplateStringsArray, ...values: Value[]): string =>
  typeof TEXTS === 'undefined'
    ? String.raw({raw: pieces}, ...values)
    : filled(text(pieces.reduce((before, piece, at) => `${before}{${at - 1}}${piece}`)), values);

/** Forms in the order in which a language writes those that it has. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/**
 * A text that depends on a number, its `{0}`.
 * @param english one and other, as `{0} link|{0} links`
 * @param more values: `{1}` and so on
 */
export function plural(count: number, english: string, ...more: Value[]): string {
  const rules = new Intl.PluralRules(language());
  const own = rules.resolvedOptions().pluralCategories;
  const at = FORMS.filter((form) => own.includes(form)).indexOf(rules.select(count));
  const forms = text(english).split('|');
  return filled(forms[Math.min(at, forms.length - 1)], [count, ...more]);
}
