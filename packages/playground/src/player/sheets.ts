/** Style sheets of shadow roots, which the page's own do not reach. */
import shared from './shared.css';

export const sheetOf = (text: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
};

/** What all of them have, and then their own. */
export const sheetsOf = (...own: readonly string[]): CSSStyleSheet[] =>
  [shared, ...own].map(sheetOf);
