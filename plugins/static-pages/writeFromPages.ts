/** What is made of pages as the framework wrote them: the search index, and what machines read. */
import type {Options} from '@collektive/static-pages';
import {writeSearch, type KeywordSource} from '@collektive/search/build';
import {writeForMachines} from '../machine-readable';
import {findPages} from './findPages';

/** @param keywords of sections, by the pages' plain addresses, once they are known */
export const writeFromPages =
  (keywords: () => ReadonlyMap<string, KeywordSource>): Options['read'] =>
  async (read, props) => {
    const found = findPages(read, props, keywords());
    await writeSearch(
      found.map(({row}) => row),
      props,
    );
    await writeForMachines(found, props);
  };
