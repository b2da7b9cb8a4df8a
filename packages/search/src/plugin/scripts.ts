/** What pages fetch for search: its islands, and the thread that finds hits. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {withTexts} from '@collektive/texts/build';
import {buildSync, type OutputFile} from 'esbuild';
import type {SearchSite} from '../client/site';
import {readSearchSettings} from '../readSettings';

export interface Options {
  /** Pages that are offered before a query and where it finds nothing, with paths below the base URL. */
  places?: SearchSite['places'];
  /** Results are kept to the page's language and version of the documentation, as without this option. */
  contextualSearch?: boolean;
}

/** Addresses of islands, for the components of the theme. */
export interface Addresses {
  readonly dialog: string;
  readonly results: string;
}

/** Path of the page of results below the base URL. */
export const SEARCH_PAGE = 'search';

const SOURCES = path.join(__dirname, '..');

/** Sites that name a policy for markup and threads set these before; without one, all that these islands make is let through. */
const NO_POLICY =
  'window.trusted ??= {createHTML: (html) => html, createScriptURL: (address) => address};';

const PREACT = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

export class Scripts {
  /** Where they lie below the base URL. */
  readonly folder = 'assets/search/';
  readonly addresses: Addresses;
  private readonly files: readonly OutputFile[];

  /** Bundles them. */
  constructor({baseUrl, siteConfig}: LoadContext, options: Options) {
    const common = {
      ...{absWorkingDir: SOURCES, outdir: 'out', bundle: true, minify: true, write: false as const},
      ...{entryNames: '[name].[hash]', logLevel: 'error' as const},
    };
    const worker = buildSync({...common, entryPoints: {worker: 'worker/worker.ts'}});
    const site: SearchSite = {
      url: siteConfig.url,
      baseUrl,
      settings: readSearchSettings(process.env),
      indexName: 'site',
      searchPagePath: SEARCH_PAGE,
      contextualSearch: options.contextualSearch ?? true,
      places: options.places ?? [],
      worker: this.addressIn(baseUrl, 'worker', worker.outputFiles),
      isWriting: process.env.NODE_ENV === 'development',
    };
    const islands = withTexts(SOURCES, (TEXTS) =>
      buildSync({
        ...common,
        entryPoints: {dialog: 'plugin/dialog.ts', results: 'plugin/results.ts'},
        chunkNames: 'shared.[hash]',
        define: {
          'process.env.NODE_ENV': '"production"',
          SEARCH_SITE: JSON.stringify(site),
          TEXTS,
        },
        alias: PREACT,
        inject: ['ui/trustedMarkup.ts'],
        banner: {js: NO_POLICY},
        loader: {'.css': 'text'},
        jsx: 'automatic',
        format: 'esm',
        splitting: true,
        metafile: true,
      }),
    );
    this.files = [...worker.outputFiles, ...islands.outputFiles];
    this.addresses = {
      dialog: this.addressIn(baseUrl, 'dialog', islands.outputFiles),
      results: this.addressIn(baseUrl, 'results', islands.outputFiles),
    };
  }

  /** @param folder of the build, or what stands for it while the site is written */
  write(folder: string): void {
    const target = path.join(folder, this.folder);
    mkdirSync(target, {recursive: true});
    for (const {path: file, contents} of this.files) {
      writeFileSync(path.join(target, path.basename(file)), contents);
    }
  }

  private addressIn(baseUrl: string, name: string, files: readonly OutputFile[]): string {
    const file = files
      .map((one) => path.basename(one.path))
      .find((one) => one.startsWith(`${name}.`));
    return baseUrl + this.folder + file!;
  }
}
