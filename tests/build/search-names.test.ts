/** Row S11: who types a name of the library finds its entry in the reference, in the index that the build wrote. */
import {expect, test} from 'vitest';
import {askWith} from '../../bench/search/adapters/shared';
import {siteIndex, siteRows} from '../../bench/search/site';
import {addressOf, readEntries} from '../../content/reference/entries';
import {createEngine} from '@collektive/search/engine';
import {ROOT} from '../unit/files';

/** Names that are also words of the field, such as `State` and `gossip`, may come after their explanation. */
const SHARE_FIRST = 0.9;

test('S11 a name of the library finds its entry: first, or among the first five where it is also a word', () => {
  const search = askWith(createEngine(siteRows(), siteIndex()));
  const entries = readEntries(ROOT);
  const places = entries.map((entry) => search(entry.name).indexOf(addressOf(entry)));
  const far = entries.filter((_, at) => places[at] < 0 || places[at] >= 5);
  expect(far.map(({page, name}) => `${page}#${name}`)).toEqual([]);
  const first = places.filter((place) => place === 0).length;
  expect(first / entries.length).toBeGreaterThanOrEqual(SHARE_FIRST);
});
