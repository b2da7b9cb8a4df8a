/** Search for a site with Docusaurus' classic theme: the index, a button in the navbar, the dialog, and a page of results. */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {extractPage, searchDevServer, writeSearch} from '../build';
import type {StoredPage} from '../index/rows';
import {type Options, SEARCH_PAGE, Scripts} from './scripts';

export type {Options} from './scripts';

/** The page of a route, as the build wrote it. */
async function builtPage(outDir: string, route: string, baseUrl: string): Promise<string> {
  const bare = path.join(outDir, route.slice(baseUrl.length));
  const file = [path.join(bare, 'index.html'), `${bare}.html`].find((one) => existsSync(one));
  return file === undefined ? '' : await readFile(file, 'utf8');
}

/** Pages are read once they are built; what `npm start` finds is the text of the last build. */
export default function searchPlugin(context: LoadContext, options: Options = {}): Plugin {
  const {baseUrl, siteConfig} = context;
  const scripts = new Scripts(context, options);
  return {
    name: 'collektive-search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'roles.css')],
    contentLoaded({actions}) {
      actions.setGlobalData(scripts.addresses);
      actions.addRoute({
        path: baseUrl + SEARCH_PAGE,
        component: path.join(__dirname, 'ResultsPage.tsx'),
        exact: true,
      });
    },
    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') {
        return {};
      }
      scripts.write(context.generatedFilesDir);
      const served = {
        directory: path.join(context.generatedFilesDir, scripts.folder),
        publicPath: baseUrl + scripts.folder,
      };
      return {devServer: {static: [searchDevServer(context), served]}} as object;
    },
    async postBuild(props) {
      const pages: StoredPage[] = [];
      for (const route of [...new Set(props.routesPaths)].sort()) {
        const html = await builtPage(props.outDir, route, baseUrl);
        const page = html === '' ? undefined : extractPage(html, route, siteConfig.title);
        if (page !== undefined) {
          pages.push(page);
        }
      }
      await writeSearch(pages, props);
      scripts.write(props.outDir);
    },
  };
}
