/** What the pages of this site have besides what those of every site do. */
import type {Options} from '@collektive/static-pages';
import {providerOrigin} from '@collektive/search';
import {readSearchSettings} from '@collektive/search/settings';
import {TWIN} from '@collektive/twins/file';
import type {HtmlTagObject} from '@docusaurus/types';
import {
  BASE_URL,
  CRASH_PAGE,
  FEEDBACK_ENDPOINT,
  HYDRATE_AT_LOAD,
  ISLANDS_RUNTIME,
} from '../../src/site/env';
import {FEATURES} from '../../src/site/features';
import {HOSTS} from '../../src/site/hosts';
import {REDIRECTS} from '../../src/site/redirects';
import {OLDER_RELEASES} from '../../src/site/releases';
import type {SiteSettings} from '../../src/page/settings';
import {headTags} from '../document-head/tags';
import {offlineModules} from '../offline';
import {playFiles} from '../play/files';
import {OLDEST} from './bundling';
import {LOGO_STYLES, originsOf} from './origins';
import {searchFiles} from './search';
import {toolsFile} from './tools';

const panelFile = (): [string, string] => {
  const {file, code} = offlineModules().panel;
  return [file, code];
};

const IS_WRITING = process.env.NODE_ENV === 'development';

const twin: HtmlTagObject = {
  tagName: 'link',
  attributes: {rel: 'alternate', type: 'text/markdown', href: TWIN},
};

const preconnect = (href: string): HtmlTagObject => ({
  tagName: 'link',
  attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'},
});

/** What scripts of pages must know: where the build puts what they fetch. */
export function siteSettings(): SiteSettings & Pick<PageSettings, 'searchKeys' | 'stockCode'> {
  const {islands, early, worker} = searchFiles();
  const addressesOf = (island: string): string[] =>
    (islands.addresses.get(island) ?? []).map((file) => BASE_URL + file);
  return {
    searchKeys: true,
    stockCode: false,
    islands: {
      dialog: addressesOf('dialog'),
      searchPage: addressesOf('searchPage'),
      ask: addressesOf('ask'),
    },
    earlySearch:
      // A provider's hits have a long way anyway.
      readSearchSettings(process.env).mode === 'embedded'
        ? {
            worker: BASE_URL + worker.file,
            module: BASE_URL + early.file,
            index: `${BASE_URL}search/index.json`,
          }
        : null,
    versionedIndexes: OLDER_RELEASES.length > 0 ? BASE_URL : null,
    play: BASE_URL + playFiles().player,
    tools: BASE_URL + toolsFile().file,
  };
}

/** Where a page has samples or figures that run. */
const HAS_SAMPLES = /\sdata-(run|figure|hero)\b/;

/** @param written what the build adds besides, and what is made of the pages */
export const pageOptions = (
  written: {files?: () => ReadonlyMap<string, string | Uint8Array>} & Pick<
    Options,
    'read' | 'last'
  > = {},
): Options => ({
  head: 'src/page/head.ts',
  controls: 'src/client.ts',
  settings: siteSettings,
  target: OLDEST,
  styles: false,
  hydrateAtLoad: HYDRATE_AT_LOAD || CRASH_PAGE,
  headTags() {
    const search = readSearchSettings(process.env);
    return [
      ...headTags(),
      ...(search.mode === 'hosted' ? [preconnect(providerOrigin(search))] : []),
      // The build puts it into pages that have one (plugins/machines).
      ...(FEATURES.twins && IS_WRITING ? [twin] : []),
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
    refuseStyleAttributes: true,
    withoutTrustedTypes: ISLANDS_RUNTIME !== 'preact',
  },
  redirects: REDIRECTS,
  hosts: HOSTS,
  files: () => ({
    files: new Map([
      ...searchFiles().files,
      ...playFiles().files,
      [toolsFile().file, toolsFile().code],
      ...(FEATURES.offline ? [panelFile()] : []),
      ...(written.files?.() ?? []),
    ]),
    added: {
      components: [...searchFiles().islands.files.values()].join('\n'),
      styled: searchFiles().early.code + toolsFile().code,
      some: {pages: HAS_SAMPLES, styled: playFiles().styled},
    },
  }),
  read: written.read,
  last: written.last,
});
