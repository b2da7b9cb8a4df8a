/** What machines read of pages: their words as Markdown, and what they are. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {cardFile, Cards, withCard} from '@collektive/cards';
import {isOlderVersion} from '@collektive/search';
import type {StoredPage} from '@collektive/search/index';
import {questionsOf, withStructuredData} from '@collektive/structured-data';
import {partsOf, TWIN_LINK, twinFiles, twinOf} from '@collektive/twins';
import type {Props} from '@docusaurus/types';
import {kept} from '../../content/kept';
import {FEATURES} from '../../src/site/features';
import {DESCRIPTION, NAME} from '../../src/site/identity';
import {
  LICENCE,
  LICENCE_NAME,
  REPOSITORY,
  SECURITY_EXPIRES,
  SECURITY_REPORT,
} from '../../src/site/links';
import {COLLEKTIVE_VERSION} from '../../src/site/versions';
import {RELEASES_FEED, RELEASES_LINK, releasesFeed} from '../releases-feed';
import {readingOf} from './reading';
import {securityFile} from './security';

const LIBRARY = {
  ...{name: NAME, description: DESCRIPTION, repository: REPOSITORY},
  ...{version: COLLEKTIVE_VERSION, licence: LICENCE},
};

/** Its headings ask, and what follows them answers. */
const QUESTIONS = 'docs/faq/';

/** Its tables are the feed of releases. */
const RELEASES = 'docs/releases/';

/** A page that search finds, as the framework wrote it. */
export interface Found {
  row: StoredPage;
  html: string;
}

/** What files beside pages are told of the site. */
export type Site = Pick<Props, 'siteConfig' | 'baseUrl' | 'siteDir'>;

const cardOf = (address: string, {baseUrl}: Pick<Site, 'baseUrl'>): string =>
  cardFile(address.slice(baseUrl.length));

/** Is it for machines? Of what is documented for an older release they would not know that it is old. */
const hasTwin = ({docusaurus_tag: tag}: StoredPage): boolean =>
  FEATURES.twins && !isOlderVersion(tag);

const hasFeed = (address: string, {baseUrl}: Pick<Site, 'baseUrl'>): boolean =>
  FEATURES.releasesFeed && address === baseUrl + RELEASES;

/** What a page asks and answers. */
function questionsIn(html: string, address: string, {baseUrl}: Pick<Site, 'baseUrl'>) {
  const parts = address === baseUrl + QUESTIONS ? partsOf(html, address, readingOf()) : undefined;
  return parts && questionsOf(parts.main);
}

/** A page with what its head tells machines. */
export function forMachines(html: string, row: StoredPage, site: Site): string {
  const address = row.path;
  const {
    siteConfig: {url, themeConfig},
    baseUrl,
  } = site;
  const told = FEATURES.structuredData
    ? withStructuredData(
        html,
        address,
        {url, baseUrl, library: LIBRARY},
        questionsIn(html, address, site),
      )
    : html;
  const shown = FEATURES.cards
    ? withCard(told, url + baseUrl + cardOf(address, site), String(themeConfig.image))
    : told;
  // Before the blog's: readers of feeds that ask nobody take the first.
  const fed = hasFeed(address, site)
    ? shown.replace('</title>', `</title>${RELEASES_LINK}`)
    : shown;
  return hasTwin(row) ? fed.replace('</head>', `${TWIN_LINK}</head>`) : fed;
}

const twinBefore = kept(
  'twins',
  ['packages/twins/src', 'packages/texts/src'],
  ([page, site]: Parameters<typeof twinOf>) => twinOf(page, site) ?? null,
);

const keptTwin: typeof twinOf = (...of) => twinBefore(of) ?? undefined;

/** The files beside pages, by their paths below the base URL. */
export async function* filesFor(
  found: readonly Found[],
  site: Site,
): AsyncGenerator<readonly [string, string | Uint8Array]> {
  const {siteConfig, baseUrl, siteDir} = site;
  const {url} = siteConfig;
  if (FEATURES.twins) {
    const originals = found
      .filter(({row}) => hasTwin(row))
      .map(({row, html}) => ({path: row.path, group: row.lvl0, html}));
    const words = {name: NAME, summary: DESCRIPTION, reading: readingOf()};
    yield* twinFiles(originals, {...words, url, baseUrl}, keptTwin);
  }
  for (const {row, html} of found.filter((one) => hasFeed(one.row.path, site))) {
    const page = url + row.path;
    yield [RELEASES + RELEASES_FEED, releasesFeed(html, {name: NAME, page, licence: LICENCE_NAME})];
  }
  if (FEATURES.cards) {
    const cards = new Cards(path.join(siteDir, 'node_modules/.cache/cards'));
    for (const {row} of found) {
      const [[, , title]] = row.rows;
      const card = {path: row.path, title, section: row.lvl0, site: NAME};
      yield [cardOf(row.path, site), await cards.draw(card)];
    }
  }
}

/** Writes the files beside pages, and beside those of the first language what a site has once. */
export async function writeForMachines(
  found: readonly Found[],
  props: Site & Pick<Props, 'outDir' | 'i18n'>,
): Promise<void> {
  const {siteConfig, baseUrl, outDir, i18n} = props;
  const write = async (file: string, content: string | Uint8Array): Promise<void> => {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, content);
  };
  for await (const [file, content] of filesFor(found, props)) {
    await write(file, content);
  }
  if (i18n.currentLocale === i18n.defaultLocale) {
    const root = siteConfig.url + baseUrl;
    await write('.well-known/security.txt', securityFile(root, SECURITY_REPORT, SECURITY_EXPIRES));
  }
}
