/** Records of a small index whose pages exist on this site. */
import {hierarchyOf, type Hierarchy, type HitType, type SearchRecord} from '../types';

const SITE = 'https://collektive.github.io';
/** A record with what a test cares about; the rest as the site writes it. */
export function record(
  type: HitType,
  path: string,
  hierarchy: Partial<Hierarchy>,
  content: string | null = null,
): SearchRecord {
  const [page, anchor = null] = path.split('#');
  return {
    objectID: `${type}:${path}`,
    url: SITE + path,
    url_without_anchor: SITE + page,
    anchor,
    type,
    hierarchy: hierarchyOf({lvl0: 'Documentation', ...hierarchy}),
    content,
    language: 'en',
    version: 'current',
    docusaurus_tag: 'docs-default-current',
    weight: {
      pageRank: 0,
      level: type === 'content' ? 0 : 110 - 10 * Number(type.slice(3)),
      position: 0,
    },
  };
}

const FIRST = '/docs/tutorials/first-collektive-program/';
const BASIC = '/docs/tutorials/basic-usage/';

/** What the provider's stub knows unless a test brings its own. */
export const RECORDS: SearchRecord[] = [
  record('lvl1', FIRST, {lvl1: 'Your first Collektive program'}),
  record('lvl2', `${FIRST}#run-it`, {
    lvl1: 'Your first Collektive program',
    lvl2: 'Run the program',
  }),
  record(
    'content',
    `${FIRST}#device`,
    {lvl1: 'Your first Collektive program', lvl2: 'A device'},
    'Every device runs the same program in rounds and shares what it knows with its neighbours, ' +
      'so that a value such as Aggregate<Int> spreads over the whole network without a leader',
  ),
  record('lvl1', BASIC, {lvl1: 'Basic usage'}),
  // Without its page: the client supplies the parent.
  record('lvl2', `${BASIC}#neighbouring`, {lvl1: 'Basic usage', lvl2: 'Neighbouring values'}),
  record('lvl1', '/docs/explanation/aggregate-programming/', {lvl1: 'Aggregate programming'}),
  record('lvl1', '/blog/welcome/', {lvl0: 'Blog', lvl1: 'Welcome'}),
].map((entry) => (entry.url.includes('/blog/') ? {...entry, docusaurus_tag: 'default'} : entry));

/** A record that another language's or version's reader must not see. */
export const FOREIGN: SearchRecord = {
  ...record('lvl1', '/it/docs/program/', {lvl1: 'Program in Italian'}),
  language: 'it',
};

/**
 * Found by `many`: twenty headings on five pages that the answer lacks. With the pages, which the
 * site supplies, more hits are shown than one event may name.
 */
export const MANY: SearchRecord[] = Array.from({length: 20}, (_, i) => {
  const page = Math.floor(i / 4);
  return record('lvl2', `/docs/intro/?page=${page}#many-${i}`, {
    lvl0: `Part ${page}`,
    lvl1: `Page ${page}`,
    lvl2: `Many ${i}`,
  });
});
