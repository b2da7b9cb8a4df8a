import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const ALIASES = {
  // The framework uses one function of it, in a way that brings all of it.
  tslib$: 'tslib.js',
  nprogress$: 'progress.js',
  'prop-types$': 'prop-types.js',
  'hoist-non-react-statics$': 'hoist-statics.js',
  'react-helmet-async$': 'helmet.ts',
  'react-loadable$': 'loadable.ts',
};

/**
 * Small stand-ins for packages of the framework's client, and nothing in pages that only the
 * server or the build reads: some 13 kB less script for every reader.
 */
export default function smallHelpers(): Plugin {
  const alias = Object.fromEntries(
    Object.entries(ALIASES).map(([name, file]) => [name, path.join(__dirname, file)]),
  );
  return {
    name: 'small-helpers',
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : {
            resolve: {alias},
            module: {
              rules: [
                {
                  test: /[\\/]docusaurus\.config\.mjs$/,
                  use: path.join(__dirname, 'site-config-loader.js'),
                },
                {
                  test: /[\\/]client[\\/]BaseUrlIssueBanner[\\/]index\.js$/,
                  use: path.join(__dirname, 'server-only-loader.js'),
                },
              ],
            },
          },
  };
}
