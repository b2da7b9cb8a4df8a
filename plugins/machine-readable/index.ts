/** What machines read beside pages: their words as Markdown, and a picture for links to them. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {cardFile, Cards} from '@collektive/cards';
import type {StoredPage} from '@collektive/search/index';
import {markdownFiles, copyOf} from '@collektive/markdown-copies';
import type {Props} from '@docusaurus/types';
import {cached} from '../../markdown/cache';
import {FEATURES} from '../../src/site/features';
import {DESCRIPTION, NAME} from '../../src/site/identity';
import {readingOf} from './reading';

/** A page that search finds, as the framework wrote it. */
export interface Found {
  row: StoredPage;
  html: string;
}

/** What files beside pages are told of the site. */
export type Site = Pick<Props, 'siteConfig' | 'baseUrl' | 'siteDir'>;

const cardOf = (address: string, {baseUrl}: Pick<Site, 'baseUrl'>): string =>
  cardFile(address.slice(baseUrl.length));

const copyBefore = cached(
  'markdown-copies',
  ['plugins/machine-readable/markdown-copies/src'],
  ([page, site]: Parameters<typeof copyOf>) => copyOf(page, site) ?? null,
);

const cachedCopy: typeof copyOf = (...of) => copyBefore(of) ?? undefined;

/** The files beside pages, by their paths below the base URL. */
export async function* filesFor(
  found: readonly Found[],
  site: Site,
): AsyncGenerator<readonly [string, string | Uint8Array]> {
  const {siteConfig, baseUrl, siteDir} = site;
  const {url} = siteConfig;
  if (FEATURES.markdownCopies) {
    const originals = found.map(({row, html}) => ({path: row.path, group: row.lvl0, html}));
    const words = {name: NAME, summary: DESCRIPTION, reading: readingOf()};
    yield* markdownFiles(originals, {...words, url, baseUrl}, cachedCopy);
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

/** Writes the files beside pages. */
export async function writeForMachines(
  found: readonly Found[],
  props: Site & Pick<Props, 'outDir'>,
): Promise<void> {
  const {outDir} = props;
  const write = async (file: string, content: string | Uint8Array): Promise<void> => {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, content);
  };
  for await (const [file, content] of filesFor(found, props)) {
    await write(file, content);
  }
}
