import {utimesSync} from 'node:fs';
import path from 'node:path';
import {Sent} from '@collektive/licences';
import staticPages from '@collektive/static-pages';
import {keywordSources, searchDevServer, type KeywordSource} from '@collektive/search/build';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FOLDER, pictureFiles} from '../../src/pictures/files';
import {LOCALE, SOURCE_LOCALE} from '../../src/site/env';
import {noScriptFile} from '../document-head/styles';
import {offlineFiles, offlineModules} from '../offline';
import {playFiles} from '../play/files';
import {starterFiles} from '../starter';
import {serveFiles} from './dev-server';
import {pageOptions} from './options';
import type * as Read from './read';
import {searchFiles} from './search';
import {toolsFile} from './tools';

/** What pages are sent besides what bundlers write; src/page imports no package (.dependency-cruiser.cjs). */
const FONTS = ['@fontsource-variable/figtree', '@fontsource-variable/jetbrains-mono'];

const LICENCES_HEAD =
  'What readers of this site are sent is partly written by others. These are the packages whose code or\n' +
  'fonts are in it, each with its licence. The site itself is under the Apache License 2.0.\n';

/** Pictures in another language than those that lie in the folder of static files, by their paths below the base URL. */
const translatedPictures = (siteDir: string): [string, string][] =>
  LOCALE === SOURCE_LOCALE
    ? []
    : [...pictureFiles(siteDir)].map(([name, svg]) => [
        path.posix.join(path.posix.relative('static', FOLDER), name),
        svg,
      ]);

/** The static pages of this site: with search, samples that run, the starter's archives, and others' licences. */
export default function sitePages(context: LoadContext): Plugin {
  const {siteDir, baseUrl} = context;
  const isWriting = process.env.NODE_ENV === 'development';
  const sent = new Sent(siteDir, FONTS);
  let isLoaded = false;
  let keywords: ReadonlyMap<string, KeywordSource> = new Map();
  const plugin = staticPages(
    context,
    pageOptions({
      files() {
        const noScript = noScriptFile();
        const modules = [
          toolsFile(),
          playFiles(),
          searchFiles(),
          ...Object.values(offlineModules()),
        ].flatMap((made) => made.modules);
        return new Map<string, string | Uint8Array>([
          ...starterFiles(siteDir),
          ...translatedPictures(siteDir),
          [noScript.file, noScript.css],
          ['third-party-licenses.txt', sent.file(LICENCES_HEAD, modules)],
        ]);
      },
      read(...args) {
        // As late as it is needed: a quarter of all that the configuration loads, for pages that have been written.
        // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import of TypeScript needs a loader of modules
        const {readSite} = require('./read') as typeof Read;
        return readSite(() => keywords)(...args);
      },
      last: ({outDir}) => offlineFiles(outDir, baseUrl),
    }),
  );
  return {
    ...plugin,
    getPathsToWatch: () => [`${siteDir}/src/site/*.ts`],
    loadContent() {
      // The framework watches its configuration, not what that imports: a touch of it lets all be read again.
      if (isWriting && isLoaded) {
        utimesSync(context.siteConfigPath, new Date(), new Date());
      }
      isLoaded = true;
    },
    async allContentLoaded(args) {
      keywords = keywordSources(args.allContent);
      await plugin.allContentLoaded?.(args);
    },
    configureWebpack(...args) {
      if (isWriting) {
        // The framework's type does not know of the development server; its code does.
        return {devServer: {...serveFiles(context), static: [searchDevServer(context)]}} as object;
      }
      const [, isServer] = args;
      const own = plugin.configureWebpack?.(...args) ?? {};
      return isServer
        ? own
        : {...own, plugins: [sent.notes(!plugin.hasClient()), ...(own.plugins ?? [])]};
    },
  };
}
