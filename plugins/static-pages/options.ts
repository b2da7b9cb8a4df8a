/** What the pages of this site have besides what those of every site do. */
import type {Options} from '@collektive/static-pages';
import {providerOrigin} from '@collektive/search';
import {readSearchSettings} from '@collektive/search/settings';
import type {HtmlTagObject} from '@docusaurus/types';
import {BASE_URL, FEEDBACK_ENDPOINT, STOCK_CLIENT} from '../../src/site/env';
import type {SiteSettings} from '../../src/page/settings';
import {headTags} from '../document-head/tags';
import {playFiles} from '../playground/files';
import {OLDEST} from './bundling';
import {islandFiles} from './islands';
import {LOGO_STYLES, originsOf} from './origins';
import {searchFiles} from './search';
import {toolsFile} from './tools';

const preconnect = (href: string): HtmlTagObject => ({
  tagName: 'link',
  attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'},
});

/** The code of an island, and of what it imports. */
function codeOf(island: string): string {
  const {addresses, files} = islandFiles();
  return (addresses.get(island) ?? []).map((file) => files.get(file)).join('\n');
}

/** What scripts of pages must know: where the build puts what they fetch. */
export function siteSettings(): SiteSettings {
  const {early, worker} = searchFiles();
  return {
    hydratesIslands: !STOCK_CLIENT && process.env.NODE_ENV !== 'development',
    islands: Object.fromEntries(
      [...islandFiles().addresses].map(([name, files]) => [
        name,
        files.map((file) => BASE_URL + file),
      ]),
    ),
    earlySearch:
      // A provider's hits have a long way anyway.
      readSearchSettings(process.env).mode === 'embedded'
        ? {
            worker: BASE_URL + worker.file,
            module: BASE_URL + early.file,
            index: `${BASE_URL}search/index.json`,
          }
        : null,
    tools: BASE_URL + toolsFile().file,
  };
}

/** @param written what the build adds besides, and what is made of the pages */
export const pageOptions = (
  written: {files: () => ReadonlyMap<string, string | Uint8Array>} & Pick<Options, 'read'>,
): Options => ({
  head: 'src/page/head.ts',
  controls: 'src/client.ts',
  settings: siteSettings,
  target: OLDEST,
  stockClient: STOCK_CLIENT,
  headTags() {
    const search = readSearchSettings(process.env);
    return [
      ...headTags(),
      ...(search.mode === 'hosted' ? [preconnect(providerOrigin(search))] : []),
    ];
  },
  policy: {
    sources: {
      'connect-src': [
        ...originsOf(readSearchSettings(process.env)),
        ...(FEEDBACK_ENDPOINT ? [new URL(FEEDBACK_ENDPOINT).origin] : []),
      ],
    },
    styles: [LOGO_STYLES],
  },
  files: () => ({
    files: new Map([
      ...islandFiles().files,
      ...searchFiles().files,
      ...playFiles().files,
      [toolsFile().file, toolsFile().code],
      ...written.files(),
    ]),
    added: {
      components: Object.keys(searchFiles().islands).map(codeOf).join('\n'),
      // Islands bring sheets for what they have once they are alive, which read the page's variables.
      styled:
        [...islandFiles().files.values()].join('\n') + searchFiles().early.code + toolsFile().code,
    },
  }),
  read: written.read,
});
