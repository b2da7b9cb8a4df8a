import {archive} from '@collektive/playground/project';
import staticPages from '@collektive/static-pages';
import {
  keywordSources,
  readKeywords,
  searchDevServer,
  type KeywordSource,
} from '@collektive/search/build';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {projectFiles} from '../../markdown/starter/files';
import {ARCHIVES, FORMS, PROJECT} from '../../markdown/starter/forms';
import {noScriptFile} from '../document-head/styles';
import {playFiles} from '../playground/files';
import {serveFiles} from './dev-server';
import {definedInIslands, islandFiles} from './islands';
import {licencesFile} from './licences';
import {pageOptions} from './options';
import type * as WriteFromPages from './writeFromPages';
import {searchFiles} from './search';
import {toolsFile} from './tools';

/** The static pages of this site: with search, samples that run, the starter's archives, and others' licences. */
export default function sitePages(context: LoadContext): Plugin {
  const {siteDir} = context;
  const isWriting = process.env.NODE_ENV === 'development';
  let keywords: ReadonlyMap<string, KeywordSource> = new Map();
  const plugin = staticPages(
    context,
    pageOptions({
      files() {
        const noScript = noScriptFile();
        const modules = [toolsFile(), playFiles(), searchFiles(), islandFiles()].flatMap(
          (made) => made.modules,
        );
        return new Map<string, string | Uint8Array>([
          ...FORMS.map((form, index): [string, Uint8Array] => [
            ARCHIVES[index],
            archive(PROJECT, projectFiles({siteDir}, form)),
          ]),
          [noScript.file, noScript.css],
          ['third-party-licenses.txt', licencesFile(siteDir, modules)],
        ]);
      },
      read(...args) {
        // As late as it is needed: a quarter of all that the configuration loads, for pages that have been written.
        // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import of TypeScript needs a loader of modules
        const {writeFromPages} = require('./writeFromPages') as typeof WriteFromPages;
        return writeFromPages(() => keywords)(...args);
      },
    }),
  );
  return {
    ...plugin,
    async allContentLoaded(args) {
      keywords = keywordSources(args.allContent, readKeywords(siteDir));
      await plugin.allContentLoaded?.(args);
    },
    configureWebpack(...args) {
      const configured = plugin.configureWebpack?.(...args) ?? {};
      const {DefinePlugin} = context.currentBundler.instance;
      return {
        ...configured,
        // Where the framework's client hydrates them, islands are components like any other.
        // Modules that are fetched by their addresses.
        module: {parser: {javascript: {exprContextCritical: false}}},
        plugins: [...(configured.plugins ?? []), new DefinePlugin(definedInIslands())],
        // The framework's type does not know of the development server; its code does.
        ...(isWriting && {
          devServer: {...serveFiles(context), static: [searchDevServer(context)]},
        }),
      };
    },
  };
}
