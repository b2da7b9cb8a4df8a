/** What is made of pages as the framework wrote them: the search index, and what machines read. */
import type {Options} from '@collektive/static-pages';
import {writeSearch, type KeywordSource} from '@collektive/search/build';
import {untranslatedOf, withLanguages} from '../content-language';
import {forMachines, writeForMachines} from '../machines';
import {findPages} from './rows';

/** @param keywords of sections, by the pages' plain addresses, once they are known */
export const readSite =
  (keywords: () => ReadonlyMap<string, KeywordSource>): NonNullable<Options['read']> =>
  async (read, props) => {
    const found = findPages(read, props, keywords());
    await writeSearch(
      found.map(({row}) => row),
      props,
    );
    await writeForMachines(found, props);
    const rows = new Map(found.map(({route, row}) => [route, row]));
    const {currentLocale, defaultLocale} = props.i18n;
    const untranslated =
      currentLocale === defaultLocale ? undefined : untranslatedOf(props.routesPaths, read);
    return (html, route) => {
      const row = rows.get(route);
      const told = row === undefined ? html : forMachines(html, row, props);
      return untranslated ? withLanguages(told, untranslated, defaultLocale) : told;
    };
  };
