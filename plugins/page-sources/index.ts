import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writtenPages} from './addresses';

/** What pages quote, besides themselves. */
const FOLDERS = ['samples/src', 'samples/mistakes', 'samples/recorded', 'samples/starter'];

/** What Markdown goes through: without this a build would take pages from its cache that other code made. */
const CODE = ['markdown', 'src/code', 'src/pictures', 'src/site'];

/** Where the addresses of all pages are kept, which links by file name lead to. */
const ADDRESSES = 'addresses.json';

/** Renders pages anew when a sample that they quote changes, or the address of a page; see ./loader. */
export default function pageSources({siteDir}: LoadContext): Plugin {
  const [folders, code] = [FOLDERS, CODE].map((names) =>
    names.map((folder) => path.join(siteDir, folder)).filter(existsSync),
  );
  let addresses = '';
  return {
    name: 'page-sources',
    async allContentLoaded({allContent, actions}) {
      addresses = await actions.createData(ADDRESSES, writtenPages(allContent));
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Not `test`: Docusaurus takes any rule with a test for .mdx for a content plugin's.
            resource: /\.mdx?$/,
            enforce: 'pre',
            use: [{loader: require.resolve('./loader.js'), options: {folders, code, addresses}}],
          },
        ],
      },
    }),
  };
}
