import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Puts ./PendingNavigation in the place of the framework's own, in pages. */
export default function nextPage(): Plugin {
  return {
    name: 'next-page',
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {
                  test: /[\\/]core[\\/]lib[\\/]client[\\/]PendingNavigation\.js$/,
                  use: {
                    loader: path.join(__dirname, '../stand-in-loader.js'),
                    options: {module: '@site/plugins/next-page/PendingNavigation'},
                  },
                },
              ],
            },
          },
  };
}
