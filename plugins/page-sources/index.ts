import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What pages quote, besides themselves. */
const FOLDERS = ['samples/src', 'samples/mistakes', 'samples/recorded'];

/** Renders pages anew when a sample that they quote changes; see ./loader. */
export default function pageSources({siteDir}: LoadContext): Plugin {
  const folders = FOLDERS.map((folder) => path.join(siteDir, folder)).filter(existsSync);
  return {
    name: 'page-sources',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Not `test`: Docusaurus takes any rule with a test for .mdx for a content plugin's.
            resource: /\.mdx?$/,
            enforce: 'pre',
            use: [{loader: require.resolve('./loader.js'), options: {folders}}],
          },
        ],
      },
    }),
  };
}
