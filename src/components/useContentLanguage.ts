import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {sourceOf} from '@site/src/site/kinds';

/**
 * The language of a page that nobody has translated, for the attribute `lang`.
 * @param source the page's file, as the framework names it
 * @returns `undefined` where it is that of the site
 */
export default function useContentLanguage(source: string): string | undefined {
  const {
    i18n: {currentLocale, defaultLocale},
  } = useDocusaurusContext();
  return currentLocale === defaultLocale || sourceOf(source) !== source ? undefined : defaultLocale;
}
